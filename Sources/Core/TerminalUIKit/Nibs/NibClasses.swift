import InterfaceBuilder

/// Finds the class that an object of a nib is to be made of.
final class NibClasses {
    /// Modules to look in for a custom class whose module the nib does not name.
    private let modules: [String]
    /// A cache by full names: the run time doesn't cache names that it does not know.
    private var found: [String: AnyClass?] = [:]

    /// Prepares to look for classes.
    init(modules: [String]) { self.modules = modules }

    /// The names of the classes behind Interface Builder's element names. A class that reads keys of its own is here.
    ///
    /// Names, as those of a nib are: most of the classes stand above what decodes them.
    static let builtInNames = names()

    // In a function: what is added to its body builds nothing else anew.
    private static func names() -> [String: String] {
        [
            "view": "UIView",
            "window": "UIWindow",
            "label": "UILabel",
            "imageView": "UIImageView",
            "visualEffectView": "UIVisualEffectView",
            "stackView": "UIStackView",
            "scrollView": "UIScrollView",
            "tableView": "UITableView",
            "tableViewCell": "UITableViewCell",
            "tableViewCellContentView": "UIView",
            "control": "UIControl",
            "button": "UIButton",
            "switch": "UISwitch",
            "slider": "UISlider",
            "stepper": "UIStepper",
            "segmentedControl": "UISegmentedControl",
            "segment": "UISegment",
            "datePicker": "UIDatePicker",
            "pickerView": "UIPickerView",
            "searchBar": "UISearchBar",
            "pageControl": "UIPageControl",
            "progressView": "UIProgressView",
            "activityIndicatorView": "UIActivityIndicatorView",
            "textField": "UITextField",
            "textView": "UITextView",
            "navigationBar": "UINavigationBar",
            "navigationItem": "UINavigationItem",
            "barButtonItem": "UIBarButtonItem",
            "toolbar": "UIToolbar",
            "tabBar": "UITabBar",
            "tabBarItem": "UITabBarItem",
            "viewController": "UIViewController",
            "collectionView": "UICollectionView",
            "collectionViewCell": "UICollectionViewCell",
            "collectionViewCellContentView": "UIView",
            "collectionReusableView": "UICollectionReusableView",
            "collectionViewFlowLayout": "UICollectionViewFlowLayout",
            "collectionViewController": "UICollectionViewController",
            "tableViewSection": "StaticTableSection",
            "tableViewController": "UITableViewController",
            "navigationController": "UINavigationController",
            "tabBarController": "UITabBarController",
            "splitViewController": "UISplitViewController",
            "pageViewController": "UIPageViewController",
            "wkWebView": "WKWebView",
            "webView": "UIWebView",
            "mapView": "MKMapView",
        ]
    }

    private static var builtIn: [String: any (NSCoding & NSObject).Type] = [:]

    /// The class behind an element's name; nil if there is none.
    static func builtIn(_ element: String) -> (any (NSCoding & NSObject).Type)? {
        if let known = builtIn[element] { return known }
        guard let name = builtInNames[element] else { return nil }
        let found: AnyClass? = classNamed("\(module).\(name)")
        // Most are views: to look for a protocol takes long for each class's first time.
        let type: (any (NSCoding & NSObject).Type)? =
            (found as? UIView.Type) ?? found as? any (NSCoding & NSObject).Type
        builtIn[element] = type
        return type
    }

    /// The module that UIKit's classes say they are of.
    static let module = "TerminalUIKit"

    /// The gesture recognizers behind Interface Builder's element names. They can't be decoded: in UIKit, too, a
    /// subclass need not have the initializer for it.
    static let recognizers: [String: @MainActor () -> UIGestureRecognizer] = [
        "tapGestureRecognizer": { UITapGestureRecognizer() },
        "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
        // Interface Builder's own slip of the pen.
        "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
        "panGestureRecognizer": { UIPanGestureRecognizer() },
        "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
        "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    ]

    /// The ways to make an object.
    enum Making {
        /// Decoded, as views and controllers are.
        case decoding(any (NSCoding & NSObject).Type)
        /// Made by `init()`; the values of the nib are set afterwards.
        case plain(@MainActor () -> NSObject)
    }

    /// The class to make an object of, or its replacement.
    enum Answer {
        /// The object is of the class it should be.
        case found(Making)
        /// The custom class is there, but can't be made from a nib.
        case unusable(AnyClass)
        /// The custom class is not in the program. The object is of the element's class, which is reported.
        case unknownClass(String, instead: any (NSCoding & NSObject).Type)
        /// Interface Builder's element has no class here; something else keeps its place.
        case unknownElement(instead: any (NSCoding & NSObject).Type)
    }

    func answer(for object: IBObject) -> Answer {
        let builtIn = Self.builtIn(object.element)
        if let name = object.customClass {
            switch named(name, module: object.customModule) {
            case let type as UIView.Type: return .found(.decoding(type))
            // Foundation's own classes are coded otherwise: they take a nib for a damaged archive.
            case let type as any (NSCoding & NibObject).Type: return .found(.decoding(type))
            case let type as any NibCustomObject.Type: return .found(.plain { type.init() })
            case let type?: return .unusable(type)
            case nil: return .unknownClass(name, instead: builtIn ?? standIn(for: object))
            }
        }
        if let make = Self.recognizers[object.element] { return .found(.plain(make)) }
        return builtIn.map { .found(.decoding($0)) } ?? .unknownElement(instead: standIn(for: object))
    }

    private func standIn(for object: IBObject) -> any (NSCoding & NSObject).Type {
        object.isViewController
            ? StandInViewController.self : object.isView ? StandInView.self : StandInObject.self
    }

    /// The class of the program with a name, in a module or in those that are looked into; nil if there is none.
    func named(_ name: String, module: String?) -> AnyClass? {
        // The module's name in Xcode has underscores where the product's has hyphens; ours are the same.
        let standIns = World.current.standIns
        let candidates = ((module.map { [$0] } ?? []) + modules + [Self.module]).map { standIns[$0] ?? $0 }
        return candidates.lazy.compactMap { self.named("\($0).\(name)") }.first
    }

    private func named(_ name: String) -> AnyClass? {
        if let known = found[name] { return known }
        let type: AnyClass? = Self.classNamed(name)
        found[name] = type
        return type
    }

    /// A class by its module's name and its own, as `NSClassFromString` finds it, which first takes the name apart.
    private static func classNamed(_ name: String) -> AnyClass? { _typeByName(name) as? AnyClass }
}

extension IBObject {
    /// A Boolean value that indicates whether the object's element has a class here, whatever the object's custom
    /// class.
    package var hasClass: Bool { isDecoded || NibClasses.recognizers[element] != nil }

    /// A Boolean value that indicates whether the object's element has a class here that reads keys.
    package var isDecoded: Bool { NibClasses.builtInNames[element] != nil }

    /// A Boolean value that indicates whether the object is a view or a controller, as its element, or else the file,
    /// says.
    package var isShown: Bool { NibClasses.builtIn(element) is UIView.Type || isView || isViewController }

    /// A Boolean value that indicates whether the object is a view, whatever its element, by its place or its
    /// properties.
    var isView: Bool {
        properties["frame"] != nil || properties["autoresizingMask"] != nil || collections["subviews"] != nil
            || key == "view" || key?.hasSuffix("View") == true
            || parent?.collections["subviews"]?.contains { $0 === self } == true
    }

    /// A Boolean value that indicates whether the object is a view controller, whatever its element.
    package var isViewController: Bool {
        attributes["sceneMemberID"] == "viewController" || element.hasSuffix("ViewController")
    }
}
