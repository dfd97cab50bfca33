import Foundation
import Testing

/// `Sources/TerminalUIKit/README.md` says what there is of UIKit. These tests keep it true.
@Suite("The table of what there is of UIKit")
struct CoverageTests {
    @Test("It has every public type and function, under its folder or module")
    func completeness() throws {
        // Given
        let declared = try declarations()

        // When
        let listed = Set(try rows().filter { $0.verdict != "absent" }.flatMap(\.names))

        // Then
        #expect(declared.contains("Views/UIView"))
        #expect(declared.subtracting(listed) == [])
    }

    @Test("What it doesn't call absent is declared where it says", arguments: ["same", "simplified", "added"])
    func presence(verdict: String) throws {
        // Given
        let declared = try declarations()

        // When
        let listed = Set(try rows().filter { $0.verdict == verdict }.flatMap(\.names))

        // Then
        #expect(!listed.isEmpty)
        #expect(listed.subtracting(declared) == [])
    }

    @Test("What it calls absent is declared nowhere")
    func absence() throws {
        // Given
        let declared = Set(try declarations().map(nameAlone))

        // When
        let absent = Set(try rows().filter { $0.verdict == "absent" }.flatMap(\.names).map(nameAlone))

        // Then
        #expect(!absent.isEmpty)
        #expect(absent.intersection(declared) == [])
    }

    @Test("Each of its rows says same, simplified, absent or added")
    func verdicts() throws {
        // Given
        let known: Set = ["same", "simplified", "absent", "added"]

        // When
        let verdicts = Set(try rows().map(\.verdict))

        // Then
        #expect(verdicts == known)
    }

    // MARK: Reading

    private var sources: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
            .standardizedFileURL
    }

    /// The public types and functions at the top level of the sources, as `Views/UIView`; those of the module
    /// `Drawing` as `Drawing/Canvas`, whatever folder they are in; types of another module that it re-exports likewise.
    private func declarations() throws -> Set<String> {
        let declaration =
            /^(?:@\w+ |nonisolated |final )*(?:public|open) (?:nonisolated |final )*(?:class|struct|enum|protocol|func) (\w+)/
            .anchorsMatchLineEndings()
        var found: Set<String> = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where file.hasSuffix(".swift") {
            let path = file.split(separator: "/")
            guard path[0] == "Drawing" || path[0] == "TerminalUIKit" else { continue }
            let heading = path[0] == "Drawing" ? path[0] : path[1]
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: declaration) { found.insert("\(heading)/\(match.1)") }
            for match in text.matches(of: /@_exported import struct (\w+)\.(\w+)/) {
                found.insert("\(match.1)/\(match.2)")
            }
        }
        return found
    }

    /// The rows of the table: what each says of the symbols at its left. A member, `UIView.tag`, is not among them.
    private func rows() throws -> [(names: [String], verdict: String)] {
        let text = try String(contentsOf: sources.appendingPathComponent("TerminalUIKit/README.md"), encoding: .utf8)
        var folder: Substring = ""
        var rows: [(names: [String], verdict: String)] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { folder = line.dropFirst(3) }
            // A row of three columns has a bar before, between and behind them. The first row names the columns.
            let columns = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard columns.count == 5, columns[1] != "symbol", columns[1] != "---" else { continue }
            let names = columns[1].matches(of: /`(\w+)[`(]/).map { "\(folder)/\($0.1)" }
            rows.append((names, columns[2]))
        }
        return rows
    }

    private func nameAlone(_ name: String) -> Substring {
        name.split(separator: "/")[1]
    }
}
