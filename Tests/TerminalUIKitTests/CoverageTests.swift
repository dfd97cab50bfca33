import Foundation
import TerminalTesting
import Testing

/// `Sources/Core/TerminalUIKit/README.md` lists the supported UIKit API. These tests keep it true.
@Suite("The table of supported UIKit API")
struct CoverageTests {
    @Test("The table of symbols has every public type and function, under its folder or module")
    func completeness() throws {
        // Given
        let declared = try declarations()

        // When
        let listed = Set(try rows().filter { $0.verdict != "absent" }.flatMap(\.names))

        // Then
        expect(declared, contains: "Views/UIView")
        expect(declared.subtracting(listed), equals: [], "each wants a row of four columns below its heading")
    }

    @Test(
        """
        Names that the table doesn't call absent are declared where it says
        """, arguments: ["same", "simplified", "added"])
    func presence(verdict: String) throws {
        // Given
        let declared = try declarations()

        // When
        let listed = Set(try rows().filter { $0.verdict == verdict }.flatMap(\.names))

        // Then
        expect(!listed.isEmpty)
        expect(listed.subtracting(declared), equals: [])
    }

    @Test("Names that the table calls absent aren't declared")
    func absence() throws {
        // Given
        let declared = Set(try declarations().map(nameAlone))

        // When
        let absent = Set(try rows().filter { $0.verdict == "absent" }.flatMap(\.names).map(nameAlone))

        // Then
        expect(!absent.isEmpty)
        expect(absent.intersection(declared), equals: [])
    }

    @Test("The column verdict of each row contains same, simplified, absent or added")
    func verdicts() throws {
        // Given
        let known: Set = ["same", "simplified", "absent", "added"]

        // When
        let verdicts = Set(try rows().map(\.verdict))

        // Then
        expect(verdicts, equals: known)
    }

    @Test("The column needed by of each row names a program, nib files, code from Xcode, or a library's habit")
    func needs() throws {
        // Given
        let rows = try rows().filter { $0.verdict != "absent" }

        // When
        let needs = rows.flatMap(\.needs)

        // Then
        expect(rows.filter { $0.needs.isEmpty }.map(\.names), equals: [])
        expect(Set(needs.map(\.who)), equals: ["program", "nib", "Xcode", "library"])
        expect(needs.filter { $0.who == "library" && $0.what == [""] }.count, equals: 0)
    }

    @Test("A further need in a row names a symbol of the row, or members below a heading in its class")
    func partsOfRows() throws {
        // Given
        let texts = try texts(in: [
            "Sources/Core/TerminalUIKit", "Sources/Core/Drawing", "Sources/Workshop/UIKitExtras",
        ])

        // When
        let unknown = try rows().flatMap { row in
            let files = texts.filter { path, _ in row.symbols.contains { "/\(path)".hasSuffix("/\($0).swift") } }
            let headings = files.values.flatMap { $0.matches(of: /\/\/ MARK: (.+)/).map { String($0.1) } }
            return row.needs.dropFirst().filter { $0.who != "library" }.flatMap(\.what)
                .filter { !row.symbols.contains($0) && !headings.contains($0) }
        }

        // Then
        expect(texts["Views/UIView.swift"] != nil)
        expect(unknown, equals: [])
    }

