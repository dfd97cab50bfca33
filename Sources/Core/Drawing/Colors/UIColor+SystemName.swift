nonisolated extension UIColor {
    /// Creates the color that Interface Builder calls `systemName`, as in `systemColor="labelColor"` or
    /// `cocoaTouchSystemColor="groupTableViewBackgroundColor"`. Not in UIKit, where the nib compiler looks it up.
    /// - Returns: `nil` for a name that is not one of ``systemNames``.
    public convenience init?(systemName: String) {
        guard let color = Self.bySystemName[systemName] else { return nil }
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The names that ``init(systemName:)`` knows, in alphabetical order. Not in UIKit.
    public static let systemNames = bySystemName.keys.sorted()

    private static let bySystemName: [String: UIColor] = [
        "blackColor": .black,
        "blueColor": .blue,
        "brownColor": .brown,
        "clearColor": .clear,
        "cyanColor": .cyan,
        "darkGrayColor": .darkGray,
        "darkTextColor": .darkText,
        "grayColor": .gray,
        "greenColor": .green,
        "groupTableViewBackgroundColor": .groupTableViewBackground,
        "labelColor": .label,
        "lightGrayColor": .lightGray,
        "lightTextColor": .lightText,
        "linkColor": .link,
        "magentaColor": .magenta,
        "opaqueSeparatorColor": .opaqueSeparator,
        "orangeColor": .orange,
        "placeholderTextColor": .placeholderText,
        "purpleColor": .purple,
        "quaternaryLabelColor": .quaternaryLabel,
        "quaternarySystemFillColor": .quaternarySystemFill,
        "redColor": .red,
        "scrollViewTexturedBackgroundColor": UIColor(byte: 111, 113, 121),
        "secondaryLabelColor": .secondaryLabel,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "secondarySystemFillColor": .secondarySystemFill,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "separatorColor": .separator,
        "systemBackgroundColor": .systemBackground,
        "systemBlueColor": .systemBlue,
        "systemBrownColor": .systemBrown,
        "systemCyanColor": .systemCyan,
        "systemFillColor": .systemFill,
        "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6,
        "systemGrayColor": .systemGray,
        "systemGreenColor": .systemGreen,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "systemIndigoColor": .systemIndigo,
        "systemMintColor": .systemMint,
        "systemOrangeColor": .systemOrange,
        "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple,
        "systemRedColor": .systemRed,
        "systemTealColor": .systemTeal,
        "systemYellowColor": .systemYellow,
        "tableBackgroundColor": .systemBackground,
        "tableCellBackgroundColor": .systemBackground,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tableSeparatorColor": .separator,
        "tertiaryLabelColor": .tertiaryLabel,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "tertiarySystemFillColor": .tertiarySystemFill,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "tintColor": .tintColor,
        "underPageBackgroundColor": UIColor(byte: 111, 113, 121),
        "viewFlipsideBackgroundColor": UIColor(byte: 31, 33, 36),
        "whiteColor": .white,
        "yellowColor": .yellow,
    ]
}
