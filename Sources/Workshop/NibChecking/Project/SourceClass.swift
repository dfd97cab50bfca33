/// What the sources of a project say of a class: its declarations, extensions and categories together, and those of
/// other classes with its name.
package nonisolated struct SourceClass {
    package struct Property {
        /// The name of its type, or of what its array has; nil if that has none.
        package let type: String?
        /// Whether Objective-C, and with it a nib, sees it.
        package let isExposed: Bool
    }

    /// Where it is declared: `Cell.swift:12`; nil as long as only extensions are seen.
    package var place: String?
    /// Whether a nib finds it by its name alone, without a module: it is Objective-C's, or has a name there.
    var hasPlainName = false
    /// The classes that its declarations begin with.
    package var superclasses: Set<String> = []
    package var properties: [String: Property] = [:]
    /// The selectors of all methods, and whether Objective-C sees them.
    package var methods: [String: Bool] = [:]

    /// Adds a property; one that is exposed anywhere is.
    mutating func add(_ name: String, _ property: Property) {
        if properties[name]?.isExposed != true { properties[name] = property }
    }

    /// Adds a method; one that is exposed anywhere is.
    mutating func add(method: String, isExposed: Bool) {
        methods[method] = isExposed || methods[method] == true
    }
}
