import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// A screen of one's own that changes without looking different.
struct UnseenChangesTests {
    private final class Keeper: UITableViewController {
        private var kept: [UIViewController] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            button.setTitle("Keep", for: .normal)
            button.addAction(UIAction { [unowned self] _ in kept.append(UIViewController()) }, for: .touchUpInside)
            tableView.tableHeaderView = button
        }
    }

    @Test("If only a controller is kept that isn't on screen, a line says that the screen looks as before")
    func objects() {
        // Given
        let screen = Screen(ListSession.showing { Keeper(style: .plain) }, columns: 60, rows: 24)

        // When
        let told = screen.type("tap keep").split(separator: "\n").last

        // Then
        expect(told, equals: "The screen looks as before.")
    }
}
