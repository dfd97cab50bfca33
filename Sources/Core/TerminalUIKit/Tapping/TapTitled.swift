/// A control that can be tapped by its title.
@MainActor package protocol TapTitled: UIControl {
    /// The titles by which a user may name the object, the usual one first.
    var tapTitles: [String] { get }
}
