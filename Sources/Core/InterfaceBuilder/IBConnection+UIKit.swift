extension IBConnection {
    /// Whether it fills an outlet that one of UIKit's classes has, so that nobody's own class needs it.
    package var isUIKits: Bool {
        switch kind {
        case .outlet(let name), .outletCollection(let name):
            name.lowercased().hasSuffix("delegate") || name.lowercased().hasSuffix("datasource")
                || Self.uiKits.contains(name)
        default: false
        }
    }

    private static let uiKits: Set = [
        "accessoryView", "backBarButtonItem", "backgroundView", "collectionView", "contentView", "customView",
        "detailTextLabel", "editingAccessoryView", "gestureRecognizers", "imageView", "inputAccessoryView", "inputView",
        "leftBarButtonItem", "leftBarButtonItems", "leftView", "multipleSelectionBackgroundView", "navigationItem",
        "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "rightView", "rootViewController", "searchBar",
        "searchContentsController", "searchDisplayController", "searchResultsDataSource", "selectedBackgroundView",
        "tabBarItem", "tableFooterView", "tableHeaderView", "tableView", "textLabel", "titleView", "toolbarItems",
        "view",
        "viewControllers", "window", "mask", "maskView", "collectionViewLayout",
        "previewingGestureRecognizerForFailureRelationship",
    ]
}
