@_spi(Overriding) import Views

/// A switch between on and off, drawn as `[ON| ]` or `[|OFF]`.
open class UISwitch: UIControl {
    /// A Boolean value that determines whether the switch is on. Setting it calls no target. Only a user's tap does.
    open var isOn = false
    /// The color when on, or nil for the usual green.
    open var onTintColor: UIColor?
    /// The knob's color. Stored, but not drawn.
    open var thumbTintColor: UIColor?

    private static var size: CGSize {
        World.current.systemVersion < .iOS26 ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
    }

    /// Gives a new switch its only size.
    @_spi(Overriding) public override func prepareInCode() { frame.size = Self.size }

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        ["onTintColor": Inspectable(\UISwitch.onTintColor), "thumbTintColor": Inspectable(\UISwitch.thumbTintColor)]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.isOn, "on")
        coder.code(self, \.onTintColor, "onTintColor")
        coder.code(self, \.thumbTintColor, "thumbTintColor")
    }

    /// Turns the switch on or off, without calling targets. `animated` has no effect.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// `ON` or `OFF`.
    public override var displayedText: String? { isOn ? "ON" : "OFF" }

    /// Returns the only size of a switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The size of every switch, without the alignment insets.
    open override var intrinsicContentSize: CGSize {
        let insets = alignmentRectInsets
        return CGSize(width: Self.size.width - insets.left - insets.right, height: Self.size.height)
    }

    /// The insets leave out two points at the right.
    open override var alignmentRectInsets: UIEdgeInsets {
        alignmentInsets(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    }

    /// Draws the knob and the background beside it.
    open override func draw(_ rect: CGRect) {
        let color = isOn ? onTintColor ?? .systemGreen : UIColor.gray
        draw(.switch(isOn: isOn), color: color, font: .boldSystemFont(ofSize: 17))
    }

    @_spi(Overriding) public override func handleTap(at point: CGPoint) {
        isOn.toggle()
        super.handleTap(at: point)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
