internal import InterfaceBuilder
internal import NibChecking

enum OutletTypes: IBRule, ProjectRule {
    static let name = "outlet-type"
    static let page = """
        Outlets that lead to a view of another type than the property.

        ```swift
        @IBOutlet var titleButton: UIButton!
        ```

        ```xml
        <outlet property="titleButton" destination="Lab-el-001" id="Out-le-001"/>
        <label id="Lab-el-001">
        ```

        iOS doesn't check this while the nib is loaded. The first message that only the property's type understands \
        raises "unrecognized selector sent to instance", and the app ends.
        """

    /// The classes of UIKit's that elements are made of, each behind its superclass.
    private static let superclasses = [
        "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIScrollView": "UIView",
        "UIStackView": "UIView", "UITableViewCell": "UIView", "UIPickerView": "UIView", "UIProgressView": "UIView",
        "UIActivityIndicatorView": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView",
        "UISearchBar": "UIView", "UIVisualEffectView": "UIView", "UICollectionReusableView": "UIView",
        "UIWebView": "UIView", "WKWebView": "UIView", "MKMapView": "UIView", "UIButton": "UIControl",
        "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
        "UIDatePicker": "UIControl", "UIPageControl": "UIControl", "UITextField": "UIControl",
        "UITableView": "UIScrollView", "UITextView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UICollectionViewCell": "UICollectionReusableView", "UIView": "UIResponder",
    ]

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.flatMap { object -> [IBFault] in
            guard let seen = SeenClass(of: object, in: project) else { return [] }
            return object.connections.compactMap { connection in
                guard let name = connection.outlet, let target = document.object(withID: connection.destination),
                    let own = ancestors(of: target, in: project)
                else { return nil }
                let types = Set(seen.properties(name).filter(\.isExposed).map(\.type))
                guard types.count == 1, let type = types.first!, isView(type, in: project), !own.contains(type),
                    project.contents.sources.aliases[type].map(own.contains) != true
                else { return nil }
                return IBFault(
                    "the outlet `\(name)` of \(object.customClass!) (\(seen.place)) is of the type \(type), but leads "
                        + "to \(target.name)", rule: Self.name, severity: .warning, file: document.file,
                    location: connection.location, objectID: object.id)
            }
        }
    }

    static func isViewOfUIKit(_ type: String) -> Bool { superclasses[type] != nil }

    static func isView(_ type: String, in project: Project) -> Bool {
        if superclasses[type] != nil { return true }
        let (classes, ends) = project.contents.sources.chain(of: type)
        return classes.contains { $0.place != nil } && ends.allSatisfy { superclasses[$0] != nil }
    }

    /// The names of the classes that a view is of, or nil if they are not all known.
    private static func ancestors(of object: IBObject, in project: Project) -> Set<String>? {
        var names: Set<String> = []
        var waiting = [object.customClass ?? object.uiKitsClass]
        let sources = project.contents.sources
        while let name = waiting.popLast() {
            guard names.insert(name).inserted else { continue }
            if let declared = sources.classes[name], declared.place != nil {
                waiting += declared.superclasses
            } else if let alias = sources.aliases[name] {
                waiting.append(alias)
            } else if let above = superclasses[name] {
                waiting.append(above)
            } else if name != "UIResponder" {
                return nil
            }
        }
        return names
    }
}

extension IBObject {
    /// The name of UIKit's class for the element.
    var uiKitsClass: String {
        switch element {
        case "mapView": "MKMapView"
        case "wkWebView": "WKWebView"
        case "tableViewCellContentView", "collectionViewCellContentView", "containerView": "UIView"
        default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
        }
    }
}
