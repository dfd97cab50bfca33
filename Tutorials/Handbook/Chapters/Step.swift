/// A section of a chapter: one thing to do, to reach, to look at, to predict, or to read.
public struct Step: Equatable, Sendable {
    /// Its heading.
    public let heading: String
    /// What is asked: what stands before the mark, without the transcript, and without what leads to that of a goal.
    public let asked: [MarkdownBlock]
    /// What is typed, and what comes of it.
    public let transcript: [ConsoleEntry]
    /// What counts.
    public let mark: StepMark
    /// What is asked, and its answers, if it is a prediction.
    public let question: Question?
    /// What is said once it is done: what stands after the mark.
    public let why: [MarkdownBlock]
    /// The line on the page where it begins.
    public let line: Int

    /// What the learner types, in order: ``Type `stats`.`` in what is asked; for a goal one way to reach it.
    ///
    /// The transcript may have more: what a prompt shows by itself, and a script has to ask for.
    public var commands: [String] {
        if mark.isGoal { return transcript.map(\.command).filter { !Self.isShownByItself($0) } }
        return sentences.flatMap { $0.matches(of: Self.typing).map { String($0.1) } }
    }

    /// What is to be reached, in a sentence; nil if it is said what to type.
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

    /// Whether a prompt shows by itself what a transcript has to ask for.
    public static func isShownByItself(_ command: String) -> Bool {
        ["show", "show --notes", "trace last"].contains(command)
    }
}