    @Test("Symbols that a program, a nib file or a library uses are marked so")
    func evidence() throws {
        // Given
        let modules = [
            "Sources/Core/AQGridView", "Sources/Core/ReusableViews", "Sources/Shell/Canvases",
            "Sources/Shell/ExampleShell",
        ]
        let libraries = ["Tests/Swift5Library", "Tests/TerminalUIKitTests/ThirdParty"]
        let evidence = [
            "program": words(of: try texts(in: ["Examples"] + modules)),
            "nib": words(
                of: try texts(in: ["Sources/Core/TerminalUIKit", "Sources/Workshop/UIKitExtras"]).filter {
                    $0.value.contains("coder")
                }),
            "library": words(of: try texts(in: libraries).filter { !$0.key.hasPrefix("Overrides/") }),
        ]

        // When
        let rows = try rows().filter { $0.verdict != "absent" }
        let others = rows.flatMap { row in row.symbols.filter { row.need(of: $0) != "program" } }
        let unfounded = rows.flatMap { row in
            Dictionary(grouping: row.symbols) { row.need(of: $0) ?? "" }
                .filter { need, symbols in evidence[need]?.isDisjoint(with: symbols) ?? false }.values
        }

        // Then
        expect(evidence["program"]?.intersection(others), equals: [])
        expect(unfounded, equals: [])
    }

    // MARK: Reading

    private var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
    }

    private var sources: URL { root.appendingPathComponent("Sources") }

    /// The Swift files in folders, by their paths.
    private func texts(in folders: [String]) throws -> [String: String] {
        var texts: [String: String] = [:]
        for folder in folders.map(root.appendingPathComponent) {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            for path in paths where path.hasSuffix(".swift") {
                texts[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            }
        }
        return texts
    }

    private func words(of texts: [String: String]) -> Set<String> {
        Set(texts.values.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
    }

    /// The public types and functions at the top level of the sources, as `Views/UIView`. Those of the module `Drawing`
    /// are `Drawing/Canvas`, whatever folder they are in. So are types that another module exports again.
    private func declarations() throws -> Set<String> {
        let declaration =
            /^(?:@\w+ |nonisolated |final )*(?:public|open) (?:nonisolated |final )*(?:class|struct|enum|protocol|func) (\w+)/
            .anchorsMatchLineEndings()
        var found: Set<String> = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where file.hasSuffix(".swift") {
            let path = file.split(separator: "/")
            guard ["Drawing", "TerminalUIKit", "UIKitExtras"].contains(path[1]) else { continue }
            let heading = path[1] == "TerminalUIKit" ? path[2] : path[1]
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: declaration) { found.insert("\(heading)/\(match.1)") }
            for match in text.matches(of: /@_exported import struct (\w+)\.(\w+)/) {
                found.insert("\(match.1)/\(match.2)")
            }
        }
        return found
    }

    /// A row of the table: what it says of the symbols at its left. A member, `UIView.tag`, is not among them.
    private struct Row {
        let folder: Substring
        let symbols: [String]
        let verdict: String
        /// Who needs the symbols, and behind the first, which of them. Of a library its habit is said.
        let needs: [(who: String, what: [String])]

        var names: [String] { symbols.map { "\(folder)/\($0)" } }

        func need(of symbol: String) -> String? {
            (needs.dropFirst().first { $0.what.contains(symbol) } ?? needs.first)?.who
        }
    }

    private func rows() throws -> [Row] {
        let text = try String(
            contentsOf: sources.appendingPathComponent("Core/TerminalUIKit/README.md"), encoding: .utf8)
        var folder: Substring = ""
        var rows: [Row] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { folder = line.dropFirst(3) }
            // A row of four columns has a bar before, between and behind them. The first row names the columns.
            let columns = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard columns.count == 6, columns[1] != "symbol", columns[1] != "---" else { continue }
            let symbols = columns[1].matches(of: /`(\w+)[`(]/).map { String($0.1) }
            let needs = columns[3].components(separatedBy: "; ").filter { !$0.isEmpty }.map { need in
                let parts = need.components(separatedBy: ": ")
                let what = (parts.count == 2 ? parts[1] : "").components(separatedBy: ", ")
                return (who: parts[0], what: what.map { $0.replacing(/`|\(.*/, with: "") })
            }
            rows.append(Row(folder: folder, symbols: symbols, verdict: columns[2], needs: needs))
        }
        return rows
    }

    private func nameAlone(_ name: String) -> Substring {
        name.split(separator: "/")[1]
    }
}
