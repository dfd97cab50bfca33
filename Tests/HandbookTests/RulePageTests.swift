import Foundation
import PlainText
import TerminalTesting
import Testing

/// The handbook's page of rules is what `nib lint --rules` says of each.
///
/// `RECORD=1 swift test --filter RulePageTests` writes it anew, and then fails.
struct RulePageTests {
    @Test("The handbook has a page on every rule, in the words of the program")
    func rules() throws {
        // Given
        let program = try Executable("nib")
        let file = Pages.folder.appendingPathComponent("Rules.md")
        let names = try program.run(["lint", "--rules"]).output.split(separator: "\n").map {
            String($0.prefix { $0 != " " })
        }

        // When
        let pages = try program.run(["lint", "--rules"] + names).output
        let sections = names.reduce("\n\n" + pages) { text, name in
            text.replacing("\n\n\(name)\n\n", with: "\n\n## \(name)\n")
        }
        var isCode = false
        let lines = (Self.beginning + sections).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return isCode ? String(line) : String(line).wrapped(to: 120)
        }
        let page = lines.joined(separator: "\n")

        // Then
        let written = try? String(contentsOf: file, encoding: .utf8)
        if ProcessInfo.processInfo.environment["RECORD"] != nil, page != written {
            try Data(page.utf8).write(to: file)
        }
        #expect(names.count > 20 && names.allSatisfy { page.contains("\n## \($0)\n") })
        #expect(page == written, "Rules.md is stale: RECORD=1 writes it anew")
    }

    private static let beginning = """
        # What nib lint looks for

        `nib lint` remarks on what a reviewer would. Here each rule stands with an example, and what iOS does. \
        `nib lint --rule NAME` looks for one only; the page [Any nib](AnyNib.md) says how to silence one.
        """
}
