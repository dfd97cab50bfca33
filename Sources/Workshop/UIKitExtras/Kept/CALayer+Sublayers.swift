/// The color of a layer, a `UIColor`, as `cgColor` is.
public typealias CGColor = UIColor
/// The path of a layer, a `UIBezierPath`, as `cgPath` is.
public typealias CGPath = UIBezierPath

extension CALayer {
    /// The rectangle in the coordinates of the layer around: the view's frame, for a view's layer. Stored without
    /// effect for others: sublayers aren't drawn.
    public var frame: CGRect {
        get { view?.frame ?? kept() ?? .zero }
        set { view.map { $0.frame = newValue } ?? keep(newValue) }
    }
    /// The rectangle in the layer's coordinates: the view's bounds, for a view's layer.
    public var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: frame.size) }
        set { view.map { $0.bounds = newValue } ?? (frame.size = newValue.size) }
    }
    /// The background color: the view's, for a view's layer. Stored without effect for others.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor ?? kept() }
        set { view.map { $0.backgroundColor = newValue } ?? keep(newValue) }
    }
    /// The opacity: the view's, for a view's layer. Stored without effect for others.
    public var opacity: Float {
        get { view.map { Float($0.alpha) } ?? kept() ?? 1 }
        set { view.map { $0.alpha = CGFloat(newValue) } ?? keep(newValue) }
    }
    /// The layer whose opacity cuts this one. Stored without effect.
    public var mask: CALayer? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The name of the layer.
    public var name: String? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The shape of the shadow. Stored without effect.
    public var shadowPath: CGPath? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The place of the layer from back to front. Stored without effect.
    public var zPosition: CGFloat {
        get { kept() ?? 0 }
        set { keep(newValue) }
    }
    /// A Boolean value that determines whether the layer is drawn once, as a bitmap. Stored without effect.
    public var shouldRasterize: Bool {
        get { kept() ?? false }
        set { keep(newValue) }
    }
    /// The scale of the bitmap. Stored without effect.
    public var rasterizationScale: CGFloat {
        get { kept() ?? 1 }
        set { keep(newValue) }
    }
    /// The sublayers that code has added, from back to front, or nil if there isn't one. Stored, but not drawn. The
    /// layers of subviews aren't among them, as they are in UIKit.
    public var sublayers: [CALayer]? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The layer of which this one is a sublayer.
    public var superlayer: CALayer? { (kept("superlayer") as Superlayer?)?.layer }

    /// Adds a layer in front of the others.
    public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    /// Inserts a layer at a position, or at the end if there are fewer.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        sublayers = sublayers ?? []
        sublayers?.insert(layer, at: min(Int(idx), sublayers?.count ?? 0))
        layer.keep(Superlayer(layer: self), "superlayer")
    }
    /// Inserts a layer in front of another, or at the end if the other isn't a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: (position(of: sibling) ?? .max - 1) + 1)
    }
    /// Inserts a layer behind another, or at the end if the other isn't a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: position(of: sibling) ?? .max)
    }
    private func position(of sibling: CALayer?) -> UInt32? {
        sublayers?.firstIndex { $0 === sibling }.map { UInt32($0) }
    }
    /// Removes the layer from the layer around it.
    public func removeFromSuperlayer() {
        guard let superlayer else { return }
        let others = superlayer.sublayers?.filter { $0 !== self } ?? []
        superlayer.sublayers = others.isEmpty ? nil : others
        keep(nil, "superlayer")
    }

    private struct Superlayer {
        weak var layer: CALayer?
    }

    private var view: UIView? { delegate as? UIView }

    func kept<Value>(_ name: String = #function) -> Value? { value(named: name) as? Value }

    func keep(_ value: Any?, _ name: String = #function) { setValue(value, named: name) }
}

extension UIBezierPath {
    /// A copy of the path.
    public var cgPath: CGPath { UIBezierPath(cgPath: self) }
    /// Creates a copy of a path.
    public convenience init(cgPath: CGPath) {
        self.init()
        append(cgPath)
        lineWidth = cgPath.lineWidth
    }
}
