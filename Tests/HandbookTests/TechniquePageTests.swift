import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook

/// The page that sets the techniques side by side, and the command that prints it.
struct TechniquePageTests {
    private static let programs = ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"]
    private let sessions: [ExampleSession]
    private let rows: [[String]]

    init() throws {
        sessions = try Self.programs.map { try Program($0, arguments: []).session }
        let page = try #require(try Pages.all()["Techniques.md"])
        let tables = try MarkdownReader.blocks(of: page, in: "Techniques.md").compactMap { block in
            if case .table(let rows) = block.content { rows } else { nil }
        }
        rows = try Array(#require(tables.first).dropFirst())
    }

    private func names(in cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }

    @Test("Each row names existing techniques, experiments and chapters")
    func names() throws {
        // Given
        let techniques = Set(sessions.flatMap(\.program.techniques).map(\.name))
        let chapters = try Pages.chapters.get()

        for row in rows {
            // When
            let named = names(in: row[0])
            let experiments = names(in: row[3])
            let links = row[5].matches(of: /\[(\d+)\]\(([^)]+)\)/)

            // Then
            expect(!named.isEmpty && techniques.isSuperset(of: named), "\(row[0])")
            for name in experiments {
                let all = sessions.flatMap(\.program.experiments).filter { $0.name == name }
                expect(all.contains { !$0.techniques.allSatisfy { !named.contains($0) } }, "\(name)")
            }
            expect(!links.isEmpty, "\(row[0])")
            for link in links {
                expect(chapters.contains { "\($0.number)" == link.1 && $0.file == link.2 }, "\(link.0)")
            }
        }
    }

    @Test("The techniques of all articles have a row: outlet, hook, factory, placeholder, smart cell, registration")
    func articles() {
        // When
        let names = Set(rows.flatMap { self.names(in: $0[0]) })

        // Then
        let wanted = [
            "owner-outlet", "nib-hook", "view-factory", "placeholder", "smart-cell", "smart-nib-cell", "register-nib",
        ]
        expect(names.isSuperset(of: wanted))
        expect(rows.contains { $0[4].contains("616") && $0[4].contains("arbitrary") })
    }

    @Test("technique --explain prints the rows of its program in the page's words, or all if there are none")
    func command() throws {
        for session in sessions {
            // Given
            let own = rows.filter { row in session.program.techniques.contains { names(in: row[0]).contains($0.name) } }
            let expected = own.isEmpty ? rows : own
            var printed = ""
            session.output = { printed += $0 }

            // When
            session.run("technique --explain")

            // Then
            let words = printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for row in rows {
                let said = row.dropLast().map { $0.filter { $0 != "`" } }
                let isExpected = expected.contains(row)
                expect(said.allSatisfy { words.contains($0) }, equals: isExpected, "\(session.name): \(row[0])")
            }
            expect(printed.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }
}
