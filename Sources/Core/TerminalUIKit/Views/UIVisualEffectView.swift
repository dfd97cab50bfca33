/// Shows its content over a blurred background on iOS. Here, the background isn't blurred.
open class UIVisualEffectView: UIView {
    /// The effect. Kept: it is not drawn, and that of a nib is not read.
    open var effect: UIVisualEffect?
    /// The view for the content. Add subviews to it.
    open var contentView: UIView { content }
    private let content: UIView

    /// Creates a view of no size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        content = UIView()
        super.init(frame: .zero)
        addContentView()
    }

    /// Decodes a view and its content.
    public required init?(coder: NSCoder) {
        effect = coder.decodeObjectIfPresent(forKey: "effect") as? UIVisualEffect
        content = coder.decodeObjectIfPresent(forKey: "contentView") as? UIView ?? UIView()
        super.init(coder: coder)
        addContentView()
    }

    /// Writes what ``init(coder:)`` reads.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(effect, forKey: "effect")
        coder.encode(content, forKey: "contentView")
    }

    private func addContentView() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        if content.superview !== self { insertSubview(content, at: 0) }
    }
}
