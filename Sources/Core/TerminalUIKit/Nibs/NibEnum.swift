/// An enumeration that Interface Builder writes by name. Archives use the same names, so one decoder reads both.
package nonisolated protocol NibEnum: CodedValue {
    /// Every name that stands for a value. Where two names stand for one value, both decode to it.
    @MainActor static var nibNames: [String: Self] { get }
}

extension NibEnum where Self: CaseIterable {
    /// The values by the names they have in Swift: Interface Builder mostly writes the same.
    package static var nibNames: [String: Self] { caseNames }

    package static var caseNames: [String: Self] {
        let key = ObjectIdentifier(self)
        if let known = CaseNames.known[key] as? [String: Self] { return known }
        var names: [String: Self] = [:]
        for value in allCases { names["\(value)"] = value }
        CaseNames.known[key] = names
        return names
    }
}

extension NibEnum where Self: CaseIterable, AllCases == [Self] {
    /// Returns the values by their names in Swift, in the order of the cases. An enumeration lists them if a first
    /// screen needs them: to print a value, Swift searches the program for four protocols, in 0.8 million instructions.
    package static func named(_ names: String...) -> [String: Self] {
        var values: [String: Self] = [:]
        for (index, name) in names.enumerated() { values[name] = allCases[index] }
        return values
    }
}

/// A cache of the names that values have in Swift, by their types.
private enum CaseNames {
    static var known: [ObjectIdentifier: Any] = [:]
}
