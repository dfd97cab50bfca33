internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

/// The learner's own experiment: nibs of the program, changed in memory. No file is touched.
package final class NibEditing: SessionPart {
    /// The name of the experiment in `compare` and in notes.
    package static let name = "edit"

    private unowned let session: ExampleSession
    /// The texts that the learner made last, by the names of their nibs, whether or not they are in force.
    private(set) var texts: [String: String] = [:]
    /// The lines for which it was changed.
    private var lines: [String] = []
    /// The experiment that was in use when the first of the nibs was changed.
    private var base: Experiment?
    /// A Boolean value that indicates whether the changes made a screen or were dropped.
    private(set) var isSettled = false
    /// A Boolean value that determines whether lines run without a trial in another process, because this is that
    /// process, or it has tried them.
    package var isTrial = false
    /// The process that has tried the lines on this screen so far, or nil before the first.
    private var trial: TrialScreen?
    /// A Boolean value that indicates whether a line took an object of the screen away.
    private var lacksObject = false
    /// A Boolean value that determines whether each line is answered, for a ``TrialScreen``.
    private var answersLines = false
    /// The descriptor on which a trial answers each line, and its answer if that did something to the screen.
    static let (answers, touched) = (3 as Int32, UInt8(ascii: "+"))

    init(in session: ExampleSession) {
        self.session = session
    }

    /// Refuses a line that would end the program.
    package func receive(_ event: SessionEvent) throws {
        switch event {
        case .willRun(let line):
            if line.effect == .touches || line.effect == .changes && mayEndProgram { try check(line.text) }
        case .didRun(let line, _) where line.effect == .touches:
            lacksObject = lacksObject || line.text.hasPrefix("assign ") && line.text.hasSuffix(" nil")
        case .screenMade: (trial, lacksObject) = (nil, false)
        case .ended(let line, let outcome) where answersLines && !session.isQuiet:
            var answer = outcome == .ok && line.effect == .touches ? Self.touched : UInt8(ascii: "-")
            Foundation.write(Self.answers, &answer, 1)
        default: break
        }
    }

    /// A Boolean value that indicates whether the code of the screen may end the program.
    var mayEndProgram: Bool {
        session.program.mayEndProgram && session.isInteractive && session.experiment == nil
    }

    /// A Boolean value that indicates whether a new change begins with the original nibs, because the learner's
    /// changes are no longer in force.
    private var isDropped: Bool { isSettled && !isInForce }

    package var isInForce: Bool { session.experiment?.name == Self.name }

    /// The name of the experiment that was in force when the learner changed the first nib, or nil if there isn't one.
    package var nameOfBase: String? { isInForce ? base?.name : nil }

    /// The text of a nib as the screen is made from it, or as the learner left it.
    func text(of nib: String) throws -> String {
        let own = isDropped ? nil : texts[nib]
        return try own ?? text(of: nib, with: (isInForce ? base : session.experiment)?.edits ?? [])
    }

    private func text(of nib: String, with edits: [NibEdit]) throws -> String {
        let world = World(like: session.world)
        world.edits = edits
        return try world.run { try UINib.text(ofFile: UINib.fileName(named: nib)) ?? "" }
    }

    /// Returns a Boolean value that indicates whether the learner changed an attribute or element of a name in a nib.
    package func changes(_ name: String, in nib: String) -> Bool {
        let texts = try? [text(of: nib, with: []), text(of: nib)]
        let values = texts?.map { EditableNib($0, file: nib).markup.values(of: name) }
        return isInForce && values.map { $0[0] != $0[1] } ?? false
    }

    /// The learner's changes as an experiment, or nil if there aren't any.
    var experiment: Experiment? {
        get throws {
            let base = texts.isEmpty || isInForce ? base : session.experiment
            let edits = try edits(since: base)
            guard !edits.isEmpty else { return nil }
            let files = texts.keys.sorted().map { UINib.fileName(named: $0) }.joined(separator: " and ")
            return Experiment(
                name: Self.name, techniques: [session.technique.name], claims: [],
                broken: "\(files) changed by hand\(base.map { ", with \($0.name)" } ?? "").",
                look: "", steps: isInForce ? session.steps : [], edits: (base?.edits ?? []) + edits,
                source: base?.source, makeController: base?.makeController)
        }
    }

    /// The learner's changes, without those that were in use before.
    var ownEdits: [NibEdit] { get throws { try edits(since: base) } }

    private func edits(since base: Experiment?) throws -> [NibEdit] {
        try texts.sorted { $0.key < $1.key }.flatMap { nib, text in
            NibEdit.edits(of: nib, from: try self.text(of: nib, with: base?.edits ?? []), to: text)
        }
    }

    /// Takes a nib's new text, and makes the screen with it if that goes well. Otherwise the screen stays as it was.
    /// Text of an editor that can't be read is kept, because the learner goes on from there.
    func put(_ text: String, into nib: String, fromEditor isFromEditor: Bool) throws {
        let file = UINib.fileName(named: nib)
        let old = try self.text(of: nib)
        let document = Result { try IBDocument(data: Data(text.utf8), file: file) }
        if !isFromEditor { _ = try document.get() }
        if isDropped { (texts, lines) = ([:], []) }
        isSettled = false
        if !isInForce, session.experiment?.name != base?.name { base = session.experiment }
        texts[nib] = text
        lines.append(session.line)
        if case .failure(let error) = document {
            throw CommandError("\(error); nothing was applied, and \"edit \(nib) --editor\" opens your text again")
        }
        try begin(saying: document.get().newFindings(since: try? IBDocument(data: Data(old.utf8), file: file)))
    }

    /// Leaves the learner's changes to `edit --again`: the next change doesn't add to them.
    package func drop() { isSettled = true }

    /// Makes the screen with the learner's last changes, unless that would end the program, and reports the problems
    /// that a reviewer would see in the change.
    func begin(saying findings: [IBFault] = []) throws {
        guard let experiment = try experiment else { throw CommandError.nothingEdited }
        let trial = try trial(of: experiment.edits, with: base)
        for finding in findings where !trial.message.contains(finding.message) {
            session.say("\(finding.diagnostic)", indent: 4)
            if let exception = finding.exception { session.say("    On iOS: \(exception.reason)", indent: 4) }
        }
        guard let report = note(trial.crash) else {
            isSettled = true
            try session.begin(experiment)
            trial.screen = session.screensMade
            if trial.crash == nil { self.trial = trial }
            return
        }
        session.say("On iOS the program ends. So it was tried in a process of its own:")
        report.pieces.forEach(session.say)
        let changes = lines.count == 1 ? "the change" : "all \(lines.count) changes, which \"edit --list\" shows"
        session.say("The screen here is still the one before; \"reset\" drops \(changes).")
    }

    /// Makes sure that a line doesn't end the program, with nibs that a learner changed or without an object that was
    /// taken away: it is tried in another process first.
    func check(_ line: String) throws {
        guard isOwn || lacksObject || mayEndProgram, !isTrial else { return }
        try check(after: [line])
    }

    /// A Boolean value that indicates whether the experiment isn't a prepared one: the learner made it, or a mystery
    /// drew it.
    private var isOwn: Bool {
        session.experiment.map { own in !session.program.experiments.contains { $0.name == own.name } } ?? false
    }

    /// Makes sure that the screen doesn't end the program after some more lines.
    private func check(after lines: [String]) throws {
        var lines = lines
        let trial: TrialScreen
        if let known = self.trial, known.screen == session.screensMade, known.steps == session.steps.count {
            trial = known
        } else {
            let base = isInForce ? base : isOwn ? nil : session.experiment
            trial = try self.trial(of: session.experiment?.edits ?? [], with: base)
            lines = session.steps + lines
        }
        self.trial = nil
        try refuse(trial.crash(running: lines))
        self.trial = trial.crash == nil ? trial : nil
    }

    /// Makes sure that a screen doesn't end the program after some lines: the learner's changes, or the screen as it
    /// is made now.
    func check(_ experiment: Experiment?, after steps: [String]) throws {
        let base = experiment != nil || isInForce ? base : isOwn ? nil : session.experiment
        let edits = experiment?.edits ?? session.experiment?.edits ?? []
        try refuse(try trial(of: edits, with: base).crash(running: steps))
    }

    /// Refuses the edit that ended a process, and prints that process's output.
    private func refuse(_ report: CrashReport?) throws {
        guard let report = note(report) else { return }
        report.pieces.forEach(session.say)
        throw CommandError("this ends the program on iOS; it was tried in a process of its own, and not here")
    }

    /// Returns a report, and keeps it as the session's crash, if a signal ended the process.
    private func note(_ report: CrashReport?) -> CrashReport? {
        guard let report, report.endedBySignal else { return nil }
        session.crash = Crash(experiment: Self.name, report)
        return report
    }

    /// Starts a process that makes the screen with the changes.
    private func trial(of edits: [NibEdit], with base: Experiment?) throws -> TrialScreen {
        try TrialScreen(of: session, with: edits, besides: base)
    }

    /// Makes the screen from edits that another process wrote down, and as an experiment does.
    func begin(from file: String, besides base: Experiment?) throws {
        let edits = try JSONDecoder().decode([NibEdit].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        (isTrial, answersLines) = (true, true)
        try session.begin(
            Experiment(
                name: Self.name, techniques: [session.technique.name], claims: [], broken: "", look: "", edits: edits,
                source: base?.source, makeController: base?.makeController))
    }

    /// Takes over the changes of another session of the same program.
    func adopt(_ other: NibEditing) throws {
        if other.texts.isEmpty { return }
        (texts, lines) = (other.texts, other.lines)
        base = try other.base.map { try session.experiment(named: $0.name) }
    }

    /// The reason, if there is one, why the changes are invisible: the screen loads other nibs.
    var whyUnseen: String {
        func isLoaded(_ nib: String) -> Bool { NibLoadCount.last(of: UINib.fileName(named: nib)) != nil }
        func files(_ nibs: [String]) -> String {
            nibs.map(UINib.fileName).formatted(.list(type: .and).locale(Locale(identifier: "en")))
        }
        let (changed, loaded) = (texts.keys.sorted(), session.nibs.filter(isLoaded))
        guard isInForce, !loaded.isEmpty, !changed.contains(where: isLoaded) else { return "" }
        return ": it loaded \(files(loaded)), but hasn't loaded the changed \(files(changed)) yet"
    }

    /// The lines that lead to the changes, as far as they were typed.
    var linesToRepeat: [String] {
        (base.map { ["experiment \($0.name)"] } ?? [])
            + lines.map { $0.contains(" --") ? $0 : "# \($0), changed in the editor" }
    }
}

extension ExampleSession {
    /// The learner's changes of the program's nibs.
    package var editing: NibEditing { part()! }
}

extension IBDocument {
    /// Returns the problems that a reviewer would report in this version, but not in another.
    fileprivate func newFindings(since old: IBDocument?) throws -> [IBFault] {
        func key(_ fault: IBFault) -> [String] { [fault.rule, fault.message, fault.objectID ?? ""] }
        let known = Set(try old.map { try LoadedNib.findings(in: $0) }?.map(key) ?? [])
        return try LoadedNib.findings(in: self).filter { !known.contains(key($0)) }
    }
}

extension IBMarkup {
    /// Returns the values of the attributes and the beginnings of the elements that have a name, in the file's order.
    fileprivate func values(of name: String) -> [String] {
        elements.flatMap { element in
            let beginning = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
            return [element[name]].compactMap(\.self) + (element.name == name ? [beginning] : [])
        }
    }
}
