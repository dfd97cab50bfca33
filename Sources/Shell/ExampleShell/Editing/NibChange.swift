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

    /// Returns the text with the change made, if its subject is there exactly once.
    func applied(to text: String, file: String) throws -> String {
        let nib = EditableNib(text, file: file)
        switch self {
        case .replace(let old, let new):
            let parts = text.components(separatedBy: old)
            let (found, times) = ("\"\(old.shortened(to: 60))\"", old.isEmpty ? 0 : parts.count - 1)
            guard times > 0 else {
                throw CommandError("\(file) does not contain \(found); find a text that is there exactly once")
            }
            guard times == 1 else {
                throw CommandError("\(file) contains \(found) \(times) times; take in more of what is around it")
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
