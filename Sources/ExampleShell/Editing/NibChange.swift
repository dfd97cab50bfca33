internal import Foundation
internal import InterfaceBuilder
internal import PlainText

/// One change to the text of a nib, as a learner asks for it.
enum NibChange {
    /// A text, which is there once, becomes another.
    case replace(String, with: String)
    /// An attribute of an object gets a value: `phaseLabel.text`.
    case set(String, to: String)
    /// An object, a connection or an attribute goes.
    case remove(String)

    /// The text with the change made.
    ///
    /// - Throws: ``NibChangeError`` if what it is about is not there, or there several times.
    func applied(to text: String, file: String) throws -> String {
        let nib = EditableNib(text, file: file)
        switch self {
        case .replace(let old, let new):
            let parts = text.components(separatedBy: old)
            guard parts.count == 2, !old.isEmpty else {
                throw NibChangeError.found(old, times: old.isEmpty ? 0 : parts.count - 1, file: file)
            }
            return parts.joined(separator: new)
        case .set(let path, let value):
            let (element, attribute) = try nib.attribute(at: path)
            return nib.markup.setting(attribute, to: value, of: element)
        case .remove(let name):
            return try nib.removing(name)
        }
    }
}

/// Why a nib can't be changed so.
enum NibChangeError: Error, CustomStringConvertible {
    case found(String, times: Int, file: String)
    case unknown(String, file: String, nearest: String?)
    case ambiguous(String, places: [String])
    case noAttribute(String)

    var description: String {
        switch self {
        case .found(let text, 0, let file):
            "\(file) does not contain \"\(text.shortened(to: 60))\"; find a text that is there exactly once"
        case .found(let text, let times, let file):
            "\(file) contains \"\(text.shortened(to: 60))\" \(times) times; take in more of what is around it"
        case .unknown(let name, let file, let nearest):
            "\(file) has no \"\(name.shortened(to: 60))\"\(nearest.map { "; did you mean \"\($0)\"?" } ?? "")"
        case .ambiguous(let name, let places):
            "\"\(name.shortened(to: 60))\" could be \(places.joined(separator: " or ")); name one of them"
        case .noAttribute(let path):
            "\"\(path.shortened(to: 60))\" names no attribute; write OBJECT.ATTRIBUTE, such as phaseLabel.text"
        }
    }
}
