import Foundation
import Handbook
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import NibLint

/// The handbook's page of messages names what there is.
struct MessagePageTests {
    private var messages: [Message] { get throws { try Pages.handbook().messages() } }

    @Test("The page explains at least forty messages, each with a public source")
    func sources() throws {
        // Given, When
        let messages = try messages

        // Then
        expect(messages.count >= 40, "\(messages.count)")
        expect(Set(messages.map(\.title)).count, equals: messages.count)
        for message in messages {
            expect(message.source.contains("(https://") || message.title.contains("first object"))
        }
    }

    @Test("Each wording of a message is explained by its own section", arguments: 0..<1)
    func wordings(_: Int) throws {
        // Given
        let messages = try messages

        for message in messages {
            for wording in message.wordings {
                // When
                let text = wording.replacing("{…}", with: "X").replacing("{address}", with: "0x1f")
                    .replacing("{number}", with: "3").replacing(/\{[a-z]+\}/, with: "Dish")
                let found = Explanation(of: text, among: messages).findings

                // Then
                expect(found.map(\.message.title), equals: [message.title], "\(text)")
                expect(found.first?.isCutOff, equals: false, "\(text)")
            }
        }
    }

    @Test("The commands, chapters and rules that the page names exist")
    func names() throws {
        // Given
        let programs = try ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"].map {
            try Program($0, arguments: []).session
        }
        let experiments = Set(programs.flatMap { $0.program.experiments.map(\.name) })
        let techniques = Set(programs.flatMap { $0.program.techniques.map(\.name) })
        let commands = Set(programs.flatMap { $0.completions(for: "").words } + ["nib"])
        let chapters = try Pages.chapters.get().map(\.number)

        for message in try messages {
            // When
            let causes = message.causes.map(\.text).joined(separator: " ")
            let typed = message.shown.matches(of: /`([a-z]+)(?: ([a-z-]+))?[^`]*`/)

            // Then
            for match in typed {
                let (command, name) = (String(match.1), String(match.2 ?? ""))
                expect(commands, contains: command, "\(message.title)")
                if command == "experiment" { expect(experiments, contains: name, "\(message.title)") }
                if command == "technique" { expect(techniques, contains: name, "\(message.title)") }
            }
            for match in message.shown.matches(of: /chapters? (\d+)/) {
                expect(chapters, contains: Int(match.1)!, "\(message.title)")
            }
            for match in (causes + message.shown).matches(of: /nib lint --rules? ([a-z-]+)/) {
                expect(LintRules.names, contains: String(match.1), "\(message.title)")
            }
        }
    }

    @Test("A section that lacks a part is refused with its line")
    func refused() throws {
        let sections = [
            "### A\nIt means.\n\n1. Why.\n\n- **Here** x\n- **Source** y":
                "2: a message has its words in a listing, or a stack",
            "### A\n```text\nwords\n```\n\n1. Why.\n\n- **Here** x\n- **Source** y":
                "2: a message has a meaning, and causes with numbers",
            "### A\n```text\nwords\n```\nIt means.\n\n1. Why.\n\n- **Here** x":
                "2: a message has items that begin with **Here** and **Source**",
        ]
        for (section, problem) in sections {
            // Given
            let folder = try TemporaryFolder()
            for page in ["Claims.md", "Glossary.md"] { _ = try folder.file(page, "") }
            _ = try folder.file("Messages.md", "# Messages\n" + section)

            // When, Then
            let handbook = try Handbook(at: URL(fileURLWithPath: folder.path))
            let error = #expect(throws: PageError.self) { try handbook.messages() }
            expect(error?.description, equals: "Messages.md:\(problem)")
        }
    }
}
