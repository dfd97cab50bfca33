import InterfaceBuilder

extension NibObject {
    /// Sets a property or outlet, by way of others where the path has dots, as key–value coding does.
    ///
    /// - Returns: The key that an object lacks, or nil if the value is set, or an object on the path is nil.
    func set(_ value: Any?, forKeyPath keyPath: String) -> UndefinedKey? {
        if let view = self as? UIView, keyPath.hasPrefix("layer.") {
            view.layer.setValue(value, named: String(keyPath.dropFirst("layer.".count)))
            return nil
        }
        if setInspectable(keyPath, to: value) { return nil }
        let outlets = Outlets(of: self)
        guard let dot = keyPath.firstIndex(of: ".") else {
            if let value, type(of: value) is AnyClass, outlets.connect(keyPath, to: value as AnyObject) { return nil }
            return UndefinedKey(object: self, key: keyPath, isRead: false)
        }
        let key = String(keyPath[..<dot])
        guard outlets.names.contains(key) || inspectable(named: key) != nil else {
            return UndefinedKey(object: self, key: key, isRead: true)
        }
        let connected = outlets.connections.first { $0.name == key }?.objects.first
        let next = connected ?? inspectable(named: key)?.value(of: self)
        return (next as? any NibObject)?.set(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
}
