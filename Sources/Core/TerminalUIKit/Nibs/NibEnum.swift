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
        for value in allCases { names[nameOfCase(value).map { String(cString: $0) } ?? "\(value)"] = value }
        CaseNames.known[key] = names
        return names
    }
}

/// The name of an enumeration's case. To print the value gives the same, but takes long for each type's first time.
@_silgen_name("swift_EnumCaseName")
nonisolated private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// A cache of the names that values have in Swift, by their types.
private enum CaseNames {
    static var known: [ObjectIdentifier: Any] = [:]
}
