import ExampleShell
import Foundation
import TerminalTesting
import Testing

@testable import Handbook
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The claims and the glossary stand in the handbook, once, and every program knows them.
struct HandbookTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private let handbook: Handbook
    private let sessions: [ExampleSession] = [
        TableCellSession(rows: 10), GridCellSession(items: 10), DatePickerSession(), IgnorableDatePickerSession(),
    ]

    init() throws {
        handbook = try Handbook(at: Self.package.appendingPathComponent("Tutorials/Handbook.docc"))
    }

    /// The ids of claims that a session's techniques and experiments show.
    private func shown(by session: ExampleSession) -> Set<String> {
        Set(session.program.techniques.flatMap(\.claims) + session.program.experiments.flatMap(\.claims))
    }

    /// Returns the output of a line in a session.
    private func type(_ line: String, in session: ExampleSession) -> String {
        var printed = ""
        session.output = { printed += $0 }
        session.errors = { printed += $0 }
        session.appearance.fixedWidth = 80
        session.run(line)
        return printed
    }

    @Test("Every claim id in sources and tests is the id of a claim with a sentence")
    func mentioned() throws {
        // Given
        let folders = ["Sources", "Examples", "Tests/ReferenceTests", "Tests/ExampleTests"].map {
            Self.package.appendingPathComponent($0)
        }

        // When
        var ids: Set<String> = []
        for folder in folders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                ids.formUnion(text.matches(of: /\b[TGDIHVPSN][0-9]+\b/).map { String($0.0) })
            }
        }

        // Then
        expect(ids.count > 50)
        expect(ids.subtracting(handbook.claims.map(\.name)), equals: [])
    }

    @Test("A program that the handbook names shows every claim, and a reference test verifies it")
    func shownAndHeld() {
        for claim in handbook.claims {
            // When
            let programs = sessions.filter { shown(by: $0).contains(claim.name) }
            let answer = type("claim \(claim.name)", in: programs.first ?? sessions[0])

            // Then
            expect(!programs.isEmpty, "a technique or an experiment has to name \(claim.name) among its claims")
            expect(programs.allSatisfy { claim.introduction.contains($0.name) }, "\(claim.name)")
            expect(answer, contains: "\n  test        ", "\(claim.name)")
            expect(claim.text.hasSuffix("."), "\(claim.name)")
        }
    }

    @Test("No name is twice on a page, in any case")
    func unique() {
        for entries in [handbook.claims, handbook.terms] {
            expect(Set(entries.map { $0.name.lowercased() }).count, equals: entries.count)
        }
    }

    @Test("claim prints a claim's sentence, the commands that show it, and the tests that verify it")
    func claim() {
        // Given
        let session = sessions[0]

        // When
        let answer = type("claim t4", in: session)

        // Then
        expect(answer.hasPrefix("T4  Four things have to be right"))
        expect(answer, contains: "\n  technique   owner-outlet\n")
        expect(answer, contains: "\n  experiment  no-connection\n")
        expect(answer.contains(#/\n  test        TableCellTests.swift:\d+: Without the connection/#))
        expect(answer.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("All claims and all terms are listed under their headings")
    func lists() {
        // Given
        let session = sessions[0]

        // When
        let claims = type("claim", in: session)
        let terms = type("term", in: session)

        // Then
        expect(claims, contains: "A cell of a grid. Seen in grid-cell.\n  G1   The technique of a table cell")
        expect(handbook.claims.allSatisfy { claims.contains("\n  \($0.name) ") })
        expect(handbook.terms.allSatisfy { terms.contains("\n  \($0.name) ") })
    }

    @Test(
        "A term is found whatever its case, quoted or not, with either apostrophe",
        arguments: [
            ("term outlet", "outlet: A property that a nib fills"),
            ("term \"File's Owner\"", "File's Owner: The placeholder for the object that loads the nib"),
            ("term \"file’s owner\"", "File's Owner: The placeholder"),
            ("term Content View", "content view: The view inside a cell"),
        ])
    func term(line: String, beginning: String) {
        expect(type(line, in: sessions[0]).hasPrefix(beginning))
    }

    @Test(
        "The error about a misspelled claim or term suggests the nearest",
        arguments: [
            ("claim T4x", "there is no claim \"T4x\"; did you mean \"T4\"?"),
            ("term outlt", "there is no term \"outlt\"; did you mean \"outlet\"?"),
        ])
    func nearest(line: String, message: String) {
        expect(type(line, in: sessions[0]), contains: message)
    }

    @Test("Tab completes claims and terms")
    func completion() {
        expect(
            sessions[0].completions(for: "claim T").words,
            equals: handbook.claims.map(\.name).filter { $0.hasPrefix("T") })
        expect(sessions[0].completions(for: "term outlet").words, equals: ["outlet", "outlet collection"])
        expect(sessions[0].completions(for: "term File").words, equals: ["File\\'s Owner"])
    }

    @Test("Without the handbook, a program says what is missing, and continues")
    func missing() throws {
        // Given
        let program = try Executable("table-cell")
        let folder = try TemporaryFolder()
        let built = URL(fileURLWithPath: program.path).deletingLastPathComponent()
        let resources = try FileManager.default.contentsOfDirectory(atPath: built.path).filter {
            $0.contains("_ReusableTableViewCellExample.")
        }
        for name in ["table-cell"] + resources {
            try FileManager.default.copyItem(
                atPath: built.appendingPathComponent(name).path, toPath: folder.path + "/" + name)
        }

        // When
        let run = try Executable(at: folder.path + "/table-cell").run(["-c", "claim T4", "-c", "goto 3", "-c", "show"])

        // Then
        expect(run.errors, contains: "can't find Handbook.docc; the resources built with the program")
        expect(run.output, contains: "Last Quarter")
    }
}
