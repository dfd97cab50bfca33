import Foundation

nonisolated extension UIImage {
    private enum Key {
        static let symbolName = "symbolName"
        static let pngData = "pngData"
        static let name = "name"
        static let scale = "scale"
    }

    /// Makes a symbol from the key `symbolName`, or a bitmap from `pngData`, `scale` and `name`.
    /// - Returns: `nil` when there is neither, or what there is can't be used.
    public convenience init?(coder: NSCoder) {
        func value<Value: NSObject & NSSecureCoding>(of type: Value.Type, _ key: String) -> Value? {
            // On Linux Foundation's unarchiver takes a missing key for damage.
            coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
        }
        if let symbol = value(of: NSString.self, Key.symbolName) {
            self.init(systemName: symbol as String)
        } else if let data = value(of: NSData.self, Key.pngData) {
            let name = value(of: NSString.self, Key.name)
            self.init(data: data as Data, name: name as String?, scale: coder.decodeDouble(forKey: Key.scale))
        } else {
            return nil
        }
    }

    /// Writes the keys that ``init(coder:)`` reads: a bitmap as a PNG file's contents.
    public func encode(with coder: NSCoder) {
        guard !isSymbolImage else { return coder.encode(name as NSString?, forKey: Key.symbolName) }
        coder.encode(pngData() as NSData?, forKey: Key.pngData)
        coder.encode(name as NSString?, forKey: Key.name)
        coder.encode(Double(scale), forKey: Key.scale)
    }

    /// True: an image decodes as nothing else.
    public static var supportsSecureCoding: Bool { true }
}
