import Foundation
import TerminalUIKit

/// A screen with a button that counts its taps.
final class CountingController: UIViewController {
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
        button.setTitle("Count", for: .normal)
        button.addTarget(self, action: CountingController.count, for: .touchUpInside)
        view.addSubview(button)
    }

    private func count() {
        taps += 1
    }
}

/// Returns the number of actions that a screen received from three taps on a button.
@MainActor func tapsThatArrived() throws -> Int {
    let controller = CountingController(nibName: nil, bundle: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 1...3 { try window.tap("Count") }
    return controller.taps
}
