import Foundation

/// A regular expression of Foundation, which searches all texts of the project many times faster than one of Swift.
nonisolated struct Pattern: ExpressibleByStringLiteral, Sendable {
    private let expression: NSRegularExpression?

    init(stringLiteral pattern: String) { expression = try? NSRegularExpression(pattern: pattern) }

    /// Returns the parts of a text that match, from its beginning. A pattern that is none matches anything.
    func matches(in text: String) -> [String] {
        guard let expression else { return [text] }
        let text = text as NSString
        return expression.matches(in: text as String, range: NSRange(location: 0, length: text.length)).map {
            text.substring(with: $0.range)
        }
    }

    /// Returns a text with another one in place of each part that matches.
    func replacing(in text: String, with other: String) -> String {
        let range = NSRange(text.startIndex..., in: text)
        return expression?.stringByReplacingMatches(in: text, range: range, withTemplate: other) ?? ""
    }
}
