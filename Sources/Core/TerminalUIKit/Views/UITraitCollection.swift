/// The traits of the screen and the device. By default, they describe one phone. Nibs can be loaded for another.
nonisolated public final class UITraitCollection: NSObject, Sendable {
    /// The horizontal size class.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The style of the interface: light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The number of pixels to a point, or 0 if unspecified.
    public let displayScale: CGFloat
    /// The direction of text: always from left to right.
    public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// The traits of a phone held upright.
    static let phone = UITraitCollection(
        horizontal: .compact, vertical: .regular, idiom: .phone, style: .light, scale: 2)

    /// The traits of a phone whose screen may be of any size.
    package static let ofAnyScreen = UITraitCollection(idiom: .phone, style: .light, scale: 2)

    /// Creates the traits of the device whose screen has a size, in points. Not in UIKit.
    public convenience init(screenSize size: CGSize) {
        let isTablet = min(size.width, size.height) >= 744
        let isUpright = size.height >= size.width
        let isLargePhone = size.width >= 736 && size.height >= 414
        self.init(
            horizontal: isTablet || !isUpright && isLargePhone ? .regular : .compact,
            vertical: isTablet || isUpright ? .regular : .compact, idiom: isTablet ? .pad : .phone, style: .light,
            scale: 2)
    }

    /// The names of the traits in a nib.
    package var nibNames: [String: String] {
        let names: [UIUserInterfaceSizeClass: String] = [.compact: "compact", .regular: "regular"]
        return [
            "widthClass": names[horizontalSizeClass], "heightClass": names[verticalSizeClass],
            "userInterfaceIdiom": userInterfaceIdiom == .pad ? "pad" : "phone",
        ].compactMapValues(\.self)
    }

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

    /// Creates traits from others. For each trait, the last specified value applies.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let all = traitCollections.reversed()
        self.init(
            horizontal: all.map(\.horizontalSizeClass).first { $0 != .unspecified } ?? .unspecified,
            vertical: all.map(\.verticalSizeClass).first { $0 != .unspecified } ?? .unspecified,
            idiom: all.map(\.userInterfaceIdiom).first { $0 != .unspecified } ?? .unspecified,
            style: all.map(\.userInterfaceStyle).first { $0 != .unspecified } ?? .unspecified,
            scale: all.map(\.displayScale).first { $0 != 0 } ?? 0)
    }

    /// Returns a Boolean value that indicates whether another object has the same traits.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return values == other.values
    }

    /// The hash value, which is equal for equal traits.
    public override var hash: Int { values.hashValue }

    private var values: [CGFloat] {
        [
            CGFloat(horizontalSizeClass.rawValue), CGFloat(verticalSizeClass.rawValue),
            CGFloat(userInterfaceIdiom.rawValue), CGFloat(userInterfaceStyle.rawValue), displayScale,
        ]
    }

    /// Creates unspecified traits.
    public override convenience init() { self.init(horizontal: .unspecified) }

    /// Creates traits with only a horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// Creates traits with only a vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// Creates traits with only a kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(idiom: userInterfaceIdiom)
    }

    /// Creates traits with only a number of pixels per point.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

    /// Creates traits with only a light or dark style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }
}

/// The size classes of one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No value is given.
    case unspecified
    /// Little.
    case compact
    /// Much.
    case regular
}

/// The kinds of devices.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
    /// No value is given.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
}

/// The styles of the interface: light and dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
    /// No value is given.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
