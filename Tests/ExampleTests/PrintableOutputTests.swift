import ExampleShell
import Foundation
import TerminalTesting
import Testing
import TerminalUIKit

@testable import ReusableTableViewCellExample

/// Texts from a user or a file, which must never control the terminal.
@Suite(.talkingToPrograms)
nonisolated struct PrintableOutputTests {
    /// A change of writing direction, and the start of an escape sequence in one character.
    private static let odd = "\u{202E}x\u{9B}2J"
    private static let visible = "\\u{202E}x\\u{9B}2J"

    /// Returns the characters that control a terminal, except line breaks. The rule is written independently of the
    /// program's.
    private func steering(in text: String) -> [String] {
        let steering = CharacterSet.controlCharacters.union(CharacterSet(charactersIn: "\u{2028}\u{2029}"))
            .subtracting(CharacterSet(charactersIn: "\n"))
        return text.unicodeScalars.filter(steering.contains).map { String($0.value, radix: 16) }
    }

    @Test(
        "Control characters in messages become visible",
        arguments: [
            ("table-cell", ["-c", odd]), ("table-cell", ["-c", "scroll \(odd)"]),
            ("table-cell", ["-c", "show --\(odd)"]),
            ("table-cell", ["-c", "technique \(odd)"]), ("table-cell", ["-c", "source \(odd)"]),
            ("table-cell", ["-c", "help \(odd)"]), ("table-cell", ["--script", odd]),
            ("table-cell", ["--experiment", odd]), ("table-cell", ["--\(odd)"]), ("table-cell", [odd]),
            ("date-picker", ["--locale", odd]), ("date-picker", ["--time-zone", odd]),
            ("date-picker", ["-c", "tap \(odd)"]),
        ])
    func messages(program: String, arguments: [String]) throws {
        // Given
        let program = try Executable(program)

        // When
        let run = try program.run(arguments)

        // Then
        expect(run.exit != .status(0))
        expect(run.errors, contains: Self.visible)
        expect(steering(in: run.output + run.errors), equals: [])
    }

    @Test(
        "A nib's texts are drawn, listed and traced without it",
        arguments: ["show", "tree", "tree --ib", "tree --json", "xib", "xib --json", "trace last", "trace last --json"])
    @MainActor func nibs(command: String) throws {
        // Given
        let session = TableCellSession(rows: 20)
        defer {
            session.run("trace off")
            session.use(session.program.techniques[0])
        }
        var output = ""
        session.output = { output += $0 }
        try session.begin(
            Experiment(
                name: "odd-texts", techniques: [session.technique.name], claims: [], broken: "", look: "",
                edits: [
                    NibEdit(
                        nib: "ReusableTableViewCellExampleViewController", find: "title=\"Lunar Calendar\"",
                        replacement: "title=\"&#x202E;x&#x9B;2J\""),
                    NibEdit(
                        nib: "ReusableTableViewCell", find: "text=\"Phase\"",
                        replacement: "text=\"&#x202E;x&#x9B;2J\""),
                ]))
        session.run("trace on")
        session.run("reload")

        // When
        session.run(command)

        // Then
        expect(!output.isEmpty)
        expect(steering(in: output), equals: [])
    }

    @Test("Control characters in a class name that Foundation would log become visible")
    func className() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = folder.path + "/odd.xib"
        let nib = NibFixture.menu.replacing("GlowButton", with: "Moon.&#x202E;x&#x9B;2J")
        try nib.write(toFile: file, atomically: false, encoding: .utf8)

        // When
        let run = try Executable("table-cell").run(["nib", file])

        // Then
        expect(run.output, contains: "Moon.\(Self.visible)")
        expect(run.errors, equals: "")
        expect(steering(in: run.output), equals: [])
    }

    @Test("Control characters in logged messages, and in a program's last words, become visible")
    @MainActor func log() {
        // Given
        let world = World()
        var logged = ""
        world.log = { logged = $0 }

        // When
        world.run { Log.write("key \(Self.odd)\n") }
        let exception = UIKitException(name: "NSUnknownKeyException", reason: "the key \(Self.odd)")

        // Then
        expect(logged, equals: "key \(Self.visible)\n")
        expect(exception.description.hasSuffix("reason: 'the key \(Self.visible)'"))
    }
}
