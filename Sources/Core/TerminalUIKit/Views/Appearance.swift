/// The looks of views of a class that don't set them themselves. The views take them when they come into a window.
struct Appearance {
    /// The view that is given the properties, and never shown.
    let proxy: UIView
    /// A view with the usual looks, which the proxy had before.
    private let original: UIView
    /// The classes that the views are inside of, the nearest first.
    let containers: [any UIAppearanceContainer.Type]

    init<View: UIView>(of _: View.Type, in containers: [any UIAppearanceContainer.Type]) {
        // In a world of their own, they aren't counted with other views.
        (proxy, original) = World(like: .current).run { (View.empty, View.empty) }
        self.containers = containers
    }

    /// Sets what the proxy was given, if a view is meant and has it as usual.
    func apply(to view: UIView) {
        guard type(of: proxy).includes(view), isAround(view) else { return }
        for name in proxy.inspectableNames {
            guard let property = proxy.appearanceProperty(named: name) else { continue }
            let (new, old) = (property.value(of: proxy), property.value(of: original))
            if !isEqual(new, old), isEqual(property.value(of: view), old) { property.set(new, on: view) }
        }
    }

    private func isAround(_ view: UIView) -> Bool {
        var around = view.next
        return containers.allSatisfy { container in
            while let next = around {
                around = next.next
                if container.includes(next) { return true }
            }
            return false
        }
    }

    /// Returns a Boolean value that indicates whether two values are equal. Values that can't be compared are never
    /// taken.
    private func isEqual(_ value: Any?, _ other: Any?) -> Bool { value as? AnyHashable == other as? AnyHashable }
}

extension World {
    /// The looks of views that don't set them themselves, ``UIView/appearance()``.
    var appearances: [Appearance] {
        get { self[[Appearance].self] ?? [] }
        set { self[[Appearance].self] = newValue }
    }
}

extension UIView {
    /// Returns the appearance proxy of this class. Views that are added to a window later take the values that are set
    /// on it, unless they have their own. It works for the properties in ``inspectables``.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the appearance proxy of this class inside of containers, the nearest first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        let known = World.current.appearances.first {
            type(of: $0.proxy) == self && $0.containers.elementsEqual(containerTypes) { $0 == $1 }
        }
        if let proxy = known?.proxy as? Self { return proxy }
        let appearance = Appearance(of: self, in: containerTypes)
        World.current.appearances.append(appearance)
        return appearance.proxy as! Self
    }

    /// A view without appearance settings.
    fileprivate static var empty: Self {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData), let view = Self(coder: coder)
        else { preconditionFailure("\(self).appearance(): init(coder:) has to make a view without any keys") }
        return view
    }

    /// A property by its name. For a color, the one that was set, not the inherited one.
    fileprivate func appearanceProperty(named name: String) -> Inspectable? {
        name == "tintColor" ? Inspectable(\UIView.givenTintColor) : inspectable(named: name)
    }

    private var givenTintColor: UIColor? {
        get { ownTintColor }
        set { tintColor = newValue }
    }
}
