/// A text with changes in it, which knows where each of its characters comes from.
struct EditedText {
    let text: String
    /// The beginnings of pieces, and their places in the old text, from which they were copied or to which they belong.
    private let pieces: [(start: Int, origin: Int, isCopied: Bool)]
    private let lines: [Int]

    /// Makes changes in a text. If two overlap, the first applies.
    init(_ original: String, _ edits: [Edit]) {
        let old = Array(original.utf8)
        var new: [UInt8] = []
        var pieces: [(start: Int, origin: Int, isCopied: Bool)] = []
        var done = 0
        func copy(upTo end: Int) {
            pieces.append((new.count, done, true))
            new += old[done..<end]
            done = end
        }
        // Insertions at the same place stay in the order in which they were noted.
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for edit in ordered.map(\.element) where edit.range.lowerBound >= done {
            copy(upTo: edit.range.lowerBound)
            pieces.append((new.count, edit.about, false))
            new += Array(edit.text.utf8)
            done = edit.range.upperBound
        }
        copy(upTo: old.count)
        text = String(decoding: new, as: UTF8.self)
        self.pieces = pieces
        lines = [0] + new.indices.filter { new[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The place in the old text that a place in this one comes from, as the compiler counts: from 1, in UTF-8.
    func origin(line: Int, column: Int) -> Int {
        guard lines.indices.contains(line - 1) else { return 0 }
        let place = lines[line - 1] + column - 1
        guard let piece = pieces.last(where: { $0.start <= place }) else { return 0 }
        return piece.isCopied ? piece.origin + place - piece.start : piece.origin
    }
}
