import InterfaceBuilder

/// Finds the class that an object of a nib is to be made of.
///
/// A program's own nib finds a class as on iOS. The name of a Swift class contains its module's name, so the class
/// isn't found without its module, or with another module. A nib that is only inspected finds it in any loaded module.
final class NibClasses {
    /// The module that the nib belongs to, or nil if it is in no module's resources.
    private let target: String?
    /// The modules in which a class is also searched.
    private let others: [String]
    /// A cache by full names: the run time doesn't cache names that it does not know.
    private static var found: [String: AnyClass?] = [:]

    /// Prepares to look for classes.
    ///
    /// - Parameters:
    ///   - target: The module that the nib belongs to.
    ///   - others: The modules in which classes are also searched, because the nib is only looked at.
    init(target: String?, searching others: [String] = []) {
        self.target = target
        self.others = others
    }

    /// The names of the classes behind Interface Builder's element names. A class that reads keys of its own is here.
    ///
    /// Names, as those of a nib are: most of the classes stand above what decodes them.
    static let builtInNames = names()

    // In a function, so that a change to its body doesn't rebuild other files.
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

    /// The class behind an element's name, or nil if there isn't one.
    static func builtIn(_ element: String) -> (any (NSCoding & NSObject).Type)? {
        if let known = builtIn[element] { return known }
        guard let name = builtInNames[element] else { return nil }
        let found: AnyClass? = common(name) ?? classNamed("\(module).\(name)")
        // Most are views: to look for a protocol takes long for each class's first time.
        let type: (any (NSCoding & NSObject).Type)? =
            (found as? UIView.Type) ?? (found as? UINavigationItem.Type) ?? found as? any (NSCoding & NSObject).Type
        builtIn[element] = type
        return type
    }

    /// Returns a class that most nibs contain, or nil. Swift takes 130,000 instructions to find a class by its name.
    private static func common(_ name: String) -> AnyClass? {
        switch name {
        case "UIView": UIView.self
        case "UILabel": UILabel.self
        case "UIImageView": UIImageView.self
        default: nil
        }
    }

    /// The module that UIKit's classes say they are of.
    static let module = "TerminalUIKit"

    /// The gesture recognizers behind Interface Builder's element names. They can't be decoded: in UIKit, too, a
    /// subclass need not have the initializer for it.
    static let recognizers: [String: Making] = [
        "tapGestureRecognizer": .making { UITapGestureRecognizer() },
        "swipeGestureRecognizer": .making { UISwipeGestureRecognizer() },
        // Interface Builder's own slip of the pen.
        "pongPressGestureRecognizer": .making { UILongPressGestureRecognizer() },
        "panGestureRecognizer": .making { UIPanGestureRecognizer() },
        "pinchGestureRecognizer": .making { UIPinchGestureRecognizer() },
        "rotationGestureRecognizer": .making { UIRotationGestureRecognizer() },
    ]

    /// The ways to make an object.
    enum Making {
        /// Decoded, as views and controllers are.
        case decoding(any (NSCoding & NSObject).Type)
        /// Made by `init()`. The values of the nib are set afterwards.
        case plain(AnyClass, @MainActor () -> NSObject)

        /// An object of a class that is known here.
        static func making<Object: NSObject>(_ make: @escaping @MainActor () -> Object) -> Making {
            .plain(Object.self, make)
        }

        /// The class of the object.
        var type: AnyClass {
            switch self {
            case .decoding(let type): type
            case .plain(let type, _): type
            }
        }
    }

    /// The class to make an object of, or its replacement.
    enum Answer {
        /// The object is of the class it should be.
        case found(Making)
        /// The custom class is there, but can't be made from a nib.
        case unusable(AnyClass)
        /// The custom class is not in the program. The object is of the element's class, which is reported.
        case unknownClass(String, instead: Making)
        /// Interface Builder's element has no class here, so a stand-in takes its place.
        case unknownElement(instead: any (NSCoding & NSObject).Type)
    }

    func answer(for object: IBObject) -> Answer {
        guard let name = object.customClass else {
            return making(for: object.element).map(Answer.found) ?? .unknownElement(instead: standIn(for: object))
        }
        let module = module(in: object.attributes)
        switch named(name, module: module) {
        case let type as UIView.Type: return .found(.decoding(type))
        // Foundation's own classes are coded otherwise: they take a nib for a damaged archive.
        case let type as any (NSCoding & NibObject).Type: return .found(.decoding(type))
        case let type as any NibCustomObject.Type: return .found(.plain(type) { type.init() })
        case let type?: return .unusable(type)
        case nil:
            let fullName = Self.runTimeName(of: name, module: module)
            return .unknownClass(fullName, instead: substitute(for: object))
        }
    }

