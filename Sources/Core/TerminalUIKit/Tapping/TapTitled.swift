/// A control that can be tapped by what is written on it.
@MainActor package protocol TapTitled: UIControl {
    /// What a user may call it, the usual name first.
    var tapTitles: [String] { get }
}
