/// A problem on a page of the handbook, with its place.
public struct PageError: Error, Equatable, CustomStringConvertible {
    /// The name of the page's file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The problem, and the form that was expected.
    public let problem: String

    /// The place and the problem, as compilers write them.
    public var description: String { "\(file):\(line): \(problem)" }
}
