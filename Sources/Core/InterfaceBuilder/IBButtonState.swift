/// The content of a button in one of its states.
public nonisolated struct IBButtonState: Equatable, Sendable {
    /// All attributes of the state in the file, for those that have no property here.
    public let group: IBGroup

    /// The title, without the attributes of an attributed one.
    public var title: String? { group.string("title") ?? group.string("attributedTitle") }
    /// The attributed title.
    public var attributedTitle: IBAttributedString? {
        guard case .attributedString(let title) = group.properties["attributedTitle"] else { return nil }
        return title
    }
    /// The name of the image.
    public var image: String? { group.image("image") }
    /// The name of the image behind the title.
    public var backgroundImage: String? { group.image("backgroundImage") }
    /// The color of the title.
    public var titleColor: IBColor? { group.properties["titleColor"]?.color }
    /// The color of the title's shadow.
    public var titleShadowColor: IBColor? { group.properties["titleShadowColor"]?.color }
}
