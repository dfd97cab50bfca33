internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum RuntimeAttributes: IBRule, ProjectRule {
    static let name = "runtime-attribute"
    static let page = """
        User defined runtime attributes that an object can't take.

        ```xml
        <view customClass="CardView" id="iN0-l3-epB"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadus">
        ```

        If the class has no such property, or the nib has lost the class, iOS logs "Failed to set (cornerRadus) user \
        defined inspected property on (CardView)", and the value is lost. It does the same for an empty key path, and \
        for `keyPath`, which Xcode gives a new attribute. A color for `layer.borderColor`, `layer.shadowColor` or \
        `layer.backgroundColor`, or for a class's own property of type `CGColor`, is a `UIColor`: it never shows.

        A key that resembles none of the class's own may be one of UIKit's. The rule knows UIKit's keys for views, \
        cells, controls, buttons, labels, image views and view controllers.
        """

    private static let layerColors: Set = ["layer.borderColor", "layer.shadowColor", "layer.backgroundColor"]

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.flatMap { object in
            object.runtimeAttributes.compactMap { attribute in
                message(about: attribute, of: object, in: project).map { message, nearest in
                    IBFault(
                        message, rule: name, severity: .warning, file: document.file, location: attribute.location,
                        objectID: object.id, suggestion: nearest)
                }
            }
        }
    }

    private static func message(
        about attribute: IBRuntimeAttribute, of object: IBObject, in project: Project
    ) -> (String, String?)? {
        let path = attribute.keyPath
        if path.isEmpty { return ("a runtime attribute has no key path", nil) }
        if path == "keyPath", SeenClass(of: object, in: project)?.properties(path).isEmpty ?? true {
            return ("a runtime attribute still has the key path of a new one, `keyPath`", nil)
        }
        if attribute.type == "color", layerColors.contains(path) {
            return ("`\(path)` needs a CGColor, and a runtime attribute sets a UIColor: the color doesn't show", nil)
        }
        let key = String(path.prefix { $0 != "." })
        if object.customClass.map(project.isApples) ?? (object.placeholderIdentifier == nil) {
            let contents = project.contents
            // An extension may have it, in a library without sources, too.
            guard contents.isWhole, !contents.hidesCode, contents.sources.inspectables.contains(key),
                project.extensions.properties[key] == nil
            else { return nil }
            let type = object.customClass ?? object.uiKitsClass
            return ("\(object.name) is a \(type), which has no property `\(key)`; has it lost its custom class?", nil)
        }
        guard let seen = SeenClass(of: object, in: project), seen.isWhole else { return nil }
        let name = "\(object.customClass!) (\(seen.place))"
        let properties = seen.properties(key)
        if attribute.type == "color", key == path, properties.contains(where: \.isCoreGraphicsColor) {
            return ("`\(key)` of \(name) is a CGColor, and a runtime attribute sets a UIColor: the color is lost", nil)
        }
        if properties.contains(where: \.isExposed) { return nil }
        if !properties.isEmpty { return ("`\(key)` of \(name) is not marked `@IBInspectable`", nil) }
        let inspectable = seen.classes.flatMap { $0.properties.filter(\.value.isExposed).keys }.sorted()
        let nearest = nearestName(to: key, among: inspectable)
        // Without a similar name, the key may be one of UIKit's.
        let isLost = project.contents.sources.inspectables.contains(key) || lacks(key, seen, in: project)
        guard nearest != nil || isLost else { return nil }
        return ("\(name) has no property `\(key)`", nearest)
    }

    /// Returns a Boolean value that indicates whether neither a class, nor those of UIKit's above it, nor any extension
    /// has a key. KVC also finds members whose names begin with an underscore, and those of UIKit's aren't public.
    private static func lacks(_ key: String, _ seen: SeenClass, in project: Project) -> Bool {
        !project.contents.hidesCode && !key.hasPrefix("_") && !uiKitsKeys.contains(key)
            && seen.ends.isSubset(of: classesOfKeys) && project.extensions.properties[key] == nil
    }

    /// The classes of UIKit's all of whose keys are in `uiKitsKeys`.
    private static let classesOfKeys: Set = [
        "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UIControl", "UIImageView", "UILabel",
        "UITableViewCell", "UIView", "UIViewController",
    ]

    /// The keys that attributes can set, or begin with, as the headers of UIKit declare them.
    private static let uiKitsKeys = Set(
        """
        accessibilityElements accessibilityElementsHidden accessibilityHint accessibilityIdentifier \
        accessibilityIgnoresInvertColors accessibilityLabel accessibilityLanguage accessibilityNavigationStyle \
        accessibilityRespondsToUserInteraction accessibilityTraits accessibilityValue accessibilityViewIsModal \
        accessoryType accessoryView adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth \
        adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
        allowsDefaultTighteningForTruncation alpha animationDuration animationImages animationRepeatCount \
        attributedText automaticallyAdjustsScrollViewInsets automaticallyUpdatesBackgroundConfiguration \
        automaticallyUpdatesConfiguration autoresizesSubviews autoresizingMask backgroundColor backgroundConfiguration \
        backgroundView baselineAdjustment bounds center clearsContextBeforeDrawing clipsToBounds configuration \
        contentEdgeInsets contentHorizontalAlignment contentMode contentScaleFactor contentStretch \
        contentVerticalAlignment contentView definesPresentationContext detailTextLabel directionalLayoutMargins \
        editing editingAccessoryType editingAccessoryView edgesForExtendedLayout enabled exclusiveTouch \
        extendedLayoutIncludesOpaqueBars focusStyle font frame hidden hidesBottomBarWhenPushed highlighted \
        highlightedAnimationImages highlightedImage highlightedTextColor image imageEdgeInsets imageView \
        indentationLevel indentationWidth insetsLayoutMarginsFromSafeArea isAccessibilityElement isEnabled isHidden \
        isHighlighted isModalInPresentation isSelected largeContentImage largeContentTitle layer layoutMargins \
        lineBreakMode lineBreakStrategy maskView maximumContentSizeCategory menu minimumContentSizeCategory \
        minimumFontSize minimumScaleFactor modalInPresentation modalPresentationCapturesStatusBarAppearance \
        modalPresentationStyle modalTransitionStyle motionEffects multipleTouchEnabled multipleSelectionBackgroundView \
        navigationItem numberOfLines opaque overrideUserInterfaceStyle pointerInteractionEnabled preferredContentSize \
        preferredMaxLayoutWidth preferredSymbolConfiguration preservesSuperviewLayoutMargins restorationIdentifier \
        reversesTitleShadowWhenHighlighted role scalesLargeContentImage selected selectedBackgroundView \
        selectionStyle semanticContentAttribute separatorInset shadowColor shadowOffset shouldIndentWhileEditing \
        showsExpansionTextWhenTruncated showsLargeContentViewer showsMenuAsPrimaryAction showsReorderControl \
        showsTouchWhenHighlighted spatialEditingEnabled symbolConfiguration tabBarItem tag text textAlignment \
        textColor textLabel tintAdjustmentMode tintColor title titleEdgeInsets titleLabel toolTip toolbarItems \
        transform transform3D translatesAutoresizingMaskIntoConstraints userInteractionEnabled \
        userInteractionEnabledWhileDragging view viewRespectsSystemMinimumLayoutMargins wantsFullScreenLayout
        """.split(separator: " ").map(String.init))
}

extension SourceClass.Property {
    fileprivate var isCoreGraphicsColor: Bool { type == "CGColor" || type == "CGColorRef" }
}
