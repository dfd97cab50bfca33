/// A question with answers to choose from.
public struct Question: Equatable, Sendable {
    /// What is asked.
    public let text: String
    /// The answers to choose from.
    public let options: [String]
    /// Which of them is so, counted from 0.
    public let right: Int
    /// What is said of each of them.
    public let sentences: [String]
    /// The heading of the step that shows the answer to a prediction; nil for the next.
    public let answeredBy: String?
    /// The line on the page where it begins.
    public let line: Int
}
