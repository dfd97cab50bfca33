/// What the screen and the device are like. There is one kind of them, so it never changes.
nonisolated public final class UITraitCollection: NSObject, Sendable {
    /// How much room there is from left to right.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// What kind of device it is.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Whether it is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// How many pixels there are to a point; 0 where it is not said.
    public let displayScale: CGFloat

    /// The phone's: compact from left to right, regular from top to bottom, light.
    public static let current = UITraitCollection(
        horizontal: .compact, vertical: .regular, idiom: .phone, style: .light, scale: 2)

    private init(
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        displayScale = scale
    }

    /// Makes traits of which nothing is said.
    public override convenience init() {
        self.init(horizontal: .unspecified)
    }

    /// Makes traits of which only the room from left to right is said.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// Makes traits of which only the room from top to bottom is said.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// Makes traits of which only the kind of device is said.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(idiom: userInterfaceIdiom)
    }

    /// Makes traits of which only light or dark is said.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }
}

/// How much room there is in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// Little.
    case compact
    /// Much.
    case regular
}

/// What kind of device there is.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
}

/// Whether it is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
