extension UIViewController {
    /// The outermost controller this one is contained in, or this one if there is no container.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// The nearest controller of a class that this one is contained in.
    package func ancestor<Container: UIViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        guard child !== self, !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
            UIKitException.invalidArgument("<\(Trace.name(of: child))> can't be contained in itself").raise()
        }
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    /// Takes controllers in and tells others that they leave.
    package func begin(leaving gone: [UIViewController], coming added: [UIViewController]) {
        for controller in gone {
            controller.movement = .fromParent
            controller.willMove(toParent: nil)
        }
        for controller in added {
            controller.movement = .toParent
            addChild(controller)
        }
    }

    /// Releases controllers, and tells others that they have come.
    package func end(leaving gone: [UIViewController], coming added: [UIViewController]) {
        for controller in gone { controller.removeFromParent() }
        for controller in added { controller.didMove(toParent: self) }
        for controller in gone + added { controller.movement = .none }
    }
}
