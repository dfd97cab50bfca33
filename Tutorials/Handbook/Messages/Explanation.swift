/// The messages that a pasted text contains, with their causes.
public struct Explanation {
    /// A message that was found in a text.
    public struct Finding {
        /// The message.
        public let message: Message
        /// The values that the text has for the names in the message's words.
        public let names: [String: String]
        /// The words of the text that are the message; nil if the text doesn't have them.
        public let line: String?
        /// A Boolean value that indicates whether only the text's stack shows the message.
        public let isInStackOnly: Bool
        /// A Boolean value that indicates whether a part of the words is missing in the text.
        public let isCutOff: Bool
        /// The causes that the text doesn't exclude, the likeliest first.
        public let causes: [Message.Cause]
        /// The piece of the text that shows the cause; nil if the text can't decide.
        public let sign: String?

        /// A text of the handbook with the values in the place of the names. A name without a value is in angle
        /// brackets.
        public func filled(_ text: String) -> String {
            text.replacing(#/\{([a-z]+)\}/#) { names[String($0.1)] ?? "<\($0.1)>" }
        }

        /// The names in the meaning and the causes that have no value, as ``filled(_:)`` writes them.
        public var unfilled: [String] {
            let texts = [message.meaning] + causes.map { sign == nil ? $0.text : $0.advice }
            return texts.flatMap { $0.matches(of: #/\{([a-z]+)\}/#) }.reduce(into: []) { found, match in
                let name = filled(String(match.0))
                if names[String(match.1)] == nil, !found.contains(name) { found.append(name) }
            }
        }
    }

    /// The messages, the one that ended the app first.
    public let findings: [Finding]
    /// Words about nibs, lists or screens that the text contains.
    public let subjects: [String]
    /// The messages whose words are nearest, if no message was found.
    public let nearest: [Message]

    /// Looks for messages in a text, which may be a whole crash log.
    ///
    /// - Complexity: O(*n* · *m*) in the lengths of the text and of the messages' words.
    public init(of text: String, among messages: [Message]) {
        let text = PastedText(text)
        let places = Self.places(in: text, among: messages)
        var findings = places.map { Self.finding($0.message, $0.match, in: text) }
        let title = messages.first { Letters($0.title).bytes == text.letters.bytes }
        // A line of the log before the crash doesn't end the app, so the stack may still show what did.
        if !places.contains(where: { $0.endsApp }), let message = Self.message(ofStackIn: text, among: messages),
            !places.contains(where: { $0.message.title == message.title })
        {
            findings.insert(Self.finding(message, nil, isInStack: true, in: text), at: 0)
        }
        if let title { findings = [Self.finding(title, nil, in: text)] }
        self.findings = findings
        subjects = Self.subjects.filter { text.letters.place(of: Letters($0)) != nil }
        nearest = findings.isEmpty ? MessageSearch(messages).nearest(to: text.text) : []
    }

    /// The number of bytes of a text that are read at most.
    package static let longestText = PastedText.longest

    // MARK: Places of messages

    private struct Place {
        let message: Message
        let match: Wording.Match
        let endsApp: Bool
    }

    /// The places of messages in a text: the one that ended the app first, then in the order of the text.
    private static func places(in text: PastedText, among messages: [Message]) -> [Place] {
        let all = messages.flatMap { message in
            let matches = message.wordings.compactMap { Wording($0).match(in: text) }
            let isThere = matches.contains(where: \.isWhole)
            return matches.filter { $0.isWhole || !isThere }.map { (message: message, match: $0) }
        }
        var chosen: [(message: Message, match: Wording.Match)] = []
        for candidate in all.sorted(by: { $0.match.count > $1.match.count }) {
            let isTaken = chosen.contains {
                $0.message.title == candidate.message.title || $0.match.range.overlaps(candidate.match.range)
            }
            if !isTaken { chosen.append(candidate) }
        }
        let end = ends.compactMap { text.letters.place(of: Letters($0)) }.min()
        let sorted = chosen.sorted { $0.match.range.lowerBound < $1.match.range.lowerBound }
        let fatal = end.flatMap { end in sorted.firstIndex { $0.match.range.upperBound > end } }
        let places = sorted.enumerated().map { Place(message: $1.message, match: $1.match, endsApp: $0 == fatal) }
        return places.filter(\.endsApp) + places.filter { !$0.endsApp }
    }

    /// The words before the message that ended an app.
    private static let ends = [
        "Terminating app due to uncaught exception", "Fatal error:", "Fatal Exception:", "Application Specific Inf",
        "Exception Type:", "Thread 1: ", "libc++abi",
    ]

    // MARK: A finding

    private static func finding(
        _ message: Message, _ match: Wording.Match?, isInStack: Bool = false, in text: PastedText
    ) -> Finding {
        let shown = message.causes.lazy.compactMap { cause in
            cause.signs.first { text.letters.place(of: Letters($0)) != nil }.map { (cause: cause, sign: $0) }
        }.first
        // A sign that is missing excludes a cause only where it would be.
        let listsDetails = message.wordings.contains { $0.contains("{…}") } && match?.isWhole == true
        let open = message.causes.filter { $0.signs.isEmpty || !text.hasStack && !listsDetails }
        let causes = shown.map { [$0.cause] } ?? (open.isEmpty ? message.causes : open)
        return Finding(
            message: message, names: match?.names ?? [:], line: match.map { line(at: $0.range, in: text) },
            isInStackOnly: isInStack, isCutOff: match?.isWhole == false, causes: causes, sign: shown?.sign)
    }

    /// The words of a text in a range of letters, and what is around them in their lines, in one line.
    private static func line(at range: Range<Int>, in text: PastedText) -> String {
        let (first, last) = (text.letters.offsets[range.lowerBound], text.offset(behind: range.upperBound))
        let newline = UInt8(ascii: "\n")
        let before = text.utf8[max(0, first - 100)..<first]
        var start = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
        // A long line begins with a whole word.
        if start > 0, text.utf8[start - 1] != newline {
            start = before.firstIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? start
        }
        let end = text.utf8[last..<min(text.utf8.count, last + 100)].prefix { $0 != newline }.endIndex
        let words = String(decoding: text.utf8[start..<end], as: UTF8.self)
        return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The message whose methods are innermost in the stack; of several with the same, the one with most.
    private static func message(ofStackIn text: PastedText, among messages: [Message]) -> Message? {
        var best: (message: Message, start: Int, count: Int)?
        for message in messages {
            for methods in message.stacks {
                guard let start = start(of: methods, in: text.stack) else { continue }
                if best.map({ start < $0.start || start == $0.start && methods.count > $0.count }) ?? true {
                    best = (message, start, methods.count)
                }
            }
        }
        return best?.message
    }

    /// Returns the place of the first of some methods in a stack that has all of them in this order. The caller of
    /// `objc_exception_throw` must follow it closely.
    private static func start(of methods: [String], in stack: Letters) -> Int? {
        var (start, place, last): (Int?, Int, Int) = (nil, 0, .max)
        for method in methods {
            let letters = Letters(method)
            guard let next = stack.place(of: letters, from: place, through: last) else { return nil }
            place = next + letters.bytes.count
            let isThrow = method == "objc_exception_throw"
            last = isThrow ? place + 400 : .max
            if !isThrow, start == nil { start = next }
        }
        return start
    }

    // MARK: Subjects

    private static let subjects = [
        "UITableView", "UICollectionView", "UIViewController", "UINavigationController", "UINib", "loadNibNamed",
        "awakeFromNib", "initWithCoder", "storyboard", "IBOutlet", "outlet", "segue", "dequeue", "reuseIdentifier",
        "NSLayoutConstraint", "constraint", "Interface Builder", "presentViewController", "cellForRow", "cellForItem",
    ]
}
