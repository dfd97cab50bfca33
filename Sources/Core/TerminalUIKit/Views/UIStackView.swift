/// A view that arranges views in a row or a column, with its own constraints.
///
/// The views are among its ``UIView/subviews`` and in ``arrangedSubviews``. A hidden one takes no room. As in UIKit,
/// its constraints have identifiers that begin with `UISV-`, and are made again before the layout after a change.
open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: StackArrangement?
    private var isArranging = false

    /// A sentinel for the system's spacing: 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
    /// A sentinel for the stack's own spacing.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// The direction of the views: a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
    /// The way in which the views share the length of the stack.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
    /// The alignment of the views across the stack.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    /// The space between two views, in points, at least so much where ``distribution`` spreads them.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
    /// A Boolean value that determines whether ``spacing`` in a column is from the last baseline of a view to the first
    /// of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }
    /// A Boolean value that determines whether the views are inside the stack's margins instead of its edges. A nib
    /// that gives it margins wants that.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// Creates an empty stack.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout.margins = .zero
    }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Decodes a stack. All views that a nib has in it are arranged.
    public required init(coder: NSCoder) {
        // A view's never fails.
        super.init(coder: coder)!
        axis = coder.decodeEnum(forKey: "axis") ?? .horizontal
        distribution = coder.decodeEnum(forKey: "distribution") ?? .fill
        alignment = coder.decodeEnum(forKey: "alignment") ?? .fill
        spacing = coder.decodeCGFloat(forKey: "spacing", default: 0)
        if coder.decodeObjectIfPresent(forKey: "spacingType") as? String == "standard" {
            spacing = Self.spacingUseSystem
        }
        isBaselineRelativeArrangement = coder.decodeBool(forKey: "baselineRelativeArrangement")
        isLayoutMarginsRelativeArrangement = coder.decodeBool(
            forKey: "layoutMarginsRelativeArrangement", default: layout.margins != nil)
        layout.margins = layout.margins ?? .zero
        let archived = coder.decodeList(of: UIView.self, forKey: "arrangedSubviews")
        for view in archived ?? subviews { addArrangedSubview(view) }
        for (view, spacing) in zip(arranged, coder.decodeList(of: Double.self, forKey: "customSpacings") ?? []) {
            setCustomSpacing(CGFloat(spacing), after: view)
        }
    }

    /// Encodes the keys that ``init(coder:)`` decodes, but not the constraints, which every stack makes itself.
    open override func encode(with coder: NSCoder) {
        arrangement?.remove()
        arrangement = nil
        rearrange()
        super.encode(with: coder)
        coder.encode(axis, forKey: "axis")
        coder.encode(distribution, forKey: "distribution")
        coder.encode(alignment, forKey: "alignment")
        coder.encode(Double(spacing), forKey: "spacing")
        coder.encode(spacing == Self.spacingUseSystem ? "standard" : nil, forKey: "spacingType")
        coder.encode(isBaselineRelativeArrangement, forKey: "baselineRelativeArrangement")
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: "layoutMarginsRelativeArrangement")
        coder.encode(arranged, forKey: "arrangedSubviews")
        coder.encode(arranged.map { Double(customSpacing(after: $0)) }, forKey: "customSpacings")
    }

    // MARK: The views

    /// The views that the stack places, from its start to its end, hidden ones included.
    open var arrangedSubviews: [UIView] { arranged }

    /// Arranges a view after the others, and adds it as a subview. A view that is arranged already stays where it is.
    open func addArrangedSubview(_ view: UIView) {
        if index(of: view) == nil { insertArrangedSubview(view, at: arranged.count) }
    }

    /// Arranges a view at an index, and adds it as a subview. A view that is arranged already is moved.
    ///
    /// - Precondition: The index exists. Otherwise, the process ends in UIKit's words.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arranged.count).contains(stackIndex) else {
            UIKitException.inconsistency(
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count)"
            ).raise()
        }
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(stackIndex, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        rearrange()
    }

    /// Removes a view from the arranged subviews. The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = index(of: view) else { return }
        arranged.remove(at: index)
        spacings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    /// Removes a view that leaves the stack from the arranged subviews.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Returns the place of a view. To ask objects whether they are equal takes 30 times as long.
    private func index(of view: UIView) -> Int? { arranged.firstIndex { $0 === view } }

    /// Sets the space after an arranged view, in points, or ``spacingUseDefault`` for the stack's ``spacing``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard index(of: arrangedSubview) != nil else { return }
        spacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// Returns the space after an arranged view if it was set, or else ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Constraints

    /// Invalidates the constraints.
    private func rearrange() {
        guard !isArranging else { return }
        arrangement?.isOld = true
        setNeedsUpdateConstraints()
    }

    override func subviewDidHide(_ subview: UIView) { rearrange() }

    /// Views that share the length in proportion to their natural sizes are measured again.
    override func subviewDidChangeSize(_ subview: UIView) {
        if distribution == .fillProportionally { rearrange() }
    }

    /// Updates the stack's constraints, if something has changed.
    open override func updateConstraints() {
        if arrangement?.isOld != false {
            isArranging = true
            arrangement?.remove()
            arrangement = StackArrangement(of: self)
            isArranging = false
        }
        super.updateConstraints()
    }
}
