/// A chapter of the handbook: a question, and the steps that answer it.
public struct Chapter: Equatable, Sendable {
    /// Its number, from 1.
    public let number: Int
    /// The letter of the part it belongs to.
    public let part: String
    /// The program it is followed in.
    public let program: String
    /// The arguments of the program.
    public let arguments: [String]
    /// The claims that have their home in it.
    public let claims: [String]
    /// The question that it answers.
    public let title: String
    /// The text before the first step.
    public let introduction: [MarkdownBlock]
    /// The question about an earlier chapter.
    public let recall: Question?
    /// The steps, in order.
    public let steps: [Step]
    /// The questions at its end.
    public let questions: [Question]
    /// The number of steps that come before questions about earlier chapters: up to the first in which something is
    /// typed, because a chapter begins with something new.
    public var stepsBeforeRecall: Int { (steps.firstIndex { !$0.commands.isEmpty } ?? -1) + 1 }
    /// The name of its file.
    public let file: String
    /// All blocks of its page.
    public let blocks: [MarkdownBlock]
}
