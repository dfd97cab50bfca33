/// The style of a list in a collection.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The kinds of lists.
    public nonisolated enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Sections with room between.
        case grouped
        /// Sections with room around.
        case insetGrouped
        /// A sidebar. Drawn as a plain list.
        case sidebar
        /// A plain sidebar. Drawn as a plain list.
        case sidebarPlain

        var insets: NSDirectionalEdgeInsets {
            switch self {
            case .plain, .sidebar, .sidebarPlain: .zero
            case .grouped: NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
            case .insetGrouped: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
            }
        }
    }

    /// The kinds of section headers.
    public nonisolated enum HeaderMode: Int, Sendable {
        /// No header.
        case none
        /// A supplementary view, for which the data source is asked.
        case supplementary
        /// Their first item.
        case firstItemInSection
    }

    /// The kinds of section footers.
    public nonisolated enum FooterMode: Int, Sendable {
        /// No footer.
        case none
        /// A supplementary view, for which the data source is asked.
        case supplementary
    }

    let appearance: Appearance
    /// A Boolean value that determines whether there are lines between rows.
    public var showsSeparators = true
    /// The color behind the rows, or nil for the default one. Stored, but not used: a collection has its own.
    public var backgroundColor: UIColor?
    /// The kind of section headers.
    public var headerMode = HeaderMode.none
    /// The kind of section footers.
    public var footerMode = FooterMode.none
    /// The function that returns the buttons that a swipe to the right brings in.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The function that returns the buttons that a swipe to the left brings in.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A function that returns the buttons that a swipe over an item brings in, or nil if there isn't one.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) { self.appearance = appearance }
}
