import Foundation

/// Notes which keys an object asks for, and as what, and which it writes. It says yes to every key and gives nothing.
nonisolated final class KeyRecorder: NSCoder {
    enum Kind {
        case flag, integer, real, object
    }

    private(set) var asked: [String: Kind] = [:]
    private(set) var written: Set<String> = []

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { true }

    override func decodeObject(forKey key: String) -> Any? {
        asked[key] = .object
        return nil
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

    override func encode(_ object: Any?, forKey key: String) { written.insert(key) }
    override func encode(_ value: Bool, forKey key: String) { written.insert(key) }
    override func encode(_ value: Int, forKey key: String) { written.insert(key) }
    override func encode(_ value: Double, forKey key: String) { written.insert(key) }
    override func encode(_ value: Float, forKey key: String) { written.insert(key) }
}
