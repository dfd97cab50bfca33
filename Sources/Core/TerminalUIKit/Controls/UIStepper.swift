@_spi(Overriding) import Views

/// Two buttons that make a value smaller and larger.
open class UIStepper: UIControl {
    private var storedValue: Double = 0

    /// The value, clamped to the limits. Setting it calls no target. Only a user's tap does.
    open var value: Double {
        get { max(minimumValue, min(maximumValue, storedValue)) }
        set { storedValue = newValue.isNaN ? minimumValue : newValue }
    }
    /// The lowest value. One above the highest value becomes the highest value, too.
    open var minimumValue: Double = 0 { didSet { if minimumValue > maximumValue { maximumValue = minimumValue } } }
    /// The highest value. One below the lowest value becomes the lowest value, too.
    open var maximumValue: Double = 100 { didSet { if maximumValue < minimumValue { minimumValue = maximumValue } } }
    /// The change of the value with each tap. Zero or less ends the process, as in UIKit.
    open var stepValue: Double {
        get { storedStepValue }
        set {
            guard newValue > 0 else {
                UIKitException.invalidArgument("the stepValue of a stepper must be greater than 0, not \(newValue)")
                    .raise()
            }
            storedStepValue = newValue
        }
    }
    private var storedStepValue: Double = 1
    /// A Boolean value that determines whether the value wraps from one end to the other.
    open var wraps = false
    /// A Boolean value that determines whether touching and holding repeats the step. Stored without effect, for nibs.
    open var autorepeat = true
    /// A Boolean value that determines whether touching and holding sends an action for every step. Stored without
    /// effect, for nibs.
    open var isContinuous = true

    private static var size: CGSize { CGSize(width: 94, height: World.current.systemVersion < .iOS13 ? 29 : 32) }

    /// Gives a new stepper its only size.
    @_spi(Overriding) public override func prepareInCode() { frame.size = Self.size }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.minimumValue, "minimumValue")
        coder.code(self, \.maximumValue, "maximumValue")
        coder.code(self, \.storedStepValue, "stepValue")
        coder.code(self, \.value, "value")
        coder.code(self, \.wraps, "wraps")
        coder.code(self, \.autorepeat, "autorepeat")
        coder.code(self, \.isContinuous, "continuous")
    }

    /// The one size steppers have.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Draws the two buttons.
    open override func draw(_ rect: CGRect) { draw(.stepper, color: tintColor) }

    /// Handles a tap, which decreases the value in the left half and increases it in the right half.
    @_spi(Overriding) public override func handleTap(at point: CGPoint) {
        let old = value
        let new = value + (point.x < bounds.midX ? -stepValue : stepValue)
        value = wraps && new > maximumValue ? minimumValue : wraps && new < minimumValue ? maximumValue : new
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        super.handleTap(at: point)
    }
}
