import Foundation

/// A text in pieces that may look different, as canvases draw it and ``TextMetrics`` measures it. Not in UIKit.
///
/// A plain text is one piece without attributes. An attributed string is taken apart once, when a view is given it. A
/// ``TextStyle`` that comes with the text supplies the attributes that a piece lacks.
nonisolated public struct AttributedText: Equatable, Sendable {
    /// A piece, all of which looks alike.
    public struct Run: Equatable, Sendable {
        /// The characters.
        public var text: String
        /// The attributes of the run.
        public var attributes = Attributes()
    }

    /// The pieces in order.
    public private(set) var runs: [Run] = []

    /// Creates a text with the same attributes for all characters.
    public init(_ text: String, attributes: Attributes = Attributes()) {
        if !text.isEmpty { runs = [Run(text: text, attributes: attributes)] }
    }

    /// Takes an attributed string apart.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ string: NSAttributedString) {
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            runs.append(Run(text: text.substring(with: range), attributes: Attributes(attributes)))
        }
    }

    init(runs: [Run]) { self.runs = runs }

    /// The characters.
    public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
    /// A Boolean value that indicates whether there are no characters.
    public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
    /// The alignment of the first paragraph's lines, if it has one.
    public var alignment: NSTextAlignment? { runs.first?.attributes.paragraph?.alignment }

    /// The text with the fonts of its pieces, but without their colors.
    package var colorless: AttributedText {
        changed { ($0.color, $0.backgroundColor) = (nil, nil) }
    }

    /// Returns the text with its paragraphs aligned in one way.
    package func aligned(_ alignment: NSTextAlignment) -> AttributedText {
        changed { $0.paragraph?.alignment = alignment }
    }

    private func changed(_ change: (inout Attributes) -> Void) -> AttributedText {
        AttributedText(
            runs: runs.map { run in
                var run = run
                change(&run.attributes)
                return run
            })
    }

    /// Returns a text followed by another text.
    public static func + (first: AttributedText, second: AttributedText) -> AttributedText {
        AttributedText(runs: first.runs + second.runs)
    }
}

extension AttributedText: ExpressibleByStringInterpolation {
    /// Creates a plain text.
    public init(stringLiteral value: String) { self.init(value) }
}
