/// The effect that a ``UIVisualEffectView`` has on its background on iOS. Here it doesn't have one.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCoding {
    /// Creates an effect.
    public override init() { super.init() }

    /// Decodes an effect.
    public required init?(coder: NSCoder) { super.init() }

    /// Encodes the properties that ``init(coder:)`` decodes.
    open func encode(with coder: NSCoder) {}
}
