extension UIFont {
    /// The font of a text style: while a document is looked at, in the size that Interface Builder showed it.
    package static func shown(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(
            forTextStyle: style,
            sizes: World.current.observer == nil ? [:] : World.current.systemVersion.sizesInInterfaceBuilder)
    }
}

extension SystemVersion {
    /// The sizes of text styles that its Interface Builder showed otherwise than a phone does, and how far apart lines
    /// are: those of smaller content sizes. Frames tell that were stored: of Xcode 13 nearly all are of the smallest.
    fileprivate var sizesInInterfaceBuilder: [UIFont.TextStyle: (size: CGFloat, line: CGFloat)] {
        switch self {
        case .iOS11: [.title1: (26, 32), .title2: (20, 25)]
        case .iOS15:
            // developer.apple.com/design/human-interface-guidelines/typography: xSmall.
            [
                .largeTitle: (31, 38), .title1: (25, 31), .title2: (19, 24), .title3: (17, 22), .headline: (14, 19),
                .body: (14, 19), .callout: (13, 18), .subheadline: (12, 16), .footnote: (12, 16), .caption1: (11, 13),
            ]
        default: [:]
        }
    }
}
