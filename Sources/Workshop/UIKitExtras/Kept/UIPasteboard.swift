/// The texts and images that the user or the program has copied. Only the program itself sees them.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard of the system: here of the session.
    public static var general: UIPasteboard {
        if let known = World.current[UIPasteboard.self] { return known }
        let new = UIPasteboard()
        World.current[UIPasteboard.self] = new
        return new
    }

    /// The texts.
    open var strings: [String]?
    /// The images.
    open var images: [UIImage]?
    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { (strings, images) = (newValue.map { [$0] }, nil) }
    }
    /// The first image.
    open var image: UIImage? {
        get { images?.first }
        set { (strings, images) = (nil, newValue.map { [$0] }) }
    }
    /// The first text as an address.
    open var url: URL? {
        get { string.flatMap(URL.init(string:)) }
        set { string = newValue?.absoluteString }
    }
    /// A Boolean value that indicates whether there is a text.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// A Boolean value that indicates whether there is an image.
    open var hasImages: Bool { images?.isEmpty == false }
}
