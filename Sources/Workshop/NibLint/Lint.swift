internal import ArgumentParser
internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText
internal import REPL

struct Lint: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "lint", "Print what a reviewer would remark on, as compilers do, and fail if there is an error.",
        discussion: """
            Of a folder, all xibs and storyboards in it are read. The project around a file is known: its classes, \
            outlets and actions in Swift and Objective-C, and its asset catalogs. A remark that they disprove is not \
            made, and one that they prove is an error; what can't be decided is a note.

            A rule is silenced by a line in a file .nib-lint in the project's folder, "no-module: off" or "no-module: \
            off in Old, Legacy/*.xib", and for an object and what is in it by "nib-lint: off no-module" under Notes in \
            Xcode's identity inspector.
            """)

    @Argument(
        help: ArgumentHelp(
            "The files and folders; - is standard input. With --rules, names of rules.", valueName: "files"),
        completion: .nibs)
    var files: [String] = []

    @Option(help: "How to print: text, json, github for annotations in a workflow, or sarif.")
    var format = FindingFormat.text

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Look for this only, notes included; may be given several times.", valueName: "rule"),
        completion: .custom { _, _, _ in MainActor.assumeIsolated { LintRules.names } })
    var only: [String] = []

    @Flag(help: "Print JSON, on one line.")
    var json = false

    @Flag(help: "Print notes, too: what can't be decided.")
    var notes = false

    @Flag(help: "Fail if there is anything, not only for errors.")
    var strict = false

    @Flag(help: "List the rules; with names, say what each is about and what iOS does.")
    var rules = false

    @OptionGroup var screen: ScreenOptions

    @Option(help: .limit) var limit: NibLimit?

    @MainActor static var ruleNames: [String] { LintRules.names }

    func validate() throws {
        if files.isEmpty, !rules { throw ValidationError("lint needs <files>: files and folders, or --rules") }
    }

    func read(in session: Session) throws {
        if rules { return try printRules(in: session) }
        for name in only { _ = try LintRules.rule(named: name) }
        var linter = Linter(options: try screen.loading())
        let findings = try files.flatMap { try linter.findings(at: $0) }.filter {
            only.isEmpty ? notes || $0.severity != .note : only.contains($0.rule)
        }
        try session.print(findings, in: json ? .json : format)
        if !linter.passedOver.isEmpty { session.errors(linter.passedOver) }
        if findings.contains(where: { strict || $0.severity == .error }) { throw ExitCode.failure }
    }

    @MainActor private func printRules(in session: Session) throws {
        let all = LintRules.all
        if files.isEmpty {
            let width = all.map { $0.name.count }.max()! + 2
            let lines = all.map { $0.name.padding(toLength: width, withPad: " ", startingAt: 0) + $0.summary }
            return session.page(StyledText(lines.joined(separator: "\n")))
        }
        let pages = try files.map { try LintRules.rule(named: $0).text(in: session.appearance) }
        session.page(pages.joined(by: "\n\n"))
    }
}

extension IBRule {
    /// Its name and its page, as they are read in a terminal.
    fileprivate static func text(in appearance: Appearance) -> StyledText {
        var isCode = false
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> StyledText? in
            if line.hasPrefix("```") {
                isCode.toggle()
                return nil
            }
            return isCode ? StyledText("    \(line)") : StyledText(markdown: String(line), in: appearance.style)
        }
        return StyledText("\(name)\n\n", .bold) + lines.joined(by: "\n").wrapped(to: appearance.proseColumns, indent: 4)
    }
}
