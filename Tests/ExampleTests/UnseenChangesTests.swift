import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample

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

    @Test("After drive, the screen is compared with the one before it, not with the one before the last key")
    func driven() {
        // Given
        let session = IgnorableDatePickerSession()
        let screen = Screen(session, columns: 80, rows: 40)
        screen.type("spin start year 1")
        let driver = Driver(session)
        session.shown.beginCommand()

        // When
        driver.drive {
            driver.run("spin start year 1")
            driver.run("spin start year -1")
        }

        // Then
        expect(session.shown.remarkOnNothing, equals: "Nothing has changed.")
    }
}
