import Foundation
import TerminalUIKit

/// A coder that notes the keys that an object reads, with their types, and the keys that it writes. It claims to
/// contain every key, but returns no values.
nonisolated final class KeyRecorder: NSCoder {
    enum Kind {
        case flag, integer, real, object
    }

    private(set) var asked: [String: Kind] = [:]
    /// The objects to decode, by their keys.
    private let objects: [String: Any]
    /// The written values, as text, by their keys.
    private(set) var values: [String: String] = [:]
    var written: Set<String> { Set(values.keys) }

    init(objects: [String: Any] = [:]) { self.objects = objects }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { true }

    override func decodeObject(forKey key: String) -> Any? {
        asked[key] = .object
        return objects[key]
    }

    override func decodeBool(forKey key: String) -> Bool {
        asked[key] = .flag
        return false
    }

    override func decodeInteger(forKey key: String) -> Int {
        asked[key] = .integer
        return 0
    }

    override func decodeDouble(forKey key: String) -> Double {
        asked[key] = .real
        return 0
    }

    override func decodeFloat(forKey key: String) -> Float {
        asked[key] = .real
        return 0
    }

    override func encode(_ object: Any?, forKey key: String) { note(object, key) }
    override func encode(_ value: Bool, forKey key: String) { note(value, key) }
    override func encode(_ value: Int, forKey key: String) { note(value, key) }
    override func encode(_ value: Double, forKey key: String) { note(value, key) }
    override func encode(_ value: Float, forKey key: String) { note(value, key) }

    private func note(_ value: Any?, _ key: String) { values[key] = Self.text(of: value) }

    private static func text(of value: Any?) -> String {
        switch value {
        case nil: "nil"
        // A dictionary's own order depends on where its memory is.
        case let pairs as [String: Any]: "\(pairs.sorted { $0.key < $1.key })"
        case let list as [Any]: "[" + list.map(text).joined(separator: ", ") + "]"
        case is UIColor, is UIFont, is UIImage, is NSNumber, is String: "\(value!)"
        case let object? where type(of: object) is AnyClass: "a \(type(of: object))"
        case let value?: "\(value)"
        }
    }
}
