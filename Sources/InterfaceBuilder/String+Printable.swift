nonisolated extension String {
    /// The string with everything a terminal might obey (control characters, line ends, changes of writing direction)
    /// written as `\u{…}`.
    var printable: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isUnprintable {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The string in backticks for a message, cut short if it is long.
    var quoted: String {
        let start = prefix(60)
        return start.endIndex < endIndex ? "`\(start)…`" : "`\(self)`"
    }

    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

nonisolated extension Unicode.Scalar {
    fileprivate var isUnprintable: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
