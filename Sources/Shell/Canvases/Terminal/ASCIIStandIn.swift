import Foundation

/// The replacements for characters outside of ASCII.
nonisolated enum ASCIIStandIn {
    /// Appends `columns` columns of ASCII that stand for `character`: the character itself, its own stand-in, its
    /// letter without accents, or else a `?` per column.
    static func append(_ character: Character, columns: Int, to output: inout String) {
        if character.isASCII {
            output.append(character)
        } else if let standIn = table[character] {
            output.append(standIn)
        } else if let scalar = character.unicodeScalars.first, (0x2500...0x257F).contains(scalar.value) {
            output.append("+")
        } else {
            let plain = plainLetters(of: character)
            if plain.isEmpty || plain.count > columns {
                output.append(contentsOf: repeatElement("?", count: columns))
            } else {
                output.append(contentsOf: plain)
                output.append(contentsOf: repeatElement(" ", count: columns - plain.count))
            }
        }
    }

    /// `e` for `é`, `A` for a full-width `Ａ`, or empty if anything but ASCII and accents remains.
    private static func plainLetters(of character: Character) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in String(character).decomposedStringWithCompatibilityMapping.unicodeScalars {
            if scalar.isASCII, scalar.value > 0x20 {
                plain.append(scalar)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                return ""
            }
        }
        return String(plain)
    }

    private static let table: [Character: Character] = [
        "●": "@", "☽": ")", "◐": "D", "◴": "}", "○": "o", "◷": "{", "◑": "C", "☾": "(", "☼": "*", "☆": "*",
        "★": "*", "✶": "*", "❆": "*", "▦": "#", "◔": "@", "✓": "v", "✕": "x", "⊗": "x", "⊕": "+", "−": "-",
        "⊖": "-", "×": "x", "÷": "/", "⚠": "!", "…": ".", "›": ">", "‹": "<", "∧": "^", "∨": "v", "↕": "|",
        "→": ">", "←": "<", "↑": "^", "↓": "v", "↻": "@", "↺": "@", "↶": "<", "↷": ">", "↥": "^", "↧": "v",
        "▷": ">", "►": ">", "‖": "|", "□": "#", "■": "#", "»": ">", "«": "<", "⊞": "#", "△": "^", "▲": "^",
        "◇": "o", "◆": "@", "▭": "#", "♡": "v", "♥": "v", "⚐": "P", "⚑": "P", "∩": "n", "⚙": "%", "≡": "=",
        "⌂": "^", "☻": "o", "▨": "#", "⌫": "x", "✎": "/", "⌕": "Q", "◉": "@", "▤": "#", "▯": "#", "▥": "#",
        "✉": "@", "☏": "t", "⊔": "U", "▣": "#", "♪": "d", "⌘": "#", "⌥": "~", "⊡": "#", "‥": ".", "·": ".",
        "•": "*", "◦": "o", "‣": ">", "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-",
        "‘": "'", "’": "'", "‚": ",", "‛": "'", "“": "\"", "”": "\"", "„": "\"", "′": "'", "″": "\"", "ß": "s",
        "æ": "a", "Æ": "A", "œ": "o", "Œ": "O", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ł": "l", "Ł": "L",
        "ı": "i", "þ": "p", "ð": "d", "©": "c", "®": "r", "¡": "!", "¿": "?", "€": "E", "£": "L", "⁄": "/",
        "∕": "/", "µ": "u", "✔": "v", "✗": "x", "✘": "x", "▸": ">", "◂": "<", "▾": "v", "▴": "^", "▼": "v", "◀": "<",
        "▶": ">", "◁": "<", "≠": "!", "█": "#", "▓": "#", "▒": "%", "░": ".", "▀": "#", "▄": "#", "▐": "#", "─": "-",
        "▮": "#", "◊": "o", "◙": "@", "⚲": "o", "➤": ">", "⊂": "C", "∞": "8", "≋": "~", "↯": "z", "☁": "@", "◎": "@",
        "❝": "\"", "❞": "\"", "⚇": "8", "⧉": "#", "▩": "#", "⇄": "x", "⇅": "x",
        "▁": "_", "━": "-", "═": "=", "│": "|", "┃": "|", "║": "|",
    ]
}
