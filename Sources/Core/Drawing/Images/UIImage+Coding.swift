import Foundation

nonisolated extension UIImage {
    private enum Key {
        static let symbolName = "symbolName"
        static let pngData = "pngData"
        static let name = "name"
        static let scale = "scale"
        static let width = "width"
        static let height = "height"
    }

    /// Creates a symbol from the key `symbolName`, a bitmap from `pngData`, `scale` and `name`, or what stands in for
    /// an image from `name`, `width` and `height`.
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
        } else if let name = value(of: NSString.self, Key.name) {
            let size = CGSize(
                width: coder.decodeDouble(forKey: Key.width), height: coder.decodeDouble(forKey: Key.height))
            self.init(.standIn(size), name: name as String)
        } else {
            return nil
        }
    }

    /// Encodes the keys that ``init(coder:)`` decodes: a bitmap as a PNG file's contents.
    public func encode(with coder: NSCoder) {
        guard !isSymbolImage else { return coder.encode(name as NSString?, forKey: Key.symbolName) }
        coder.encode(name as NSString?, forKey: Key.name)
        if case .standIn(let size) = content {
            coder.encode(Double(size.width), forKey: Key.width)
            return coder.encode(Double(size.height), forKey: Key.height)
        }
        coder.encode(pngData() as NSData?, forKey: Key.pngData)
        coder.encode(Double(scale), forKey: Key.scale)
    }

    /// A Boolean value that indicates whether images support secure coding: they do.
    public static var supportsSecureCoding: Bool { true }
}
