/// What is wrong on a page of the handbook, and where.
public struct PageError: Error, Equatable, CustomStringConvertible {
    /// The name of the page's file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong, and what was expected.
    public let problem: String

    /// The place and the problem, as compilers write them.
    public var description: String { "\(file):\(line): \(problem)" }
}
