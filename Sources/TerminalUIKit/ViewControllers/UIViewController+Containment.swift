extension UIViewController {
    /// The outermost controller this one is contained in; itself if in none.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// The nearest controller of a class that this one is contained in.
    func ancestor<Container: UIViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        guard child !== self, !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "<\(Trace.name(of: child))> can't be contained in itself"
            ).raise()
        }
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
}
