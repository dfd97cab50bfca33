internal import Handbook
internal import PlainText
internal import REPL
struct VerdictText {
    let exercise: Exercise
    let handbook: Handbook
    let chapters: [Chapter]
    /// The maximum number of lines of a fault.
    private static let mostLines = 13
    /// The function that returns a command as the learner types it.
    let command: (String) -> String

    /// Returns blocks with an empty line between each two. The findings are about the contents of files.
    func blocks(for verdict: Verdict, isUntouched: Bool = false, remarks: [String] = []) -> [StyledText] {
        let unsolved: StyledText = isUntouched ? "Not solved yet, as it should be." : "Not solved yet."
        let heading = StyledText("Exercise \(exercise.number) · \(exercise.title)", .bold)
        let findings = findings(of: verdict, remarks: remarks)
        if verdict.isSolved { return [heading, StyledText("Solved.", .reused)] + findings }
        return [heading, unsolved] + findings + [whatNow]
    }

    /// Returns the findings, with the reason for a refusal first.
    func findings(of verdict: Verdict, remarks: [String]) -> [StyledText] {
        switch verdict {
        case .solved: return [claims(exercise.claims)]
        case .faulty(let fault):
            // The message of the crash may already contain some of the findings.
            let said = ([fault.text] + fault.log).joined(separator: "\n")
            return causes(remarks.filter { !said.contains($0) }) + blocks(for: fault)
        case .unbuilt(let faults): return causes(faults.compactMap(\.remark)) + [Self.text(of: faults)]
        }
    }

    /// Returns the known causes, each once, which come before their effects.
    private func causes(_ remarks: [String]) -> [StyledText] {
        guard !remarks.isEmpty else { return [] }
        let remarks = remarks.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return [remarks.prefix(3).map { StyledText("\n  " + $0, .broken) }.reduce("Look here first:", +)]
    }

    private func blocks(for fault: Verdict.Fault) -> [StyledText] {
        var found = StyledText("✘ ", .broken) + StyledText(fault.title, .bold)
        let lines = fault.text.split(separator: "\n")
        for line in lines.prefix(Self.mostLines) {
            let role: TextRole = line.hasPrefix("−") ? .reused : line.hasPrefix("+") ? .broken : .plain
            found += "\n  " + StyledText(String(line), role)
        }
        if lines.count > Self.mostLines {
            let rest = lines.count - Self.mostLines
            found += StyledText("\n  and \(rest) more line\(rest == 1 ? "" : "s")", .dim)
        }
        if fault.text.contains("\n−") || fault.text.contains("\n+") {
            found += "\n  " + StyledText("− should be there, + is there", .dim)
        }
        var blocks = [found]
        if !fault.log.isEmpty {
            let lines = fault.log.suffix(6).map { StyledText("\n  " + withPath($0), .broken) }
            blocks.append(lines.reduce("Its message:", +))
        }
        blocks.append(StyledText(rest(of: fault), .dim))
        return blocks + [claims([String(fault.title.prefix { $0 != ":" })])].filter { !$0.isEmpty }
    }

    /// Returns a line of a message with the path of the learner's file, which Swift calls by the module and the name.
    private func withPath(_ line: String) -> String {
        let module = exercise.module + "/"
        return line.hasPrefix(module) ? "\(exercise.stub.typedPath)/\(line.dropFirst(module.count))" : line
    }

    private func rest(of fault: Verdict.Fault) -> String {
        func some(_ count: Int, _ one: String, _ many: String) -> String? {
            count == 0 ? nil : count == 1 ? "1 \(one)" : "\(count) \(many)"
        }
        let rest = [
            some(fault.others, "other test fails", "other tests fail"),
            some(fault.unrun, "test was not run", "tests were not run"),
            some(fault.holding, "test passes", "tests pass"),
        ].compactMap(\.self)
        return rest.isEmpty ? "There is no other test." : rest.joined(separator: ", ") + "."
    }

    static func text(of faults: [CompilerFault]) -> StyledText {
        let first = faults.first?.lines ?? []
        let others = faults.count - 1
        return StyledText("✘ ", .broken) + StyledText("It can't be built", .bold)
            + StyledText(first.map { "\n  " + $0 }.joined(), .broken)
            + (others == 0 ? "" : StyledText("\n\n\(others) more error\(others == 1 ? "" : "s").", .dim))
    }

    /// Returns the sentences of claims, and their chapters, without names that aren't claims.
    private func claims(_ names: [String]) -> StyledText {
        let entries = handbook.claims.filter { names.contains($0.name) }
        let sentences = entries.map { StyledText($0.name.padded(to: 4), .name) + StyledText($0.text) }
        let homes = chapters.filter { chapter in entries.contains { chapter.claims.contains($0.name) } }
        let places = homes.map {
            StyledText("Chapter \($0.number), \($0.title)  Tutorials/Handbook.docc/\($0.file)", .dim)
        }
        return (sentences + places).joined(by: "\n")
    }

    private var whatNow: StyledText {
        let files = exercise.files.map { exercise.stub.appendingPathComponent($0).typedPath }
        let lines =
            files.map { ("Change", $0) }
            + [("Check", command("check \(exercise.number)")), ("Hint", command("hint \(exercise.number)"))]
        return lines.map { StyledText($0.0.padded(to: 8), .dim) + StyledText($0.1, .name) }.joined(by: "\n")
    }
}
