extension IBArchiveTranslator {
    /// The keys that lead back or sideways, or concern only Interface Builder.
    static let ignoredKeys: Set = [
        "EncodedWithXMLCoder", "NSNextKeyView", "NSNextResponder", "NSReuseIdentifierKey", "NSSuperview", "NSWindow",
        "NSViewIsLayerTreeHost", "targetRuntimeIdentifier", "IBUIToolbar", "IBUINavigationBar", "IBUITabBar",
        "IBUIParentViewController", "IBUISelectedViewController", "IBNumberOfSegments", "IBSegmentWidths",
        "IBSegmentEnabledStates", "IBSegmentContentOffsets", "IBSegmentImages", "IBUIResizesToFullScreen",
    ]

    /// The slots that views fill, by the archive's keys. Most of those views are among the subviews, too.
    static let slotKeys = [
        "IBUIContentView": "contentView", "IBUIAccessoryView": "accessoryView",
        "IBUIEditingAccessoryView": "editingAccessoryView", "IBUIBackgroundView": "backgroundView",
        "IBUISelectedBackgroundView": "selectedBackgroundView", "IBUITableHeaderView": "tableHeaderView",
        "IBUITableFooterView": "tableFooterView", "IBUIView": "view",
    ]

    /// The element of a class: `IBUIImageView` is an `imageView`.
    static func elementName(ofClass name: String) -> String {
        switch name {
        case "IBProxyObject": return "placeholder"
        case "IBMKMapView": return "mapView"
        default:
            let prefix = ["IBUI", "IB"].first { name.hasPrefix($0) } ?? ""
            return String(name.dropFirst(prefix.count)).firstLowercased
        }
    }

    /// The modern name of a property: `IBUIClipsSubviews` is `clipsSubviews`.
    static func propertyName(of key: String) -> String {
        switch key {
        case "IBUISystemItemIdentifier": "systemItem"
        case "IBUIChildViewControllers": "viewControllers"
        default:
            String(key.dropFirst((["IBUI", "IB", "NS"].first { key.hasPrefix($0) } ?? "").count)).firstLowercased
        }
    }

    /// The name that a modern document has for a number of an enumeration. Anything else stays as it is.
    static func name(of text: String, for property: String, inClass className: String) -> String {
        guard let number = Int(text),
            let names = enumerations["\(className).\(property)"] ?? enumerations[property],
            names.indices.contains(number)
        else { return text }
        return names[number]
    }

    /// The names of enumerations by their numbers, by the property, with the class where that decides.
    private static let enumerations: [String: [String]] = [
        "accessoryType": accessoryTypes,
        "editingAccessoryType": accessoryTypes,
        "barStyle": ["default", "black"],
        "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
        "borderStyle": ["none", "line", "bezel", "roundedRect"],
        "buttonType": ["custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"],
        "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
        "contentHorizontalAlignment": ["center", "left", "right", "fill"],
        "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
        "contentMode": [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "TopLeft", "topRight", "bottomLeft", "bottomRight",
        ],
        "datePickerMode": ["time", "date", "dateAndTime", "countDownTimer"],
        "lineBreakMode": [
            "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
        ],
        "modalPresentationStyle": ["fullScreen", "pageSheet", "formSheet", "currentContext"],
        "progressViewStyle": ["default", "bar"],
        "segmentControlStyle": ["plain", "bordered", "bar"],
        "selectionStyle": ["none", "blue", "gray"],
        "separatorStyle": ["none", "singleLine", "singleLineEtched"],
        "textAlignment": ["left", "center", "right", "justified", "natural"],
        "IBUIActivityIndicatorView.style": ["whiteLarge", "white", "gray"],
        "IBUIBarButtonItem.style": ["plain", "bordered", "done"],
        "IBUITableView.style": ["plain", "grouped"],
        "IBUITableViewCell.style": [
            "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
            "IBUITableViewCellStyleSubtitle",
        ],
        "IBUIBarButtonItem.systemItem": [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
            "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
            "fastForward", "undo", "redo", "pageCurl",
        ],
        "IBUITabBarItem.systemItem": [
            "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
            "downloads", "mostRecent", "mostViewed",
        ],
    ]

    private static let accessoryTypes = ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"]
}
