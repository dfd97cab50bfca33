import Foundation
import PlainText

/// Takes a text apart, line by line, for ``TextLayout``. Lengths are in columns or points, as the caller measures.
nonisolated struct LineBreaker {
    /// A character as it is drawn.
    private struct Glyph {
        /// The beginning in the text as drawn.
        let start: Int
        let width: CGFloat
        let kind: Kind
        /// The piece of the text that it is in.
        let run: Int32
        var isSpace: Bool { kind == .space }
        var isWide: Bool { kind == .wide }
    }

    private enum Kind: UInt8 {
        case newline, space, narrow, wide
    }

    /// A function that returns the width of a character with so many columns.
    typealias Measure = (Character, _ columns: Int) -> CGFloat

    private let text: AttributedText
    /// The text as it is drawn, in UTF-8. Glyphs are offsets into it, as long texts have many.
    private var drawn: [UInt8] = []
    private var glyphs: [Glyph] = []
    private let length: CGFloat
    private let ellipsis: CGFloat
    private let mode: NSLineBreakMode
    /// A Boolean value that indicates whether a line keeps the space at its end, if there is room for it.
    private let keepsBlanks: Bool
    private var position = 0
    private var endOfParagraph = 0

    /// Prepares to take a text apart into lines of a length. Characters are measured by the attributes of their piece.
    init(
        text: AttributedText, length: CGFloat, mode: NSLineBreakMode, keepsBlanks: Bool = false,
        measure: (AttributedText.Attributes) -> Measure
    ) {
        (self.text, self.keepsBlanks) = (text, keepsBlanks)
        ellipsis = text.runs.last.map { measure($0.attributes)("…", 1) } ?? 0
        self.length = length
        self.mode = mode
        let count = text.runs.reduce(0) { $0 + $1.text.utf8.count }
        drawn.reserveCapacity(count)
        glyphs.reserveCapacity(count)
        for (index, run) in text.runs.enumerated() {
            add(run.text, run: Int32(index), measure: measure(run.attributes))
        }
        findEndOfParagraph()
    }

    /// Makes glyphs of a piece of the text.
    private mutating func add(_ text: String, run: Int32, measure: Measure) {
        var known = [CGFloat?](repeating: nil, count: 0x80)
        var position = text.startIndex
        while position < text.endIndex {
            let byte = text.utf8[position]
            let next = text.utf8.index(after: position)
            // Most of a typical text is ASCII without combining characters, so each letter is measured once.
            if (0x20..<0x7F).contains(byte), next == text.endIndex || text.utf8[next] < 0x80 {
                let width = known[Int(byte)] ?? measure(Character(Unicode.Scalar(byte)), 1)
                known[Int(byte)] = width
                let kind = byte == UInt8(ascii: " ") ? Kind.space : .narrow
                glyphs.append(Glyph(start: drawn.count, width: width, kind: kind, run: run))
                drawn.append(byte)
                position = next
            } else {
                add(text[position], run: run, measure: measure)
                position = text.index(after: position)
            }
        }
    }

    private mutating func add(_ character: Character, run: Int32, measure: Measure) {
        if character.isNewline {
            glyphs.append(Glyph(start: drawn.count, width: 0, kind: .newline, run: run))
        } else if let shown = character.drawn {
            let columns = DisplayWidth.columns(of: shown)
            guard columns > 0 else { return }
            let kind: Kind = shown == " " ? .space : columns == 2 ? .wide : .narrow
            glyphs.append(Glyph(start: drawn.count, width: measure(shown, columns), kind: kind, run: run))
            drawn.append(contentsOf: shown.utf8)
        }
    }

    /// The text's lines, at most `limit`.
    mutating func lines(limit: Int) -> [AttributedText] {
        var lines: [AttributedText] = []
        var hasNext = !glyphs.isEmpty
        while hasNext, lines.count < limit {
            let paragraph = position..<endOfParagraph
            if lines.count == limit - 1, let truncated = truncated(paragraph) {
                lines.append(truncated)
                break
            }
            let end = endOfLine(in: paragraph)
            let goesOn = end < paragraph.upperBound
            lines.append(piece(position..<(goesOn && !keepsBlanks ? trimmed(position..<end) : end)))
            hasNext = advance(past: end, in: paragraph)
        }
        return lines
    }

    private mutating func findEndOfParagraph() {
        endOfParagraph = glyphs[position...].firstIndex { $0.kind == .newline } ?? glyphs.count
    }

    /// Moves on to the next line and says whether there is one.
    private mutating func advance(past end: Int, in paragraph: Range<Int>) -> Bool {
        position = mode == .byClipping ? paragraph.upperBound : end
        if mode != .byCharWrapping {
            while position < paragraph.upperBound, glyphs[position].isSpace { position += 1 }
        }
        guard position == paragraph.upperBound else { return true }
        guard paragraph.upperBound < glyphs.count else { return false }
        position += 1
        findEndOfParagraph()
        return true
    }

    /// Returns the end of the line that begins the range: before the first glyph that doesn't fit.
    private func endOfLine(in range: Range<Int>) -> Int {
        let end = prefixEnd(of: range, length: length)
        guard end < range.upperBound else { return end }
        // A wide character alone may not fit. It is taken all the same, or the text would never end.
        guard end > range.lowerBound else { return end + 1 }
        guard mode != .byCharWrapping, mode != .byClipping else { return end }
        return (range.lowerBound + 1...end).last(where: canBreak(before:)) ?? end
    }

    private func canBreak(before index: Int) -> Bool {
        let previous = glyphs[index - 1]
        let next = glyphs[index]
        if next.isSpace || previous.isSpace || previous.isWide || next.isWide { return true }
        // Neither a date nor a negative number may part.
        return string(index - 1..<index) == "-" && string(index..<index + 1).first?.isLetter == true
    }

    /// The last line of a text that goes on, with an ellipsis, or `nil` if it fits, or if its mode has no ellipsis.
    private func truncated(_ paragraph: Range<Int>) -> AttributedText? {
        guard [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(mode) else { return nil }
        let goesOn = paragraph.upperBound < glyphs.count
        guard goesOn || prefixEnd(of: paragraph, length: length) < paragraph.upperBound else { return nil }
        let room = length - ellipsis
        let head: CGFloat
        switch mode {
        case .byTruncatingHead: head = 0
        case .byTruncatingMiddle: head = (room / 2).rounded(.up)
        default: head = room
        }
        let start = paragraph.lowerBound..<prefixEnd(of: paragraph, length: head)
        let rest = start.upperBound..<paragraph.upperBound
        let end = suffixStart(of: rest, length: room - head)..<paragraph.upperBound
        // The dots look like what stands before them, or else behind.
        let kept = start.lowerBound..<trimmed(start)
        let neighbor = kept.last ?? (end.isEmpty ? paragraph.lowerBound : end.lowerBound)
        var runs: [AttributedText.Run] = []
        append(kept, to: &runs)
        append("…", of: glyphs.indices.contains(neighbor) ? Int(glyphs[neighbor].run) : 0, to: &runs)
        append(end, to: &runs)
        return AttributedText(runs: runs)
    }

    private func prefixEnd(of range: Range<Int>, length: CGFloat) -> Int {
        var used: CGFloat = 0
        for index in range {
            used += glyphs[index].width
            if used > length { return index }
        }
        return range.upperBound
    }

    private func suffixStart(of range: Range<Int>, length: CGFloat) -> Int {
        var used: CGFloat = 0
        for index in range.reversed() {
            used += glyphs[index].width
            if used > length { return index + 1 }
        }
        return range.lowerBound
    }

    private func trimmed(_ range: Range<Int>) -> Int {
        range.last { !glyphs[$0].isSpace }.map { $0 + 1 } ?? range.lowerBound
    }

    /// The characters of a line. An empty line takes the attributes of the next character, and so its height.
    private func piece(_ range: Range<Int>) -> AttributedText {
        var runs: [AttributedText.Run] = []
        if range.isEmpty, glyphs.indices.contains(range.lowerBound) {
            append("", of: Int(glyphs[range.lowerBound].run), to: &runs)
        } else {
            append(range, to: &runs)
        }
        return AttributedText(runs: runs)
    }

    /// Adds characters to a line.
    private func append(_ range: Range<Int>, to runs: inout [AttributedText.Run]) {
        var rest = range
        while let first = rest.first {
            let run = glyphs[first].run
            let end = glyphs[rest].firstIndex { $0.run != run } ?? rest.upperBound
            append(string(first..<end), of: Int(run), to: &runs)
            rest = end..<rest.upperBound
        }
    }

    /// Adds to a line what has the attributes of a piece of the text.
    private func append(_ string: String, of run: Int, to runs: inout [AttributedText.Run]) {
        let attributes = text.runs[run].attributes
        if runs.last?.attributes == attributes {
            runs[runs.count - 1].text += string
        } else {
            runs.append(AttributedText.Run(text: string, attributes: attributes))
        }
    }

    /// The characters of some glyphs, as they are drawn.
    private func string(_ range: Range<Int>) -> String {
        func start(_ index: Int) -> Int { index < glyphs.count ? glyphs[index].start : drawn.count }
        return String(decoding: drawn[start(range.lowerBound)..<start(range.upperBound)], as: UTF8.self)
    }
}
