/// A question with its answers: to choose from, or to be typed.
public struct Question: Equatable, Sendable {
    /// The name of the question in its chapter: the anchor of its answer, such as `answer-1`, or `recall`.
    public let name: String
    /// The text of the question.
    public let text: String
    /// The listing that it is about, of which one line is the answer.
    public let listing: MarkdownBlock?
    /// The answers to choose from; if the answer is to be typed, it and the wrong ones that are explained.
    public private(set) var options: [String]
    /// The index of the right option.
    public private(set) var right: Int
    /// The reason that each option is right or wrong.
    public private(set) var sentences: [String]
    /// A Boolean value that indicates whether the user types the answer, so that no options are shown.
    public let isTyped: Bool
    /// Other spellings of the right answer.
    public let spellings: [String]
    /// The heading of the step that shows the answer to a prediction; nil for the next.
    public let answeredBy: String?
    /// The line on the page where it begins.
    public let line: Int

    /// Returns the question with its options in another order.
    public func reordered(_ order: [Int]) -> Question {
        var question = self
        (question.options, question.sentences) = (order.map { options[$0] }, order.map { sentences[$0] })
        question.right = order.firstIndex(of: right)!
        return question
    }

    /// Returns the option that typed words mean, or nil if they mean none. Quotation marks and uppercase letters don't
    /// matter.
    ///
    /// A line of a listing is meant by its number, or by words that no other line has.
    public func option(meaning words: String) -> Int? {
        if case .fence(_, let lines)? = listing?.content {
            let (number, piece) = (Int(words.trimmingPrefix("line ")), Self.letters(of: words))
            let meant = lines.enumerated().filter { index, line in
                number.map { $0 == index + 1 } ?? (!piece.isEmpty && Self.letters(of: line).contains(piece))
            }
            guard meant.count == 1 else { return nil }
            return options.firstIndex { Self.letters(of: meant[0].element).contains(Self.letters(of: $0)) }
        }
        // An attribute or argument may be typed with its value, reuseIdentifier="…", owner: nil, a property with its
        // object, cell.contentView.
        let property = words.split(separator: ".").last.map(String.init) ?? words
        // A number may be typed with the thing counted, 100 cells.
        let parts = words.split(separator: " ").map(String.init)
        let number = parts.filter { $0.contains(where: \.isNumber) }.count == 1 ? parts.first { Int($0) != nil } : nil
        // A name may be typed after words of the question or of Swift: without an owner, override func awakeFromNib.
        let asked = (text + " in override func a an the").lowercased().split { !$0.isLetter }.map(String.init)
        let name = parts.drop { asked.contains($0.lowercased()) }.joined(separator: " ")
        let start = words.prefix { $0 != "=" }.split(separator: ": ").first ?? ""
        for text in [words, String(start), property, name] + [number].compactMap(\.self) {
            let typed = Self.letters(of: text)
            if let option = options.firstIndex(where: { Self.letters(of: $0) == typed }) { return option }
            if spellings.contains(where: { Self.letters(of: $0) == typed }) { return right }
        }
        return nil
    }

    /// Returns the part of a text that counts: its letters and digits, in lowercase.
    public static func letters(of text: String) -> String {
        var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        if words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
        if words.count == 1 { return String(words[0]) }
        // File's Owner is meant by File Owner, too.
        return words.map { $0.hasSuffix("s") ? $0.dropLast() : $0 }.joined()
    }
}
