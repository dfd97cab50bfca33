@_spi(Overriding) import Views

/// A value between two others, set by moving a knob.
open class UISlider: UIControl {
    private var storedValue: Float = 0

    /// The value, clamped to the limits. Setting it calls no target. Only a user's tap does.
    open var value: Float {
        get { max(minimumValue, min(maximumValue, storedValue)) }
        set { storedValue = newValue.isNaN ? minimumValue : newValue }
    }
    /// The value at the left.
    open var minimumValue: Float = 0
    /// The value at the right.
    open var maximumValue: Float = 1
    /// A Boolean value that determines whether actions are sent while the knob moves. Stored without effect, for nibs:
    /// here it goes at once to where the track is tapped.
    open var isContinuous = true

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.minimumValue, "minValue")
        coder.code(self, \.maximumValue, "maxValue")
        coder.code(self, \.value, "value")
        coder.code(self, \.isContinuous, "continuous")
    }

    /// Sets the value, without calling targets. `animated` has no effect.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The natural size, which has the height of the knob and no width.
    open override var intrinsicContentSize: CGSize { naturalSize(height: isFlush ? 34 : 30) }

    /// The insets leave out the ends of the track and one point at the bottom. Since iOS 26, all of the track is
    /// inside.
    open override var alignmentRectInsets: UIEdgeInsets {
        isFlush ? .zero : alignmentInsets(UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    }

    private var isFlush: Bool { World.current.systemVersion >= .iOS26 }

    private var fraction: CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((value - minimumValue) / range) : 0
    }

    /// Draws the track, heavier up to the knob.
    open override func draw(_ rect: CGRect) { draw(.slider(fraction), color: tintColor) }

    @_spi(Overriding) public override func handleTap(at point: CGPoint) {
        let fraction = bounds.width > 0 ? Float(max(0, min(1, point.x / bounds.width))) : 0
        value = minimumValue + fraction * (maximumValue - minimumValue)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        super.handleTap(at: point)
    }
}
