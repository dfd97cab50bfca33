import InterfaceBuilder

/// An object that the loads of a part of a nib make, with the results that the first load finds and all use.
final class NibEntry {
    let object: IBObject
    /// The place among all objects that a load makes.
    let number: Int
    /// The object that a placeholder stands for, or nil for anything else.
    let placeholder: String?
    /// The values on the kind of screen of the last load.
    private(set) var values: NibValues?
    /// The class to make the object of, for the owner of the last load.
    private(set) var answer: NibClasses.Answer?

    init(_ object: IBObject, number: Int) {
        self.object = object
        self.number = number
        placeholder = object.placeholderIdentifier
    }

    // Nonisolated: there are many.
    nonisolated deinit {}

    /// Returns the values on a kind of screen.
    func values(on traits: UITraitCollection) -> NibValues {
        if let values { return values }
        let found = NibValues(object, on: traits)
        values = found
        return found
    }

    /// Returns the class to make the object of.
    func answer(from classes: @autoclosure () -> NibClasses) -> NibClasses.Answer {
        if let answer { return answer }
        let found = classes().answer(for: object)
        answer = found
        return found
    }

    /// Invalidates the results.
    func forget() { (values, answer) = (nil, nil) }
}
