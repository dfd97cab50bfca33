/// The declarations of a class in the sources of a project, with its extensions and categories, and those of other
/// classes with its name.
package nonisolated struct SourceClass {
    package struct Property {
        /// The name of the property's type, or of its array's elements, or nil if that doesn't have one.
        package let type: String?
        /// A Boolean value that indicates whether Objective-C, and with it a nib, can see it.
        package internal(set) var isExposed: Bool
        /// The kind of an outlet, or nil for another property.
        package var outlet: Outlet?
        /// A Boolean value that indicates whether the property doesn't keep its object alive.
        package var isWeak = false
    }

    /// The kinds of outlets, by the effect of reading one that is not filled.
    package enum Outlet {
        /// Reading it ends the program: `UILabel!`.
        case unwrapped
        /// An optional outlet is nil: `UILabel?`, and each of Objective-C.
        case optional
    }

    /// The place of the declaration: `Cell.swift:12`, or nil while only extensions are known.
    package internal(set) var place: String?
    /// A Boolean value that indicates whether a nib finds it by its name alone, without a module: it is an Objective-C
    /// class, or has an Objective-C name.
    package internal(set) var hasPlainName = false
    /// A Boolean value that indicates whether the class has parameters: `class Cell<Model>`.
    package internal(set) var isGeneric = false
    /// A Boolean value that indicates whether only its file knows the class, so that its name has an addition.
    package internal(set) var isPrivate = false
    /// A Boolean value that indicates whether its `init(coder:)` does nothing but end the program.
    package internal(set) var refusesCoder = false
    /// A Boolean value that indicates whether several classes have its name, in modules of their own.
    package internal(set) var isRepeated = false
    /// The names of the protocols that its declarations and extensions have, with the superclass.
    package internal(set) var conformances: Set<String> = []
    /// The files of its declarations and extensions.
    package internal(set) var files: Set<String> = []
    /// The classes that its declarations begin with.
    package internal(set) var superclasses: Set<String> = []
    package internal(set) var properties: [String: Property] = [:]
    /// The selectors of all methods, and whether Objective-C sees them.
    package internal(set) var methods: [String: Bool] = [:]
    /// The selectors that methods had before Swift 3, whose first parameter had no label.
    var oldSelectors: Set<String> = []

    /// Adds a property. One that is exposed anywhere is.
    mutating func add(_ name: String, _ property: Property) {
        if properties[name]?.isExposed != true { properties[name] = property }
    }

    /// Adds a method. One that is exposed anywhere is.
    mutating func add(method: String, isExposed: Bool) {
        methods[method] = isExposed || methods[method] == true
    }
}
