#if !canImport(ObjectiveC)
    /// The keys of a change of an observed property.
    public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the change, which is always 1: another value.
        public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
        /// The new value, if the options contain it.
        public static let newKey = NSKeyValueChangeKey(rawValue: "new")
        /// The old value, if the options contain it.
        public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    }
#endif
