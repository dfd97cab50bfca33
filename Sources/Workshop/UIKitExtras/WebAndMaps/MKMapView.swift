@_spi(Overriding) import Views

/// A view that shows a map on iOS. Here it is a frame with the titles of the annotations.
open class MKMapView: UIView {
    /// The object that the map informs. The reference is weak.
    @Outlet(.weak) open var delegate: (any MKMapViewDelegate)?
    /// The kind of the map. Stored without effect.
    open var mapType = MKMapType.standard
    /// A Boolean value that determines whether the map shows the user's location. Stored without effect: the location
    /// isn't known.
    open var showsUserLocation = false
    /// The part of the world that is shown.
    open var region = MKCoordinateRegion() {
        didSet { delegate?.mapView(self, regionDidChangeAnimated: false) }
    }
    /// The center of the visible region.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// The annotations of the map.
    open private(set) var annotations: [any MKAnnotation] = []

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.mapType, "mapType")
        coder.code(self, \.showsUserLocation, "showsUserLocation")
    }

    /// Shows a region. `animated` has no effect.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Adds annotations, and shows the region around them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    }

    /// The titles of the annotations.
    public override var displayedText: String? {
        let titles = annotations.compactMap { $0.title }
        return titles.isEmpty ? nil : titles.joined(separator: ", ")
    }

    /// Draws a frame with the titles.
    open override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(.standIn(displayedText ?? "map"), in: bounds, style: .standIn)
    }
}

/// The kinds of maps.
public nonisolated enum MKMapType: UInt, Sendable, CaseIterable, NibEnum {
    /// Streets.
    case standard
    /// From above.
    case satellite
    /// From above, with streets.
    case hybrid
}

/// A place that is marked on a map.
@preconcurrency @MainActor public protocol MKAnnotation: AnyObject {
    /// The place on the map.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title of the place.
    var title: String? { get }
    /// The subtitle of the place.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// `nil` by default.
    public var title: String? { nil }
    /// `nil` by default.
    public var subtitle: String? { nil }
}

/// A marked place.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place of the annotation.
    open var coordinate = CLLocationCoordinate2D()
    /// The title of the annotation.
    open var title: String?
    /// The subtitle of the annotation.
    open var subtitle: String?
}

/// The methods that a map calls on its delegate.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
    /// Tells the delegate that the visible region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

extension MKMapViewDelegate {
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}
