/// A section of a chapter: one thing to do, to look at, to predict, or to read.
public struct Step: Equatable, Sendable {
    /// Its heading.
    public let heading: String
    /// What is asked: what stands before the mark, without the transcript.
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

    /// What the learner types, in order: ``Type `stats`.`` in what is asked.
    ///
    /// The transcript may have more: what a prompt shows by itself, and a script has to ask for.
    public var commands: [String] {
        asked.flatMap { block -> [String] in
            guard case .paragraph(let text) = block.content else { return [] }
            return text.matches(of: Self.typing).map { String($0.1) }
        }
    }

    private static let typing = /\bType `([^`]+)`/

    /// The lines of the screen as the transcript shows it last, without the notes beside them.
    public var screen: [String]? {
        let shown = transcript.last { $0.command.hasPrefix("show") }
        return shown?.output.map { String($0.prefix(Self.screenColumns)) }
    }

    /// How many characters a screen is wide, its edges included.
    private static let screenColumns = 42
}
