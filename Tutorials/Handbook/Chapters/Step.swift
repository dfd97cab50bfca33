/// A section of a chapter: one thing to do, to reach, to look at, to predict, or to read.
public struct Step: Equatable, Sendable {
    /// Its heading.
    public let heading: String
    /// The text before the mark, without the transcript, and for a goal without the line "One way:".
    public let asked: [MarkdownBlock]
    /// The commands, and their output.
    public let transcript: [ConsoleEntry]
    /// The kind of the step, and its postconditions.
    public let mark: StepMark
    /// The question, and its answers, if the step is a prediction.
    public let question: Question?
    /// The explanation after the mark, which appears once the step is done.
    public let why: [MarkdownBlock]
    /// The line on the page where it begins.
    public let line: Int

    /// The commands that the learner types, in order. For a goal they are one way to reach it. Otherwise they are in
    /// the text, as in ``Type `stats`.``
    ///
    /// The transcript may have more: what a prompt shows by itself, and a script has to ask for.
    public var commands: [String] {
        if mark.isGoal { return transcript.map(\.command).filter { !Self.isShownByItself($0) } }
        return sentences.flatMap { $0.matches(of: Self.typing).map { String($0.1) } }
    }

    /// The goal, in a sentence, or nil if the step says what to type.
    public var goal: String? {
        guard mark.isGoal else { return nil }
        return sentences.first { $0.hasPrefix(Self.goalStart) }.map { String($0.dropFirst(Self.goalStart.count)) }
    }

    private var sentences: [String] {
        asked.compactMap { if case .paragraph(let text) = $0.content { text } else { nil } }
    }

    private static let typing = /\bType `([^`]+)`/
    private static let goalStart = "Goal: "
    /// The paragraph that stands between a goal and its transcript.
    static let oneWay = "One way:"

    /// Returns a Boolean value that indicates whether a prompt shows a command's output by itself, so that only a
    /// transcript has the command.
    public static func isShownByItself(_ command: String) -> Bool {
        ["show", "show --notes", "trace last"].contains(command)
    }
}
