import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample

/// Who keeps whom in `date-picker`, and what it says of it, step by step.
struct WholeOwnersTests {
    private let steps = [
        "owners", "state", "from settings", "state", "present", "owners", "state", "from home", "present", "spin day 1",
        "pull", "tap cancel", "state", "push", "owners", "state", "pull", "spin month -1", "tap done", "state",
        "owners",
        "from home", "set 2013-03-07", "present", "set 2013-03-07", "tap done", "state", "present", "tap done", "reset",
        "present", "tap done", "reset", "owners", "state",
    ]

    @Test("Owners and states are described completely, for any receiver of a date")
    func conversations() throws {
        // Given
        let beginnings = [
            "technique delegate", "technique closure", "experiment no-delegate", "experiment strong-delegate",
            "experiment strong-closure", "experiment pulled-card", "experiment watched-card",
        ]

        // When
        let lines = try beginnings.flatMap { beginning -> [String] in
            let session = ScriptedSession(try ExampleSession.ofProgram("date-picker"))
            session.session.appearance.fixedWidth = 100
            _ = session.run(beginning)
            return ["— \(beginning)"] + steps.map { "> \($0)\n\(session.run($0))" }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Owners.txt")
    }

    @Test("A decoded controller loads its view later, and leave() pops a pushed controller")
    func leaving() throws {
        // Given
        let empty = NSKeyedArchiver(requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)

        // When
        let controllers: [UIViewController?] = [HomeViewController(coder: coder), SettingsViewController(coder: coder)]

        // Then
        expect(controllers.allSatisfy { $0?.nibName == nil && $0?.isViewLoaded == false })
        expect(Tab.allCases.map(\.index), equals: [0, 1])
        let (root, pushed) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(pushed, animated: false)
        pushed.leave()
        expect(navigation.viewControllers, equals: [root])
    }
}
