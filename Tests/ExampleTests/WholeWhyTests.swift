import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// Of every outlet on every screen: what it holds, and who says so.
struct WholeWhyTests {
    private nonisolated static let screens: [(program: String, lines: [[String]])] = [
        (
            "table-cell",
            [
                ["scroll 12"], ["technique register-nib"], ["technique view-factory", "scroll 1"],
                ["technique smart-cell"],
                ["experiment outlets-after-archive"], ["experiment shared-instance"],
                ["assign tableView.delegate nil"],
            ]
        ),
        ("grid-cell", [["goto 30"], ["technique collection-view", "goto 30"]]),
        (
            "date-picker",
            [
                ["present"], ["present", "tap done"], ["push"], ["experiment no-delegate", "present"],
                ["from log", "push"],
            ]
        ),
        (
            "ignorable-date-picker",
            [
                [], ["technique placeholder"], ["technique programmatic"], ["technique owner-loading"],
                ["experiment created-in-code"],
            ]
        ),
    ]

    @Test(
        "why explains an outlet's value in lines in a script, and in a drawing at a prompt with enough room",
        arguments: screens)
    func whole(program: String, screens: [[String]]) throws {
        // Given
        var (known, texts): (Set<String>, [String]) = ([], [])

        for lines in screens {
            let session = ScriptedSession(try ExampleSession.ofProgram(program))
            session.session.editing.isTrial = true
            lines.forEach { session.run($0) }
            var names: [String] = []
            for object in session.session.window.respondersAtAnyDepth {
                names += Outlets(of: object).names.filter { !names.contains($0) }
            }
            for name in names {
                // When
                let told = [(false, 100), (true, 100), (true, 44)].map { isInteractive, columns in
                    session.session.isInteractive = isInteractive
                    session.session.usesPager = false
                    session.session.appearance.fixedWidth = columns
                    return session.run("why \(name)")
                }.joined()
                let pattern = told.replacing(#/\d+/#, with: "#")
                if known.insert(pattern).inserted { texts.append("— \(lines): why \(name)\n\(told)") }
            }
        }

        // Then
        try expect(texts.joined(), isRecordedIn: "Whys-of-\(program).txt")
    }
}
