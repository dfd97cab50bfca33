nonisolated extension String {
    /// The text with everything that a terminal would not only print written as Swift would: escape becomes `\u{1B}`.
    ///
    /// Line breaks and tabs are, too: what was one name in a message stays in one line.
    /// - Complexity: O(*n*) in the length of the text.
    package var printable: String {
        replacingUnprintable(except: []) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// The text as ``printable``, but its line breaks and tabs stay.
    /// - Complexity: O(*n*) in the length of the text.
    package var printableLines: String {
        replacingUnprintable(except: ["\n", "\r\n", "\t"]) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// JSON that means the same, without anything that a terminal would not only print.
    ///
    /// Such scalars stand in JSON's strings only, where each may be written by its number.
    /// - Precondition: The text is JSON in one line.
    /// - Complexity: O(*n*) in the length of the text.
    package var printableJSON: String {
        replacingUnprintable(except: []) { scalar in
            Character(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }

    private func replacingUnprintable(
        except kept: [Character], with standIn: (Unicode.Scalar) -> String
    ) -> String {
        // Nearly always there is no character to replace, and to look at scalars takes less than to find characters.
        if unicodeScalars.allSatisfy({ $0.isPrintable(behind: nil) || kept.contains(Character($0)) }) { return self }
        var result = ""
        var rest = self[...]
        while true {
            let plain = rest.utf8.prefix { (0x20..<0x7F).contains($0) }
            if plain.endIndex == rest.endIndex { return result + rest }
            // The next scalars may belong to the last of these characters.
            let end = plain.isEmpty ? plain.endIndex : rest.utf8.index(before: plain.endIndex)
            result += rest[..<end]
            rest = rest[end...]
            let character = rest.removeFirst()
            var base: Unicode.Scalar?
            for scalar in character.unicodeScalars {
                if scalar.isPrintable(behind: base) || kept.contains(character) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += standIn(scalar)
                }
                base = base ?? scalar
            }
        }
    }
}
