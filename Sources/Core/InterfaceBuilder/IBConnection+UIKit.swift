extension IBConnection {
    /// A Boolean value that indicates whether the connection fills an outlet of one of UIKit's classes, so that no
    /// custom class needs the outlet.
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
        "leftBarButtonItem", "leftBarButtonItems", "leftView", "multipleSelectionBackgroundView", "navigationBar",
        "navigationItem",
        "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "rightView", "rootViewController", "searchBar",
        "searchContentsController", "searchDisplayController", "searchResultsDataSource", "selectedBackgroundView",
        "tabBar", "tabBarItem", "tableFooterView", "tableHeaderView", "tableView", "textLabel", "titleView", "toolbar",
        "toolbarItems",
        "view",
        "viewControllers", "window", "mask", "maskView", "collectionViewLayout",
        "previewingGestureRecognizerForFailureRelationship",
    ]
}
