/// The content of a row and its style: a text, a secondary text, an image.
///
/// The configuration is a value, so the screen changes only when a cell gets it.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The text, or nil if there isn't one.
    public var text: String?
    /// A text with attributes, which comes before ``text``.
    public var attributedText: NSAttributedString?
    /// The style of the text.
    public var textProperties: TextProperties
    /// The secondary text, or nil if there isn't one.
    public var secondaryText: String?
    /// A secondary text with attributes, which comes before ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The style of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The image before the texts, or nil if there isn't one.
    public var image: UIImage?
    /// The style of the image.
    public var imageProperties = ImageProperties()
    /// The space between the content and the edges, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// A Boolean value that determines whether the texts are side by side if there is room for both. Otherwise one is
    /// below the other.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The space between texts side by side, at least, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The space between a text and the one below it, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    /// The opacity of the content, from 0 to 1.
    public var alpha: CGFloat = 1
    /// The least height of a row, in points.
    let minimumHeight: CGFloat

    private init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets, minimum: CGFloat) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
        minimumHeight = minimum
    }

    /// Returns a view that shows the texts and the image.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state. If it is disabled, texts and image are paler, unless their colors are
    /// set.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isPale = (state as? UICellConfigurationState).map { $0.isDisabled && !$0.isSwiped } ?? false
        var result = self
        result.textProperties.isPale = isPale
        result.secondaryTextProperties.isPale = isPale
        result.imageProperties.isPale = isPale
        return result
    }
}

extension UIListContentConfiguration {
    private static func row(secondary: UIFont) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(font: .preferredFont(forTextStyle: .body), color: .label, pale: .tertiaryLabel),
            secondary: TextProperties(font: secondary, color: .secondaryLabel, pale: .quaternaryLabel),
            margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8), minimum: 44)
    }

    private static func title(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
        let text = TextProperties(font: .preferredFont(forTextStyle: style), color: color, pale: .tertiaryLabel)
        return UIListContentConfiguration(
            text: text, secondary: text,
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8), minimum: 0)
    }

    /// Returns a row with a text. A secondary text appears below it.
    public static func cell() -> UIListContentConfiguration {
        row(secondary: .preferredFont(forTextStyle: .caption1))
    }

    /// Returns a row with a secondary text close below its text.
    public static func subtitleCell() -> UIListContentConfiguration {
        var result = cell()
        result.textToSecondaryTextVerticalPadding = 0
        return result
    }

    /// Returns a row with a value at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var result = row(secondary: .preferredFont(forTextStyle: .body))
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    /// Returns a header of a list.
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// Returns a footer of a list.
    public static func footer() -> UIListContentConfiguration { plainFooter() }
    /// Returns a header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { title(.headline, .label) }
    /// Returns a footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { title(.footnote, .secondaryLabel) }
    /// Returns a header of a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var result = title(.footnote, .secondaryLabel)
        result.textProperties.transform = .uppercase
        return result
    }
    /// Returns a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { title(.footnote, .secondaryLabel) }
}
