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
        // On Linux Foundation's unarchiver takes a missing key for damage, so keys are looked for first.
        if coder.containsValue(forKey: Key.symbolName) {
            guard let symbol = coder.decodeObject(of: NSString.self, forKey: Key.symbolName) else { return nil }
            self.init(systemName: symbol as String)
        } else if coder.containsValue(forKey: Key.pngData) {
            guard let data = coder.decodeObject(of: NSData.self, forKey: Key.pngData) else { return nil }
            let name = coder.decodeObject(of: NSString.self, forKey: Key.name)
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
