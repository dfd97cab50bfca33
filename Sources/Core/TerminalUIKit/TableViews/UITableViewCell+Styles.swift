extension UITableViewCell {
    /// The predefined arrangements of labels and image.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default`
        /// A text at the left, a detail at the right.
        case value1
        /// A short text, then a detail.
        case value2
        /// A text and a detail below it.
        case subtitle
    }

    /// The styles of a selected cell. Each style but ``none`` is drawn as a mark at the left edge and a color.
    public enum SelectionStyle: Int, Sendable, CaseIterable, NibEnum {
        /// The cell isn't marked.
        case none
        /// The usual color of 2011.
        case blue
        /// Gray.
        case gray
        /// The usual color since 2013.
        case `default`
    }

    /// The lines that separate rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No line.
        case none
        /// One line.
        case singleLine
        /// A line that looked cut in, once. Drawn as one line.
        case singleLineEtched
    }

    /// The types of the accessory at the right edge.
    public enum AccessoryType: Int, Sendable, CaseIterable, NibEnum {
        /// No mark.
        case none
        /// The row leads to more content.
        case disclosureIndicator
        /// There is more, and details.
        case detailDisclosureButton
        /// The row is chosen.
        case checkmark
        /// There are details.
        case detailButton
    }
}

extension UITableViewCell.SelectionStyle {
    package static let nibNames = named("none", "blue", "gray", "default")
}

extension UITableViewCell.CellStyle: NibEnum {
    package static let nibNames: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}

extension UITableViewCell.SeparatorStyle: NibEnum {
    package static let nibNames: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched, "default": .singleLine,
    ]
}
