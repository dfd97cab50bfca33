import InterfaceBuilder

/// An object that the loads of a part of a nib make, with what they look up of it: found by the first, kept for all.
final class NibEntry {
    let object: IBObject
    /// Its place among all that a load makes.
    let number: Int
    /// What it stands for; nil for anything but a placeholder.
    let placeholder: String?
    /// What it says on the kind of screen of the last load.
    private(set) var values: NibValues?
    /// What it is to be made of, for the owner of the last load.
    private(set) var answer: NibClasses.Answer?

    init(_ object: IBObject, number: Int) {
        self.object = object
        self.number = number
        placeholder = object.placeholderIdentifier
    }

    // Nonisolated: there are many.
    nonisolated deinit {}

    /// What it says on a kind of screen.
    func values(on traits: UITraitCollection) -> NibValues {
        if let values { return values }
        let found = NibValues(object, on: traits)
        values = found
        return found
    }

    /// What it is to be made of.
    func answer(from classes: @autoclosure () -> NibClasses) -> NibClasses.Answer {
        if let answer { return answer }
        let found = classes().answer(for: object)
        answer = found
        return found
    }

    /// Invalidates what was looked up.
    func forget() { (values, answer) = (nil, nil) }
}
