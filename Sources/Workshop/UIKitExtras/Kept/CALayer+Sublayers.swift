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

/// A layer with a gradient. Its values are stored. It isn't drawn.
open class CAGradientLayer: CALayer {
    /// The colors.
    open var colors: [Any]?
    /// The places of the colors, from 0 to 1.
    open var locations: [NSNumber]?
    /// The start of the gradient, in parts of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end of the gradient, in parts of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of the gradient.
    open var type = CAGradientLayerType.axial
}

/// The kinds of gradients.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point, outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, along a circle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a path. Its values are stored. It isn't drawn.
open class CAShapeLayer: CALayer {
    /// The path.
    open var path: CGPath?
    /// The color of the inside.
    open var fillColor: CGColor? = .black
    /// The color of the lines.
    open var strokeColor: CGColor?
    /// The width of the lines, in points.
    open var lineWidth: CGFloat = 1
    /// The part of the path where its line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The part of the path where its line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]?
    /// The shape of the ends of lines.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The shape of corners.
    open var lineJoin = CAShapeLayerLineJoin.miter
}

/// The shapes of the ends of lines.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An end at the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square behind the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes of corners.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A cut corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
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
