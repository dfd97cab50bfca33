/// An angle in degrees, north or east of zero.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double

/// A place on earth.
public nonisolated struct CLLocationCoordinate2D: Equatable, Sendable {
    /// The degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// The degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates a coordinate.
    public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A part of the world.
public nonisolated struct MKCoordinateRegion: Equatable, Sendable {
    /// The center of the region.
    public var center: CLLocationCoordinate2D
    /// The size of the region.
    public var span: MKCoordinateSpan

    /// Creates a region with a center and a span.
    public init(
        center: CLLocationCoordinate2D = CLLocationCoordinate2D(), span: MKCoordinateSpan = MKCoordinateSpan()
    ) {
        self.center = center
        self.span = span
    }

    /// Creates a region with a center and a size in meters.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_320.0
        let narrowing = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree / narrowing))
    }
}

/// The size of a region of the world, in degrees.
public nonisolated struct MKCoordinateSpan: Equatable, Sendable {
    /// The distance from south to north, in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// The distance from west to east, in degrees.
    public var longitudeDelta: CLLocationDegrees

    /// Creates a span, in degrees.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}
