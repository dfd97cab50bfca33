/// The colors named for their uses, in their light appearance.
nonisolated extension UIColor {
    /// The color of labels.
    public static let label = UIColor(byte: 0, 0, 0)
    /// The color of secondary text.
    public static let secondaryLabel = UIColor(byte: 60, 60, 67, alpha: 0.6)
    /// The color of less important text.
    public static let tertiaryLabel = UIColor(byte: 60, 60, 67, alpha: 0.3)
    /// The color of the least important text.
    public static let quaternaryLabel = UIColor(byte: 60, 60, 67, alpha: 0.18)
    /// The color of the placeholder in an empty field.
    public static let placeholderText = UIColor(byte: 60, 60, 67, alpha: 0.3)
    /// The color of links.
    public static let link = UIColor(byte: 0, 122, 255)
    /// A thin line that shows the content beneath.
    public static let separator = UIColor(byte: 60, 60, 67, alpha: 0.29)
    /// A thin line that hides the content beneath.
    public static let opaqueSeparator = UIColor(byte: 198, 198, 200)
    /// The color behind the main content.
    public static let systemBackground = UIColor(byte: 255, 255, 255)
    /// The color behind content inside the main content.
    public static let secondarySystemBackground = UIColor(byte: 242, 242, 247)
    /// The color behind content inside that.
    public static let tertiarySystemBackground = UIColor(byte: 255, 255, 255)
    /// The color behind grouped content, such as a grouped table.
    public static let systemGroupedBackground = UIColor(byte: 242, 242, 247)
    /// The color behind one group, such as a cell in a grouped table.
    public static let secondarySystemGroupedBackground = UIColor(byte: 255, 255, 255)
    /// The color behind content inside a group.
    public static let tertiarySystemGroupedBackground = UIColor(byte: 242, 242, 247)
    /// The color that fills thin and small shapes.
    public static let systemFill = UIColor(byte: 120, 120, 128, alpha: 0.2)
    /// The color that fills shapes of medium size.
    public static let secondarySystemFill = UIColor(byte: 120, 120, 128, alpha: 0.16)
    /// The color that fills large shapes, such as fields.
    public static let tertiarySystemFill = UIColor(byte: 118, 118, 128, alpha: 0.12)
    /// The color that fills large areas with complex content.
    public static let quaternarySystemFill = UIColor(byte: 116, 116, 128, alpha: 0.08)
    /// The color of text on a light background.
    public static let darkText = UIColor(byte: 0, 0, 0)
    /// The color of text on a dark background.
    public static let lightText = UIColor(byte: 255, 255, 255, alpha: 0.6)
    /// The color behind a grouped table, by its older name.
    public static let groupTableViewBackground = UIColor(byte: 242, 242, 247)
    /// The color of things that you can tap, unless a view has another.
    public static let tintColor = UIColor(byte: 0, 122, 255)
}
