import Foundation
import Handbook
import TerminalTesting
import Testing

@testable import ExampleShell

/// The handbook's claims and the reference tests say the same. That programs show each claim, `ExampleTests` say; that
/// a chapter does, `ChapterTests`.
struct SpecificationTests {
    private let handbook: Handbook
    private let tests = ReferenceTests(package: Pages.package)

    init() throws {
        handbook = try Pages.handbook()
    }

    @Test("Every claim is the title of a reference test, word for word")
    func titles() throws {
        for claim in handbook.claims {
            // Given
            let sentences = claim.text.split(separator: /\. (?=[A-Z])|\.$/).map(String.init)

            // When
            let titles = try tests.tests(of: claim.name).map(\.sentence)

            // Then
            expect(titles.contains { sentences.contains($0) }, "\(claim.name): \(sentences) is none of \(titles)")
        }
    }

    @Test("The reference tests are in the order of the claims, under headings with chapters and exercises")
    func order() throws {
        // Given
        let file = Pages.package.appendingPathComponent("Tests/ReferenceTests/ReferenceTests.swift")
        let text = try String(contentsOf: file, encoding: .utf8)

        // When
        let headings = text.matches(of: /@Suite\("([^":]+): chapters? ([^"]+), exercises? ([^"]+)"\)/).map {
            String($0.1)
        }

        // Then
        let known = handbook.claims.map(\.heading).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        let expected = known.filter { !$0.hasPrefix("Today") } + ["Today"]
        expect(headings, equals: expected)
    }
}
