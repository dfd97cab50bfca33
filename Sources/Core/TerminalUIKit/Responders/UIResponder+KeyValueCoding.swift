#if !canImport(ObjectiveC)
    extension UIResponder {
        /// Sets a property or outlet, by way of others where the path has dots, and returns whether one takes the
        /// value.
        func set(_ value: Any?, forKeyPath keyPath: String) -> Bool {
            if setInspectable(keyPath, to: value) { return true }
            let outlets = Outlets(of: self)
            guard let dot = keyPath.firstIndex(of: ".") else {
                guard let value, type(of: value) is AnyClass else { return false }
                return outlets.connect(keyPath, to: value as AnyObject)
            }
            let key = String(keyPath[..<dot])
            guard let next = outlets.connections.first(where: { $0.name == key })?.objects.first as? UIResponder else {
                return false
            }
            next.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
            return true
        }
    }
#endif
