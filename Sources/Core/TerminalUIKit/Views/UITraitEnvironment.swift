/// An object with traits of the screen: a view or a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: UIResponder {
    /// What the screen is like.
    var traitCollection: UITraitCollection { get }
    /// Called when that has changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A type of traits that can be watched for changes. Here only ``UITraitUserInterfaceStyle`` changes.
public protocol UITraitDefinition {}

/// A type of traits.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait for the horizontal size class.
public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait for the vertical size class.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait for the user's text size.
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// A watch over traits, to end it by.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls others when traits change.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls a function when one of some traits has changed, with this object and the earlier traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits) { [weak self] in if let self { handler(self, $0) } }
        ownExtras.traitChanges.append(registration)
        return registration
    }

    /// Calls a method of this object when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: @escaping (Self) -> () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (object: Self, _) in action(object)() }
    }

    /// Ends a watch.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extras?.traitChanges.removeAll { $0 === registration }
    }
}

/// A function that is called when one of some traits has changed.
final class TraitChangeRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    /// Calls the function: the style has changed.
    func styleChanged(from previous: UITraitCollection) {
        if traits.contains(where: { $0 == UITraitUserInterfaceStyle.self }) { handler(previous) }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitEnvironment {
    /// What the screen is like, light or dark as the nearest around says that says it.
    var effectiveTraits: UITraitCollection {
        var responder: UIResponder? = self
        while let one = responder {
            if let style = one.extras?.style, style != .unspecified {
                return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
            }
            responder = one.next
        }
        return .current
    }

    /// Tells of another style, where there was one.
    fileprivate func styleChanged(from style: UIUserInterfaceStyle) {
        let previous = UITraitCollection(
            traitsFrom: [traitCollection, UITraitCollection(userInterfaceStyle: style)])
        traitCollectionDidChange(previous)
        for registration in extras?.traitChanges ?? [] { registration.styleChanged(from: previous) }
    }

    /// Light or dark for this and all inside, who are told; from outside if it isn't said.
    var overridingStyle: UIUserInterfaceStyle {
        get { extras?.style ?? .unspecified }
        set {
            let old = traitCollection.userInterfaceStyle
            ownExtras.style = newValue
            guard traitCollection.userInterfaceStyle != old else { return }
            tell(from: old)
        }
    }

    /// Tells this and all inside that follows it of another style.
    private func tell(from old: UIUserInterfaceStyle) {
        styleChanged(from: old)
        for one in inside where one.overridingStyle == .unspecified { one.tell(from: old) }
    }

    /// What follows this if it says nothing itself: a controller's view, a view's subviews or their controllers.
    private var inside: [any UITraitEnvironment] {
        if let controller = self as? UIViewController { return controller.viewIfLoaded.map { [$0] } ?? [] }
        let views = (self as? UIView)?.subviews ?? []
        return views.map { view -> any UITraitEnvironment in view.viewController ?? view }
    }
}
