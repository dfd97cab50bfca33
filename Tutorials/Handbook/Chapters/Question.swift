/// A question with its answers: to choose from, or to be typed.
public struct Question: Equatable, Sendable {
    /// What names it in its chapter, whatever else that has: the anchor of its answer, `answer-1`, `recall`.
    public let name: String
    /// What is asked.
    public let text: String
    /// The listing that it is about, of which one line is the answer.
    public let listing: MarkdownBlock?
    /// The answers to choose from; if the answer is to be typed, it and the wrong ones that are explained.
    public private(set) var options: [String]
    /// Which of them is so, counted from 0.
    public private(set) var right: Int
    /// What is said of each of them.
    public private(set) var sentences: [String]
    /// Whether the answer is to be typed, so that no options are shown.
    public let isTyped: Bool
    /// What else may be typed for the right answer.
    public let spellings: [String]
    /// The heading of the step that shows the answer to a prediction; nil for the next.
    public let answeredBy: String?
    /// The line on the page where it begins.
    public let line: Int

    /// The same question with its options in another order, which has the index of each once.
    public func reordered(_ order: [Int]) -> Question {
        var question = self
        (question.options, question.sentences) = (order.map { options[$0] }, order.map { sentences[$0] })
        question.right = order.firstIndex(of: right)!
        return question
    }

    /// The option that typed words mean, however they are quoted and whatever is large in them; nil if they mean none.
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
        // An attribute may be typed with its value, reuseIdentifier="…", a property with its object, cell.contentView.
        let property = words.split(separator: ".").last.map(String.init) ?? words
        for text in [words, String(words.prefix { $0 != "=" }), property] {
            let typed = Self.letters(of: text)
            if let option = options.firstIndex(where: { Self.letters(of: $0) == typed }) { return option }
            if spellings.contains(where: { Self.letters(of: $0) == typed }) { return right }
        }
        return nil
    }

    /// What of a text counts: its letters and digits, small.
    private static func letters(of text: String) -> String {
        var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        if words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
        if words.count == 1 { return String(words[0]) }
        // File's Owner is meant by File Owner, too.
        return words.map { $0.hasSuffix("s") ? $0.dropLast() : $0 }.joined()
    }
}
