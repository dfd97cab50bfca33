internal import ArgumentParser
internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText
internal import REPL

struct Lint: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "lint", "Report problems in nibs, one per line.",
        discussion: """
            The command fails if there is an error. It reads all xibs and storyboards in a folder. In a project, it \
            also reads the classes, outlets and actions in Swift and Objective-C, and the asset catalogs. It drops \
            problems that these disprove, and reports those that they prove as errors. A problem that it can't decide \
            is a note.

            To silence a rule, write "no-module: off" or "no-module: off in Old, Legacy/*.xib" into a file .nib-lint \
            in the project's folder. To silence it for an object and its contents, write "nib-lint: off no-module" \
            under Notes in Xcode's identity inspector.
            """)

    @Argument(
        help: ArgumentHelp(
            "The files and folders, or - for standard input. With --rules, names of rules.", valueName: "files"),
        completion: .nibs)
    var files: [String] = []

    @Option(
        help: "The format: text, json, github for annotations in a workflow, gitlab, sarif, junit, or checkstyle.")
    var format = FindingFormat.text

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Check only this rule, with its notes. You can repeat the option.", valueName: "rule"),
        completion: .custom { _, _, _ in MainActor.assumeIsolated { LintRules.names } })
    var only: [String] = []

    @Flag(help: "Print JSON, on one line.")
    var json = false

    @Flag(help: "Also print notes, which are problems that can't be decided.")
    var notes = false

    @Flag(help: "Fail for warnings, too, not only for errors.")
    var strict = false

    @Flag(help: "List the rules, or explain those that you name.")
    var rules = false

    @Option(
        help: ArgumentHelp("Leave out the findings in a file that --write-baseline has written.", valueName: "file"))
    var baseline: String?

    @Flag(help: "Write all findings into the file of --baseline.")
    var writeBaseline = false

    @Option(
        help: ArgumentHelp("Check only the files that changed since a commit, as git diff has it.", valueName: "commit")
    )
    var changedSince: String?

    @OptionGroup var screen: ScreenOptions

    @Option(help: .limit) var limit: NibLimit?

    @MainActor static var ruleNames: [String] { LintRules.names }

    func validate() throws {
        if writeBaseline, baseline == nil { throw ValidationError("--write-baseline needs --baseline <file>") }
        if files.isEmpty, !rules { throw ValidationError("nib lint needs <files>: files and folders, or --rules") }
    }

    func read(in session: Session) throws {
        if rules { return try printRules(in: session) }
        for name in only { _ = try LintRules.rule(named: name) }
        let changed = try changedSince.map { try ChangedFiles.all(since: $0) }
        var linter = Linter(options: try screen.loading(), only: only, changed: changed)
        var unread: [CommandError] = []
        var findings: [IBFault] = []
        for file in files {
            do { findings += try linter.findings(at: file) } catch let error as CommandError { unread.append(error) }
        }
        findings.removeAll { only.isEmpty ? !notes && $0.severity == .note : !only.contains($0.rule) }
        if let baseline {
            if writeBaseline {
                try LintBaseline.write(findings, to: baseline)
                let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
                return session.errors("note: wrote \(count) to \(baseline.printable)\n")
            }
            var accepted = try LintBaseline(path: baseline)
            let rest = accepted.remove(from: &findings)
            // Of a part of the project, or of a few rules, most are not looked for.
            if rest > 0, changed == nil, only.isEmpty {
                let (verb, them) = rest == 1 ? ("is", "it") : ("are", "them")
                session.errors(
                    "note: \(rest) of the findings in \(baseline.printable) \(verb) gone; --write-baseline removes "
                        + "\(them)\n")
            }
        }
        try session.print(findings, in: json ? .json : format)
        if !linter.passedOver.isEmpty { session.errors(linter.passedOver) }
        unread += linter.unread
        for error in unread { session.errors("error: \(error)\n") }
        if !unread.isEmpty || findings.contains(where: { strict || $0.severity == .error }) { throw ExitCode.failure }
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
