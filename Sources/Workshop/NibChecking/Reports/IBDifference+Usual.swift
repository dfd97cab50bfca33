internal import InterfaceBuilder

extension IBDifference.Change {
    /// The changes that an author chose, without the usual values of new objects.
    var chosenChanges: [PropertyChange] { toldChanges.filter { kind != .added || !isUsual($0) } }

    /// Returns a Boolean value that indicates whether a property only follows from the object's being new: Interface
    /// Builder writes it for each object from its library, or it is a frame that constraints determine.
    private func isUsual(_ property: PropertyChange) -> Bool {
        switch property.name {
        case "frame":
            item.properties["translatesAutoresizingMaskIntoConstraints"] == "NO"
                || item.properties["slot"] == "contentView"
        case "userInteractionEnabled": ["label", "imageView"].contains { item.title.hasPrefix($0) }
        default: property.new.map { Self.usualValues[property.name]?.contains($0) ?? false } ?? false
        }
    }

    private static let usualValues: [String: Set<String>] = [
        "adjustsFontSizeToFit": ["NO"], "alwaysBounceVertical": ["YES"],
        "autoresizingMask": ["flexibleMaxX flexibleMaxY"], "baselineAdjustment": ["alignBaselines"],
        "buttonType": ["system"], "clipsSubviews": ["YES"], "contentHorizontalAlignment": ["center", "left"],
        "contentMode": ["left", "redraw", "scaleAspectFit", "scaleToFill"], "contentVerticalAlignment": ["center"],
        "dataMode": ["prototypes"], "estimatedRowHeight": ["-1"], "fixedFrame": ["YES"], "highlightedColor": ["nil"],
        "horizontalHuggingPriority": ["250", "251"], "lineBreakMode": ["middleTruncation", "tailTruncation"],
        "multipleTouchEnabled": ["YES"], "opaque": ["NO"], "rowHeight": ["-1"], "sectionFooterHeight": ["-1", "28"],
        "sectionHeaderHeight": ["-1", "28"], "separatorStyle": ["default"], "style": ["plain"],
        "textAlignment": ["natural"], "textColor": ["nil"], "translatesAutoresizingMaskIntoConstraints": ["NO"],
        "verticalHuggingPriority": ["250", "251"],
    ]
}
