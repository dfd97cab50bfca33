extension UITabBarItem {
    /// The items every program can have, with titles and images of the system.
    public nonisolated enum SystemItem: Int, CaseIterable, Sendable, NibEnum {
        /// Shows the items for which the bar has no room.
        case more
        /// Shows the items that a user marked.
        case favorites
        /// Shows the items that a program recommends.
        case featured
        /// Shows the items that users like best.
        case topRated
        /// Shows the items that a user opened last.
        case recents
        /// Shows people.
        case contacts
        /// Shows the user's actions.
        case history
        /// Shows bookmarks.
        case bookmarks
        /// Looks for something.
        case search
        /// Shows the files that are loading or were loaded.
        case downloads
        /// Shows the newest items.
        case mostRecent
        /// Shows the items that users look at most.
        case mostViewed

        /// The title of the item.
        var title: String {
            switch self {
            case .topRated: "Top Rated"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            default: "\(self)".capitalized
            }
        }

        /// The image of the item: the symbol most like UIKit's picture.
        var image: UIImage? {
            let name =
                switch self {
                case .more: "ellipsis"
                case .favorites, .featured, .topRated: "star.fill"
                case .recents, .history, .mostRecent: "clock.fill"
                case .contacts: "person.crop.circle.fill"
                case .bookmarks: "book.fill"
                case .search: "magnifyingglass"
                case .downloads: "square.and.arrow.down"
                case .mostViewed: "list.number"
                }
            return UIImage(systemName: name)
        }
    }
}
