import Foundation
import PlainText

extension IBReader {
    /// The largest length believed, in points. A larger one would only overflow.
    private static let longest = 1e9

    /// An attribute that must be there.
    func required(_ name: String, of element: IBElement) throws(NibError) -> String {
        if let text = element[name] { return text }
        let near = nearestName(to: name, among: element.attributes.keys.sorted())
        let found = near.map { ", only \($0.quoted)" } ?? ""
        throw failure("<\(element.name)> has no \(name.quoted)\(found)", at: element.location)
    }

    /// A finite number of an attribute, or the fallback if it is absent.
    func number(_ name: String, of element: IBElement, default fallback: Double? = nil) throws(NibError) -> Double {
        if let fallback, element[name] == nil { return fallback }
        let text = try required(name, of: element)
        guard let number = Double(text), number.isFinite else {
            throw bad(name, text, of: element, expected: "a finite number")
        }
        return number
    }

    /// Lengths in points of attributes that must be there.
    func lengths(_ names: [String], of element: IBElement) throws(NibError) -> [CGFloat] {
        let lengths = try names.map { name throws(NibError) in
            let length = try number(name, of: element)
            guard abs(length) <= Self.longest else {
                throw bad(
                    name, element[name] ?? "", of: element, expected: "at most a thousand million points")
            }
            return CGFloat(length)
        }
        skipRest(of: element, besides: names)
        return lengths
    }

    /// A whole number of an attribute that must be there.
    func integer(_ name: String, of element: IBElement) throws(NibError) -> Int {
        let text = try required(name, of: element)
        guard let number = Int(text) else { throw bad(name, text, of: element, expected: "a whole number") }
        return number
    }

    /// A yes or no of an attribute, no if it is absent.
    func bool(_ name: String, of element: IBElement) throws(NibError) -> Bool {
        switch element[name] {
        case "YES": return true
        case "NO", nil: return false
        case let text?: throw bad(name, text, of: element, expected: "`YES` or `NO`")
        }
    }

    /// A factor of an attribute, written as a number or a ratio (`16:9`, `1/3`), or 1 if it is absent.
    func ratio(_ name: String, of element: IBElement) throws(NibError) -> Double {
        guard let text = element[name] else { return 1 }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
        let value: Double? =
            switch parts.count {
            case 1: parts[0]
            case 2: parts[0].flatMap { first in parts[1].map { first / $0 } }
            default: nil
            }
        guard let value, value.isFinite else {
            throw bad(name, text, of: element, expected: "a number or a ratio such as `16:9`")
        }
        return value
    }

    /// The error for an attribute that is not as expected.
    func bad(
        _ name: String, _ text: String, of element: IBElement, expected: String, suggestion: String? = nil
    ) -> NibError {
        failure(
            "\(name.quoted) of <\(element.name)> is \(text.quoted); expected \(expected)", at: element.location,
            suggestion: suggestion)
    }
}
