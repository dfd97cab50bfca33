/// What a ``UIVisualEffectView`` does to its background on iOS: nothing here.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCoding {
    /// Makes an effect.
    public override init() { super.init() }

    /// Decodes an effect.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes what ``init(coder:)`` reads.
    open func encode(with coder: NSCoder) {}
}
