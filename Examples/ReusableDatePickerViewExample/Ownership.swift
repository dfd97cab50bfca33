import PlainText
import ReusableViews

/// A controller and the objects that its properties lead to: which object keeps which, as far as that is visible from
/// outside.
struct Ownership {
    /// The relation of a property to the object in it.
    enum Bond: CaseIterable {
        case keeps, cycle, weak, closure

        /// The words after the name.
        var remark: String {
            switch self {
            case .keeps, .closure: ""
            case .cycle: " – a cycle"
            case .weak: " – weak"
            }
        }

        /// The meaning of the words.
        var explanation: String? {
            switch self {
            case .keeps: nil
            case .cycle: "A retain cycle: these objects retain each other, so they are never released."
            case .weak: "Weak: the property does not retain the object."
            case .closure: "A closure retains the objects it uses, except [weak …] ones: that can't be seen here."
            }
        }
    }

    let name: String
    /// The property that leads here, or nil at the root.
    let property: String?
    let bond: Bond
    let controller: UIViewController?
    let children: [Ownership]

    /// The controllers of a window, from its root down.
    init(of window: UIWindow) {
        let root = window.rootViewController.map { Ownership("rootViewController", .keeps, $0, above: []) }
        (name, property, bond, controller) = (Trace.name(of: window), nil, .keeps, nil)
        children = root.map { [$0] } ?? []
    }

    private init(_ property: String, _ bond: Bond, _ controller: UIViewController?, above: [UIViewController]) {
        let isCycle = bond == .keeps && above.contains { $0 === controller }
        self.bond = isCycle ? .cycle : bond
        self.controller = controller
        self.property = property
        name = controller.map { "\(property): \(Trace.name(of: $0))" } ?? "\(property): a closure"
        guard let controller, self.bond == .keeps else {
            children = []
            return
        }
        let above = above + [controller]
        children = (Self.kept(by: controller) + Self.properties(of: controller)).map {
            Ownership($0.property, $0.bond, $0.controller, above: above)
        }
    }

    private static let inheritedProperties: Set = ["viewControllers", "presentedViewController"]

    private typealias Reference = (property: String, bond: Bond, controller: UIViewController?)

    /// The controllers that UIKit has a controller keep.
    private static func kept(by controller: UIViewController) -> [Reference] {
        let contained =
            (controller as? UITabBarController)?.viewControllers
            ?? (controller as? UINavigationController)?.viewControllers ?? []
        let presented = controller.parent == nil ? controller.presentedViewController : nil
        return contained.map { ("viewControllers", .keeps, $0) }
            + (presented.map { [("presentedViewController", .keeps, $0)] } ?? [])
    }

    /// Returns the properties that the controller's own classes declare, found by reflection. Only outlets are ever
    /// weak.
    private static func properties(of controller: UIViewController) -> [Reference] {
        let outlets = Outlets(of: controller)
        var found: [Reference] = outlets.connections.flatMap { name, objects in
            objects.compactMap { object in
                (object as? UIViewController).map { (name, outlets.keeps(name) ? .keeps : .weak, $0) }
            }
        }
        var mirror: Mirror? = Mirror(reflecting: controller)
        while let level = mirror, !String(reflecting: level.subjectType).hasPrefix("TerminalUIKit.") {
            for child in level.children {
                // The name of a property wrapper's storage begins with `_`. Wrapped outlets are found already.
                guard let name = child.label, !name.hasPrefix("_"), let value = content(of: child.value) else {
                    continue
                }
                if let other = value as? UIViewController {
                    found.append((name, .keeps, other))
                } else if "\(type(of: value))".contains("->") {
                    found.append((name, .closure, nil))
                }
            }
            mirror = level.superclassMirror
        }
        return found
    }

    /// A value out of its optional, or nil if there isn't one.
    private static func content(of value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    /// All controllers that are reached, each once.
    var controllers: Set<UIViewController> {
        children.reduce(into: Set([controller].compactMap(\.self))) { $0.formUnion($1.controllers) }
    }

    /// Returns the objects to which the properties of a controller's own classes lead, found on the first way to it.
    func properties(of controller: UIViewController) -> [Ownership] {
        first(controller)?.children.filter { !Self.inheritedProperties.contains($0.property ?? "") } ?? []
    }

    private func first(_ controller: UIViewController) -> Ownership? {
        if bond == .keeps, self.controller === controller { return self }
        return children.lazy.compactMap { $0.first(controller) }.first
    }

    private var bonds: Set<Bond> { children.reduce(into: [bond]) { $0.formUnion($1.bonds) } }

    /// The tree in lines.
    func text(ascii: Bool) -> String {
        let lines = TreeLines.draw(children, ascii: ascii, title: { $0.name + $0.bond.remark }, children: \.children)
        return ([name] + lines).joined(separator: "\n")
    }

    /// The meanings of the words after the tree's names.
    var explanations: [String] {
        let bonds = bonds
        return Bond.allCases.filter(bonds.contains).compactMap(\.explanation)
    }
}
