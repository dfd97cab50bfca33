import InterfaceBuilder

/// A cache of what loads of a part of a nib look up.
final class NibCache {
    private var traits: UITraitCollection?
    private var owner: ObjectIdentifier?
    private var values: [ObjectIdentifier: NibValues] = [:]
    private var answers: [ObjectIdentifier: NibClasses.Answer] = [:]

    /// Invalidates the cache on another kind of screen, or when another module is searched for classes.
    func prepare(for traits: UITraitCollection, owner: AnyObject?) {
        let owner = owner.map { ObjectIdentifier(type(of: $0)) }
        guard traits !== self.traits || owner != self.owner else { return }
        (self.traits, self.owner) = (traits, owner)
        values = [:]
        answers = [:]
    }

    /// What an object says.
    func values(of object: IBObject) -> NibValues {
        let key = ObjectIdentifier(object)
        if let known = values[key] { return known }
        let found = NibValues(object, on: traits ?? .current)
        values[key] = found
        return found
    }

    /// What an object is to be made of.
    func answer(for object: IBObject, from classes: @autoclosure () -> NibClasses) -> NibClasses.Answer {
        let key = ObjectIdentifier(object)
        if let known = answers[key] { return known }
        let found = classes().answer(for: object)
        answers[key] = found
        return found
    }
}
