internal import Foundation
internal import TerminalUIKit

/// Another process that has the screen of a session, and tries lines that may end it before the session runs them.
///
/// The process keeps running, so a line costs the same however many were run before it.
final class TrialScreen {
    private let process: RunningProcess
    /// The errors that it has written since the line that it tries, or tried last.
    private var errors = Data()
    private var answers = Data()
    /// The number of the screen that it has, by ``ExampleSession/screensMade``.
    var screen: Int
    /// The number of lines that have done something to it.
    private(set) var steps = 0

    /// Starts one with changes of nibs, and perhaps with an experiment.
    init(of session: ExampleSession, with edits: [NibEdit], besides base: Experiment?) throws {
        let (process, file) = try TrialProcess(of: session).start(
            with: session.technique.name, edits, besides: base)
        defer { try? FileManager.default.removeItem(at: file) }
        (self.process, screen) = (process, session.screensMade)
        // The process has read the file once it has run a line.
        crash = run("show")
    }

    /// The end of the process, or nil if it goes on.
    private(set) var crash: CrashReport?
    /// The errors that the line has written that it tries, or tried last.
    var message: String { String(decoding: errors, as: UTF8.self) }

    /// Runs lines, and draws the screen. Returns how that ended the process, if it did.
    func crash(running lines: [String]) -> CrashReport? {
        for line in lines + ["show"] where crash == nil { crash = run(line) }
        return crash
    }

    private func run(_ line: String) -> CrashReport? {
        (errors, answers) = (Data(), Data())
        let bytes = Data((line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n").utf8)
        let pause = process.attend(feeding: bytes, until: { !answers.isEmpty }, take)
        if pause == .done {
            if answers.first == NibEditing.touched { steps += 1 }
            return nil
        }
        let end = process.end(pause, take)
        return CrashReport(end, output: "", errors: message)
    }

    private func take(_ pipe: Int, _ data: Data) {
        if pipe == 0 { errors += data } else { answers += data }
    }
}
