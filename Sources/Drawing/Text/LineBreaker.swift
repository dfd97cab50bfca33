import Foundation
import PlainText

/// Takes a text apart, line by line, for ``TextLayout``. Lengths are in columns or points, as the caller measures.
nonisolated struct LineBreaker {
    private struct Glyph {
        let character: Character
        let width: CGFloat
        let isWide: Bool
        /// The piece of the text that it is in.
        let run: Int
        var isSpace: Bool { character == " " }
    }

    /// How wide a character is that takes so many columns.
    typealias Measure = (Character, _ columns: Int) -> CGFloat

    private let text: AttributedText
    private let glyphs: [Glyph]
    private let length: CGFloat
    private let ellipsis: CGFloat
    private let mode: NSLineBreakMode
    private var position = 0
    private var endOfParagraph = 0

    /// Prepares to take a text apart.
    ///
    /// - Parameters:
    ///   - length: The length of a line.
    ///   - measure: How the characters of a piece with some attributes are measured.
    init(
        text: AttributedText, length: CGFloat, mode: NSLineBreakMode,
        measure: (AttributedText.Attributes) -> Measure
    ) {
        var glyphs: [Glyph] = []
        for (index, run) in text.runs.enumerated() {
            let width = measure(run.attributes)
            for character in run.text {
                if character.isNewline {
                    glyphs.append(Glyph(character: "\n", width: 0, isWide: false, run: index))
                } else if let drawn = character.drawn {
                    let columns = DisplayWidth.columns(of: drawn)
                    guard columns > 0 else { continue }
                    glyphs.append(
                        Glyph(character: drawn, width: width(drawn, columns), isWide: columns == 2, run: index))
                }
            }
        }
        self.text = text
        self.glyphs = glyphs
        ellipsis = text.runs.last.map { measure($0.attributes)("…", 1) } ?? 0
        self.length = length
        self.mode = mode
        findEndOfParagraph()
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
            lines.append(piece(position..<(goesOn ? trimmed(position..<end) : end)))
            hasNext = advance(past: end, in: paragraph)
        }
        return lines
    }

    private mutating func findEndOfParagraph() {
        endOfParagraph = glyphs[position...].firstIndex { $0.character == "\n" } ?? glyphs.count
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

    /// Where the line that starts the range ends: before the first glyph that it does not hold.
    private func endOfLine(in range: Range<Int>) -> Int {
        let end = prefixEnd(of: range, length: length)
        guard end < range.upperBound else { return end }
        // A wide character alone may not fit; it is taken all the same, or the text would never end.
        guard end > range.lowerBound else { return end + 1 }
        guard mode != .byCharWrapping, mode != .byClipping else { return end }
        return (range.lowerBound + 1...end).last(where: canBreak(before:)) ?? end
    }

    private func canBreak(before index: Int) -> Bool {
        let previous = glyphs[index - 1]
        let next = glyphs[index]
        if next.isSpace || previous.isSpace || previous.isWide || next.isWide { return true }
        // Neither a date nor a negative number may part.
        return previous.character == "-" && next.character.isLetter
    }

    /// The last line of a text that goes on, with an ellipsis; `nil` if it needs none or its mode has none.
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
        let neighbour = kept.last ?? (end.isEmpty ? paragraph.lowerBound : end.lowerBound)
        return joined(kept.map { glyphs[$0] } + [dots(like: neighbour)] + end.map { glyphs[$0] })
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

    private func dots(like neighbour: Int) -> Glyph {
        let run = glyphs.indices.contains(neighbour) ? glyphs[neighbour].run : 0
        return Glyph(character: "…", width: ellipsis, isWide: false, run: run)
    }

    /// The characters of a line. One that has none looks like what comes next, and so has its height.
    private func piece(_ range: Range<Int>) -> AttributedText {
        guard range.isEmpty, glyphs.indices.contains(range.lowerBound) else { return joined(Array(glyphs[range])) }
        let attributes = text.runs[glyphs[range.lowerBound].run].attributes
        return AttributedText(runs: [AttributedText.Run(text: "", attributes: attributes)])
    }

    private func joined(_ glyphs: [Glyph]) -> AttributedText {
        var runs: [AttributedText.Run] = []
        var last: Int?
        for glyph in glyphs {
            if glyph.run != last {
                runs.append(AttributedText.Run(text: "", attributes: text.runs[glyph.run].attributes))
                last = glyph.run
            }
            runs[runs.count - 1].text.append(glyph.character)
        }
        return AttributedText(runs: runs)
    }
}
