/// The area of a text view's text.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
    /// The space at both ends of each line, in points.
    public var lineFragmentPadding: CGFloat = 5 { didSet { change() } }
    private let change: () -> Void

    init(change: @escaping () -> Void) { self.change = change }
}
