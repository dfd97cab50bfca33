/// A property that is an outlet, whatever its type, as a mirror shows it.
protocol OutletProperty {
    /// The outlet.
    var anyOutlet: AnyOutlet { get }
}
