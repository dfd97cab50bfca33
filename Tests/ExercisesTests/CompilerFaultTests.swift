import Foundation
import TerminalTesting
import Testing

@testable import Exercises

/// The part of SwiftPM's output that a learner sees when code can't be built.
struct CompilerFaultTests {
    private let root = URL(fileURLWithPath: "/home/me/project")

    @Test("Each error appears once, with its place in the project, and the lines that it points to")
    func errors() {
        // Given
        let block = [
            "/home/me/project/01-x/Stub/Cell.swift:9:9: error: cannot find 'lable' in scope",
            " 8 |     func show() {", " 9 |         lable.text = nil",
            "   |         `- error: cannot find 'lable' in scope", "10 |     }",
        ]
        let output =
            ["Building for debugging...", "error: emit-module command failed with exit code 1"] + block
            + ["/home/me/project/Other.swift:1:1: warning: unused", " 1 | let x = 1", ""] + block + [
                "error: fatalError"
            ]

        // When
        let faults = CompilerFault.faults(in: output, root: root)

        // Then
        let lines = ["01-x/Stub/Cell.swift:9:9: error: cannot find 'lable' in scope"] + block.dropFirst()
        expect(faults.map(\.lines), equals: [lines])
    }

    @Test("Two compiler errors are counted as two")
    func two() {
        // Given
        let output = ["/a/B.swift:1:2: error: one", " 1 | a", "/a/B.swift:3:4: error: two", " 3 | b"]

        // When
        let faults = CompilerFault.faults(in: output, root: root)

        // Then
        expect(faults.map { $0.lines[0] }, equals: ["/a/B.swift:1:2: error: one", "/a/B.swift:3:4: error: two"])
    }

    @Test(
        "Code that needs Xcode, and problems that tests miss, are explained, and other mistakes aren't",
        arguments: [
            (
                "Stub/A.swift:1:1: error: '@IBOutlet' property cannot have non-'@objc' class type 'UILabel'",
                "`@IBOutlet` needs Objective-C; here it is `@Outlet`, imported with TerminalUIKit"
            ),
            (
                "Stub/A.swift:1:1: error: no such module 'UIKit'",
                "here it is `import ReusableViews`, or TerminalUIKit alone"
            ),
            ("Stub/A.swift:1:1: error: Objective-C interoperability is disabled", withoutObjectiveC),
            ("Stub/A.swift:1:1: error: '#selector' can only be used with the Objective-C runtime", withoutObjectiveC),
            (
                "01-x/Tests/T.swift:1:1: error: cannot find 'Cell' in scope",
                "the tests use this: in the stub it must keep the name and the type that it had"
            ),
            ("01-x/Stub/A.swift:1:1: error: cannot find 'lable' in scope", nil),
        ])
    func remarks(message: String, remark: String?) {
        // Given, When, Then
        expect(CompilerFault(lines: [message]).remark, equals: remark)
    }

    private nonisolated static let withoutObjectiveC =
        "without Objective-C there is no `@objc` and no `#selector`; a method that a control may call stands in "
        + "`override class var actions`, as in ReminderViewController of exercise 10"

    @Test("A problem without a place is printed as it was written")
    func other() {
        // Given
        let output = ["", "error: no such module", "", "error: ExitCode(rawValue: 1)"]

        // When
        let faults = CompilerFault.faults(in: output, root: root)

        // Then
        expect(faults.map(\.lines), equals: [["error: no such module", "error: ExitCode(rawValue: 1)"]])
    }
}
