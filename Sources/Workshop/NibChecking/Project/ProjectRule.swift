package import InterfaceBuilder
internal import PlainText

/// A rule that a reviewer applies to a document, together with the sources and assets of its project.
package protocol ProjectRule {
    static func findings(in document: IBDocument, of project: Project) -> [IBFault]
}

/// The class of an object, as far as sources show it.
package struct SeenClass {
    /// The class and those above it.
    package let classes: [SourceClass]
    /// The members of the project's extensions of Apple's classes.
    private let extensions: ExtensionMembers
    /// The names of the first classes above that aren't seen: Apple's, if the class is whole.
    package let ends: Set<String>
    /// A Boolean value that indicates whether all superclasses up to Apple's are known.
    package let isWhole: Bool
    /// The version of Swift. Before 4, Objective-C sees all members that aren't private (SE-0160). Before 3, the first
    /// parameter isn't a part of a selector (SE-0046).
    private let swiftVersion: Int

    /// The class of an object, whatever else it says, or nil if it is not seen, or Apple's.
    package init?(of object: IBObject, in project: Project) {
        guard let name = object.customClass else { return nil }
        self.init(named: name, in: project)
    }

    /// The class with a name, or nil if it is not seen, or Apple's.
    package init?(named name: String, in project: Project) {
        let sources = project.contents.sources
        let (classes, ends) = sources.chain(of: name)
        guard classes.contains(where: { $0.place != nil }) else { return nil }
        self.classes = classes
        extensions = project.extensions
        self.ends = ends
        swiftVersion = project.contents.targets.swiftVersion
        isWhole = ends.allSatisfy(\.isApples) && project.contents.isWhole
    }

    package var place: String { classes.lazy.compactMap(\.place).first! }

    /// The properties with a name that a nib finds by another: KVC looks for instance variables, too, and its
    /// `setTitleLabel:` is the same for the keys `titleLabel` and `TitleLabel`.
    package func properties(_ name: String) -> [SourceClass.Property] {
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        let names =
            [name, name.prefix(1).lowercased() + name.dropFirst(), "_" + name]
            + ["is" + capitalized, "_is" + capitalized]
        func setter(in methods: [String: Bool]) -> [SourceClass.Property] {
            methods["set\(capitalized):"] == true ? [.init(type: nil, isExposed: true)] : []
        }
        let own = classes.flatMap { owner in
            // In Objective-C, a property `title` has the variable `_title`.
            let variable = owner.hasPlainName && name.hasPrefix("_") ? [String(name.dropFirst())] : []
            return (names + variable).compactMap { owner.properties[$0] } + setter(in: owner.methods)
        }
        // An extension of Apple's may be of another class of theirs: it counts only if it can help.
        let others = names.flatMap { extensions.properties[$0] ?? [] }.filter(\.isExposed)
        return own.map { property in
            var property = property
            if swiftVersion < 4 { property.isExposed = true }
            return property
        } + others + setter(in: extensions.methods)
    }

    /// Returns a Boolean value that indicates whether Objective-C can see a method, or nil if there is no such method.
    package func exposes(_ selector: String) -> Bool? {
        let old = classes.map(\.oldSelectors) + [extensions.oldSelectors]
        if swiftVersion < 3, old.contains(where: { $0.contains(selector) }) { return true }
        let found = (classes.map(\.methods) + [extensions.methods]).compactMap { $0[selector] }
        // This project's programs name their actions in a dictionary.
        let hasList = classes.contains { $0.properties["actions"] != nil }
        return found.isEmpty ? nil : hasList || swiftVersion < 4 || found.contains(true)
    }
}
