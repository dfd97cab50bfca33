/// The members of a project's extensions of classes that it doesn't declare. Each may help any class of Apple's.
package struct ExtensionMembers {
    /// The properties by their names.
    package private(set) var properties: [String: [SourceClass.Property]] = [:]
    /// The selectors of methods, and whether Objective-C sees them.
    package private(set) var methods: [String: Bool] = [:]
    /// The selectors that methods had before Swift 3.
    private(set) var oldSelectors: Set<String> = []

    init(of classes: some Sequence<SourceClass>) {
        for owner in classes where owner.place == nil {
            for (name, property) in owner.properties { properties[name, default: []].append(property) }
            methods.merge(owner.methods) { $0 || $1 }
            oldSelectors.formUnion(owner.oldSelectors)
        }
    }
}
