public import Canvases
internal import PlainText

/// A text whose pieces have roles. Writing the text determines the looks of the roles.
///
/// A no-break space, U+00A0, keeps two words on one line. It is written as a space.
public nonisolated struct StyledText: Hashable, Sendable {
    /// A piece of text.
    public struct Run: Hashable, Sendable {
        /// The characters of the run.
        public var text: String
        /// The role of the run.
        public var role: TextRole
    }

    /// The pieces, in order.
    public private(set) var runs: [Run] = []

    /// Creates a text of one piece.
    public init(_ text: String, _ role: TextRole = .plain) {
        append(text, role)
    }

    /// The text without styles.
    public var string: String { runs.map { Self.written($0.text) }.joined() }

    private static func written(_ text: String) -> String {
        // A no-break space is C2 A0.
        text.utf8.contains(0xA0) ? String(text.map { $0 == "\u{A0}" ? " " : $0 }) : text
    }

    /// The width of the text on a terminal, in characters.
    public var columns: Int { DisplayWidth.columns(of: string) }

    /// Adds a piece.
    public mutating func append(_ text: String, _ role: TextRole = .plain) {
        guard !text.isEmpty else { return }
        if runs.last?.role == role {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, role: role))
        }
    }

    /// Returns a text followed by another text.
    public static func + (first: StyledText, second: StyledText) -> StyledText {
        var sum = first
        for run in second.runs { sum.append(run.text, run.role) }
        return sum
    }

    /// The text as it is sent to a terminal of a style. Control characters in it are made visible. Readline has to know
    /// that an escape sequence takes no room: `escape` transforms each.
    public func text(in style: TerminalStyle, escape: (String) -> String = \.self) -> String {
        runs.map { run in
            let printed = Self.written(run.text).printableLines
            let text = style.ascii ? printed.inASCII : printed
            guard let begin = run.role.escape(in: style) else { return text }
            return escape(begin) + text + escape("\u{1B}[0m")
        }.joined()
    }
}

nonisolated extension StyledText: ExpressibleByStringInterpolation {
    /// Creates a plain text.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
