extension UIResponder {
    /// The method by a name: of the object's class, else of the nearest superclass that has it.
    ///
    /// - Parameter name: The name as Interface Builder writes it, `done:`.
    public func action(named name: String) -> Action? {
        actionTables.lazy.compactMap { $0[name] }.first
    }

    /// The names of the object's methods, its superclasses' included, in alphabetical order.
    public var actionNames: [String] { Set(actionTables.flatMap(\.keys)).sorted() }

    /// The tables of the object's class and its superclasses, from the class upwards.
    private var actionTables: [[String: Action]] {
        sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
            .compactMap { ($0.subjectType as? UIResponder.Type)?.actions }
    }
}
