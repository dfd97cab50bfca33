import Foundation
import PlainText

/// A value of an attribute in SVG.
protocol SVGAttribute {
    /// The value as it is written, between quotation marks.
    nonisolated var svg: String { get }
}

extension String: SVGAttribute {
    nonisolated var svg: String { asMarkup }

    /// The text escaped for SVG or HTML, with letters instead of unprintable characters.
    package nonisolated var asMarkup: String {
        printable.escaping { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: nil
            }
        }
    }
}

extension CGFloat: SVGAttribute {
    /// The number in hundredths, in canonical form: no exponent, no `-0`, no trailing zeros.
    nonisolated var svg: String {
        let hundredths = isNaN ? 0 : (self * 100).rounded().whole(in: -100_000_000...100_000_000)
        let (whole, part) = (Swift.abs(hundredths) / 100, Swift.abs(hundredths) % 100)
        let digits = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
        return (hundredths < 0 ? "-" : "") + "\(whole)" + digits
    }
}

extension Double: SVGAttribute {
    nonisolated var svg: String { CGFloat(self).svg }
}

extension Int: SVGAttribute {
    nonisolated var svg: String { String(self) }
}
