internal import Foundation

struct LineSplitter {
    /// The beginning of a line whose end has not come yet, up to the length that is read.
    private var rest = Data()
    /// The maximum length of a line. The rest is left out.
    private static let longest = 1 << 14

    /// Takes another piece, and gives the lines that it ends.
    mutating func lines(addedBy piece: Data) -> [String] {
        var lines: [String] = []
        var piece = piece[...]
        while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
            append(piece[..<end])
            lines.append(takeRest())
            piece = piece[(end + 1)...]
        }
        append(piece)
        return lines
    }

    /// The incomplete last line, or nil if there isn't one.
    mutating func lastLine() -> String? { rest.isEmpty ? nil : takeRest() }

    private mutating func append(_ piece: Data) { rest += piece.prefix(Self.longest + 1 - rest.count) }

    private mutating func takeRest() -> String {
        defer { rest = Data() }
        return String(decoding: rest.prefix(Self.longest), as: UTF8.self) + (rest.count > Self.longest ? " …" : "")
    }
}
