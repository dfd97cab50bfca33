import Foundation
import PlainText
import TerminalTesting
import Testing

@testable import NibChecking
@testable import NibLint

/// The handbook's page of rules has what `nib lint --rules` says of each.
///
/// `WORKSHOP=1 RECORD=1 swift test --filter RulePageTests` writes it anew, and then fails.
struct RulePageTests {
    @Test("The handbook has a page about every rule, with the program's text")
    func rules() throws {
        // Given
        let rules = LintRules.all
        let file = Pages.folder.appendingPathComponent("Rules.md")

        // When
        let sections = rules.map { "\n\n## \($0.name)\n\($0.page)" }.joined() + "\n"
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
        expect(rules.count > 20)
        expect(page, equals: written, "Rules.md is stale: RECORD=1 writes it anew")
    }

    private static let beginning = """
        # The rules of nib lint

        Each rule has an example, and says what iOS does. `nib lint --rule NAME` checks only one rule. [Any nib](AnyNib.md) \
        says how to silence one.
        """
}
