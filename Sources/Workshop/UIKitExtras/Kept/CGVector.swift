#if !canImport(ObjectiveC)
    /// A direction with a length.
    public nonisolated struct CGVector: Hashable, Sendable {
        /// The length to the right, in points.
        public var dx: CGFloat
        /// The length down, in points.
        public var dy: CGFloat

        /// A length of zero.
        public static let zero = CGVector(dx: 0, dy: 0)

        /// Creates a vector.
        public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    }
#endif
