import ExampleShell
import TerminalUIKit

/// A button that leaves work for later, in all ways that iOS has.
final class LaterViewController: UIViewController {
    private let word = UILabel(frame: CGRect(x: 10, y: 60, width: 300, height: 60))
    private var said = ["now"]

    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction { [unowned self] _ in begin() }, for: .touchUpInside)
        view.addSubview(button)
        word.numberOfLines = 0
        view.addSubview(word)
    }

    private func begin() {
        DispatchQueue.main.async {
            self.say("queued")
            DispatchQueue.main.async { self.say("queued by that") }
        }
        Task { say("task") }
        UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in self.say("animated") })
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { self.say("after") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
            print("printed")
            MainActor.assumeIsolated {
                Log.write("logged")
                self.say("timer")
            }
        }
    }

    private func say(_ what: String) {
        said.append(what)
        word.text = said.joined(separator: ", ")
    }
}

OwnScreenProgram.main(named: "later") { LaterViewController() }
