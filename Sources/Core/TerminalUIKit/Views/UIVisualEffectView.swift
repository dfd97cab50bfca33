/// A view that shows its content over a blurred background on iOS. Here, the background isn't blurred.
open class UIVisualEffectView: UIView {
    /// The effect, which determines how light the background is.
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
        let effect = coder.decodeObjectIfPresent(forKey: "effect")
        self.effect = effect as? UIVisualEffect ?? (effect as? [String: String]).map(UIBlurEffect.init(nibValues:))
        content = coder.decodeObjectIfPresent(forKey: "contentView") as? UIView ?? UIView()
        super.init(coder: coder)
        addContentView()
    }

    /// Encodes the properties that ``init(coder:)`` decodes.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(effect, forKey: "effect")
        coder.encode(content, forKey: "contentView")
    }

    /// Fills the bounds with the light of the effect.
    open override func draw(_ rect: CGRect) {
        guard let veil = (effect as? UIBlurEffect)?.veil else { return }
        UIGraphicsGetCurrentContext()?.fill(bounds, color: veil)
    }

    private func addContentView() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        if content.superview !== self { insertSubview(content, at: 0) }
    }
}
