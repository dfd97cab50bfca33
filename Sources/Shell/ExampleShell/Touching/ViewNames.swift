package import TerminalUIKit

/// The names of all views on the screen that a user can operate.
package struct ViewNames {
    /// The views that a user can operate, from top to bottom and left to right.
    private let views: [UIView]
    private let others: [UIView]
    private let outlets: [ObjectIdentifier: [String]]

    /// Collects the names in a window.
    ///
    /// - Complexity: O(*n*) in the number of views, and as much as sorting them takes.
    package init(in window: UIWindow) {
        window.layoutIfNeeded()
        let covered = window.coveredViews
        let responders = window.respondersAtAnyDepth.filter { responder in
            let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
            return view.map { view in !covered.contains { view.isDescendant(of: $0) } } ?? true
        }
        outlets = Self.outletNames(among: responders)
        let all = responders.compactMap { $0 as? UIView }
        others = all.filter { !$0.isOperable }
        views = all.filter(\.isOperable)
            .map { (view: $0, origin: $0.convert($0.bounds.origin, to: window)) }
            .sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }.map(\.view)
    }

    /// Returns the views, with their names, anywhere or in one view.
    package func views(in place: UIView? = nil) -> [NamedView] {
        let found = views.enumerated().filter { place.map($0.element.isDescendant(of:)) ?? true }
        let kinds = Dictionary(grouping: found, by: \.element.kindName)
        let given = found.map { (outlets[ObjectIdentifier($0.element)] ?? []) + $0.element.spokenNames }
        let counts = Dictionary(given.flatMap(Set.init).map { ($0, 1) }, uniquingKeysWith: +)
        return zip(found, given).map { found, given in
            let (index, view) = found
            // The views of an outlet collection share its name.
            let (own, shared) = (given.filter { counts[$0] == 1 }, given.filter { counts[$0] != 1 })
            let kind = kinds[view.kindName]?.count == 1 ? [view.kindName] : []
            return NamedView(view: view, names: own + kind + ["at \(index + 1)"] + shared)
        }
    }

    /// Returns another view by its outlet, its name for VoiceOver, or its kind, if one view alone has the name.
    ///
    /// A touch on it may do something, because its class or its controller's may have methods for touches. Swift can't
    /// tell whether a class overrides a method, so these views aren't listed.
    func otherView(called name: String, in place: UIView?) -> NamedView? {
        let named = others.filter { place.map($0.isDescendant(of:)) ?? true }
            .map { NamedView(view: $0, names: names(ofOther: $0)) }.filter { $0.isCalled(name) }
        return named.count == 1 ? named[0] : nil
    }

    private func names(ofOther view: UIView) -> [String] {
        (outlets[ObjectIdentifier(view)] ?? []) + view.spokenNames + [view.kindName]
    }

    /// Returns the usual name of a view, or nil if it has none of its own.
    package func name(of view: UIView) -> String? {
        if let named = views().first(where: { $0.view === view }) { return named.name }
        return names(ofOther: view).first { otherView(called: $0, in: nil)?.view === view }
    }

    /// Returns the views in the stored properties of a controller, because a screen made in code has no outlets.
    private static func properties(of owner: AnyObject) -> [(name: String, view: UIView)] {
        guard owner is UIViewController else { return [] }
        let own = sequence(first: Mirror(reflecting: owner)) { $0.superclassMirror }
            .prefix { !_typeName($0.subjectType).hasPrefix("TerminalUIKit.") }
        return own.flatMap(\.children).compactMap { label, value in
            guard let label, let view = value as? UIView else { return nil }
            return (label.replacing("$__lazy_storage_$_", with: ""), view)
        }
    }

    /// Returns the names of the outlets that lead to each object. One that several objects have is a path, such as
    /// `startPicker.ignoreSwitch`, where an outlet leads to its owner.
    private static func outletNames(among responders: [AnyObject]) -> [ObjectIdentifier: [String]] {
        let connections = responders.flatMap { owner in
            let outlets = Outlets(of: owner).connections.flatMap { name, objects in objects.map { (owner, name, $0) } }
            return outlets + properties(of: owner).map { (owner, $0, $1) }
        }
        var first: [ObjectIdentifier: String] = [:]
        var destinations: [String: Set<ObjectIdentifier>] = [:]
        for (_, name, object) in connections {
            first[ObjectIdentifier(object), default: name] = first[ObjectIdentifier(object)] ?? name
            destinations[name, default: []].insert(ObjectIdentifier(object))
        }
        var names: [ObjectIdentifier: [String]] = [:]
        for (owner, name, object) in connections {
            let above = destinations[name]!.count > 1 ? first[ObjectIdentifier(owner)].map { "\($0)." } : nil
            let path = (above ?? "") + name
            if names[ObjectIdentifier(object)]?.contains(path) != true {
                names[ObjectIdentifier(object), default: []].append(path)
            }
        }
        return names
    }
}
