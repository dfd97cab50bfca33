import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// The syntax of a command's arguments, and the errors about wrong ones.
struct CommandSyntaxTests {
    private let session = MoonSession()

    private func told(_ line: String) -> String {
        (session.written, session.complaints) = ("", "")
        let outcome = session.run(line)
        return "> \(line) (\(outcome))\n\(session.written)\(session.complaints)"
    }

    @Test("Each word of a line is passed to ArgumentParser as an option, a value or an argument")
    func roles() throws {
        // Given
        let lines: [[String]] = [
            [], ["1"], ["-1"], ["-1", "--fast"], ["-.5", "x"], ["--name", "-1", "-2"], ["--name", "--fast"],
            ["-k", "high", "3"],
            ["--kind=high", "3", "-"], ["--", "-1", "--fast"], ["--fast", "--", "-1"], ["-x"], ["1", "2", "3", "4"],
            ["-1x"],
            ["--name"], ["-"], ["-1", "-"], ["-a.xib"], ["-a.xib", "--phase", "full"], ["--phase", "-a.png"],
            ["-a=b.xib"],
            ["-a.txt"], ["a.xib", "-.xib"],
        ]

        // When
        let types: [any SessionCommand.Type] = [Orbit.self, Look.self, Shade.self]
        let texts = types.flatMap { type -> [String] in
            let syntax = CommandSyntax(type)
            let head = [
                "— \(syntax.name): \(syntax.usage)", syntax.usageWithoutOptions, "\(syntax.optionNames)",
                "\(syntax.positionals.map(\.value))", "\(syntax.arguments.map(\.meaning))",
                "\(syntax.arguments.map { $0.takes(in: "it") })",
            ]
            return head
                + lines.map { words in
                    let roles = syntax.roles(of: words).map { role in
                        switch role {
                        case .option: "option"
                        case .value(let argument): "value of \(argument.spellings.last ?? "")"
                        case .positional(let argument): argument?.value ?? "surplus"
                        }
                    }
                    return "\(words) → \(roles) → \(syntax.prepared(words)); \(type.optionCount(in: words))"
                }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Roles-of-words.txt")
        expect(CommandSyntax.of(Star.self).usage, equals: "sky star <name>")
        expect(CommandSyntax.of(Stars.self).name, equals: "sky stars")
        expect(Orbit.spellings == ["orbit", "circle"] && Sky.spellings == ["sky"])
    }

    @Test("Every problem in a line is reported: wrong, missing and extra options and values")
    func problems() throws {
        // Given
        let lines = [
            "orbit", "orbit 1", "orbit x --name a", "orbit 1 --name", "orbit 1 --name --fast", "orbit 1 --nam a",
            "orbit 1 --kind middle --name a", "orbit 1 -k lowes --name a", "orbit 1 --kind=lo --name a",
            "orbit 1 --kind",
            "orbit 1 -z --name a", "orbit 1 --secrt x --name a", "orbit 1 2 3 4 --name a",
            "circle 2 here -f --name a --secret s",
            "orbit -1 --name -1", "orbit --name a -- -2", "orbit 1.5 --name a", "orbit 1 --kind x --name x",
            "shade", "shade 1", "shade 1 2", "shade 1 2 3 4", "shade 1 x 3", "shade 1 2 3 --deep", "trial x",
            "trial --x",
            "look --phase", "look --folder --any", "look a b", "look -a.xib", "lesson", "lesson fail", "lesson well",
            "lesson a b",
            "sky", "sky star", "sky star Vega", "sky Vega", "sky stars", "sky stars x", "sky star Vega Deneb",
            "sky nothing",
            "secret", "sectret", "sky star --help", "say", "say a --json", "say a b --json --remark", "7", "\"a", "a\\",
            "trail",
            "help orbit", "help sky", "help nothing", "help quit x", "help --help", "quit --help", "orbit --help",
            "orbit -h",
        ]

        // When
        let texts = lines.map(told)

        // Then
        try expect(texts.joined(), isRecordedIn: "Problems-of-lines.txt")
    }

    @Test("Help lists commands by purpose, two to a line if they fit")
    func help() throws {
        // Given
        let widths = [200, 80, 66, 65, 50, 30, 10]

        // When
        let texts =
            widths.map { width in
                session.appearance.fixedWidth = width
                return "— \(width)\n" + told("help")
            }
            + [40, 41, 39].map { width in
                session.appearance.fixedWidth = width
                return "— \(width)\n" + told("help say")
            }
        session.appearance.fixedWidth = 70
        session.appearance.style = .init(color: .ansi16, ascii: false, attributes: true, isDark: true)
        let colored = [told("help"), told("help orbit"), told("orbit")]

        // Then
        try expect((texts + colored).joined(), isRecordedIn: "Help-in-widths.txt")
    }

    @Test("All possible words are completed at their place, sorted and once")
    func completions() throws {
        // Given
        let folder = try TemporaryFolder()
        for name in ["a.xib", "b.png", "c.txt", ".d.xib"] { _ = try folder.file(name, "") }
        try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: false)
        let texts = [
            "", "s", "sk", "sky", "sky ", "sky s", "sky star", "sky star ", "sky stars ", "sky star V", "sky V",
            "sky nothing ",
            "sky D", "orbit ", "orbit 1", "orbit 1 ", "orbit 1 2 ", "orbit 1 2 3 ", "orbit -", "orbit --", "orbit --k",
            "orbit --kind ", "orbit --kind lo", "orbit -k h", "orbit --name ", "orbit --name A", "orbit --secret ",
            "circle --f",
            "orbit --fast ", "look --phase ", "look --phase n", "trial ", "trial -", "nothing ", "help ", "help o",
            "help orbit ",
            "shade ", "orbit \"1", "orbit '", "look x y \(folder.path)/", "look \(folder.path)/a",
            "look \(folder.path)/.d",
            "look --folder \(folder.path)/", "look --any \(folder.path)/", "look --any \(folder.path)/c", "look -- -",
        ]

        // When
        let lines = texts.map { text in
            let completions = session.completions(for: text)
            return "\(text)│ \(completions.arePaths ? "paths " : "")\(completions.words)"
        }

        // Then
        let text = lines.joined(separator: "\n").replacing(folder.path, with: "FOLDER")
        try expect(text, isRecordedIn: "Completions.txt")
        expect(Completions(), equals: Completions(words: [], arePaths: false))
        expect(
            session.notes.contains("in") && session.notes.count { $0 == "in" } == session.notes.count { $0 == "out" })
    }
}
