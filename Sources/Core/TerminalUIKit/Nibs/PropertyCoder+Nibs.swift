extension PropertyCoder {
    /// A Boolean value that indicates whether a nib is only looked at, as in Interface Builder.
    package var isLookedAt: Bool { (coder as? NibCoder)?.isLookedAt ?? false }

    /// Reads an object.
    func object<Value>(_ key: String) -> Value? {
        if let nib = coder as? NibCoder { return nib.decode(Value.self, forKey: key) }
        return coder.decodeObject(forKey: key) as? Value
    }
}