    /// The object in the place of one whose custom class is unknown: of the element's own class, or a stand-in. A nib
    /// that is only looked at needs no gesture recognizers.
    private func substitute(for object: IBObject) -> Making {
        let making = others.isEmpty ? making(for: object.element) : Self.builtIn(object.element).map { .decoding($0) }
        return making ?? .decoding(standIn(for: object))
    }

    /// The class of an element itself, whatever the custom class, or nil if there isn't one here.
    private func making(for element: String) -> Making? {
        if let recognizer = Self.recognizers[element] { return recognizer }
        // Xcode's library calls it an Object, and UIKit makes an `NSObject` of it.
        if element == "customObject" { return .making { NSObject() } }
        return Self.builtIn(element).map { .decoding($0) }
    }

    private func standIn(for object: IBObject) -> any (NSCoding & NSObject).Type {
        object.isViewController
            ? StandInViewController.self : object.isView ? StandInView.self : StandInObject.self
    }

    /// The custom class of a segue, or nil if it doesn't have one.
    ///
    /// - Throws: The exception that UIKit raises if the program has no such class.
    func segueClass(in attributes: IBKeyed<String>) throws(UIKitException) -> UIStoryboardSegue.Type? {
        guard let name = attributes["customClass"] else { return nil }
        let module = module(in: attributes)
        guard let type = named(name, module: module) as? UIStoryboardSegue.Type else {
            // The words, with a class of Swift: https://github.com/Yalantis/Side-Menu.iOS/issues/1
            throw .invalidArgument("Could not find a segue class named '\(Self.runTimeName(of: name, module: module))'")
        }
        return type
    }

    /// The module of the class that some attributes name, or nil if they don't name one.
    ///
    /// If the class is to inherit the module from the target, Xcode compiles the target's into the nib, whatever the
    /// file says: https://github.com/bazel-ios/rules_ios/issues/74,
    /// https://github.com/krzyzanowskim/Natalie/issues/125
    private func module(in attributes: IBKeyed<String>) -> String? {
        let named = attributes["customModule"]
        return attributes["customModuleProvider"] == "target" ? target ?? named : named
    }

    /// The class of the program with a name in a module, or without a module, or nil if there isn't one.
    private func named(_ name: String, module: String?) -> AnyClass? {
        let replacedModules = World.current.replacedModules
        // UIKit's classes are written in Objective-C, so they are found by their names alone.
        let candidates = ([module ?? Self.module] + others).map { replacedModules[$0] ?? $0 }
        return candidates.lazy.compactMap { self.named("\($0).\(name)") }.first
    }

    private func named(_ name: String) -> AnyClass? {
        if let known = Self.found[name] { return known }
        let type: AnyClass? = Self.classNamed(name)
        Self.found[name] = type
        return type
    }

    /// A class by its module's name and its own, as `NSClassFromString` finds it, which first takes the name apart.
    private static func classNamed(_ name: String) -> AnyClass? { _typeByName(name) as? AnyClass }

    /// The name that Objective-C's run time has for a class, as messages of UIKit give it: a class of Swift has its
    /// module's before its own, each after its length.
    private static func runTimeName(of name: String, module: String?) -> String {
        module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" } ?? name
    }
}

extension IBObject {
    /// A Boolean value that indicates whether the object's element has a class here, whatever the object's custom
    /// class.
    package var hasClass: Bool {
        isDecoded || NibClasses.recognizers[element] != nil || element == "customObject"
    }

    /// A Boolean value that indicates whether the object's element has a class here that reads keys.
    package var isDecoded: Bool { NibClasses.builtInNames[element] != nil }

    /// A Boolean value that indicates whether the object is a view or a controller, as its element, or else the file,
    /// says.
    package var isShown: Bool { NibClasses.builtIn(element) is UIView.Type || isView || isViewController }

    /// A Boolean value that indicates whether the object is a view, whatever its element, by its place or its
    /// properties.
    var isView: Bool {
        properties["frame"] != nil || properties["autoresizingMask"] != nil || collections["subviews"] != nil
            || key == "view" || key?.hasSuffix("View") == true || enclosingElement == "subviews"
    }

    /// A Boolean value that indicates whether the object is a view controller, whatever its element.
    package var isViewController: Bool {
        attributes["sceneMemberID"] == "viewController" || element.hasSuffix("ViewController")
    }
}
