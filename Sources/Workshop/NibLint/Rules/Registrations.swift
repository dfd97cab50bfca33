internal import InterfaceBuilder
internal import NibChecking

/// The registrations of a nib, or of a class, in the sources of a project.
struct Registration {
    let call: SourceCall
    let reused: ReusedView
    /// The place in code: `MenuController.swift:6`.
    let place: String
    /// The identifier, or nil if it isn't known.
    let identifier: String?

    private init(_ call: SourceCall, for reused: ReusedView, in project: Project) {
        (self.call, self.reused) = (call, reused)
        place = call.place
        identifier = project.contents.sources.text(call.value, in: call)
    }

    static func all(ofNib name: String, in project: Project) -> [Registration] {
        all(project.calls.nibs[name], in: project)
    }

    /// The registrations of nibs in the code of types.
    static func all(ofNibsBy types: Set<String>, in project: Project) -> [Registration] {
        types.sorted().flatMap { all(project.calls.nibsByType[$0], in: project) }
    }

    static func all(ofClass name: String, in project: Project) -> [Registration] {
        all(project.calls.classes[name], in: project)
    }

    private static func all(_ calls: [SourceCall]?, in project: Project) -> [Registration] {
        (calls ?? []).compactMap { call in
            guard case .registration(_, let reused) = call.kind, project.isInTarget(call.file) != false
            else { return nil }
            return Registration(call, for: reused, in: project)
        }
    }
}

extension IBDocument {
    /// The top-level objects of a xib, placeholders aside.
    var roots: [IBObject] { objects.filter { $0.placeholderIdentifier == nil && $0.element != "exit" } }
}

extension Project {
    /// The names of a class and all above it, up to Apple's, or nil if code between them isn't seen, or if classes
    /// with one of the names have different superclasses.
    func ancestors(of name: String) -> Set<String>? {
        let (classes, ends) = contents.sources.chain(of: name)
        if classes.contains(where: { $0.isRepeated && $0.superclasses.count > 1 }) { return nil }
        if classes.contains(where: { $0.place != nil }) {
            return ends.allSatisfy(\.isApples) ? ends.union(contents.sources.names(above: name)) : nil
        }
        return name.isApples ? [name] : nil
    }

    /// Returns a Boolean value that indicates whether types are the same, or one inherits the other.
    func areRelated(_ first: String, _ second: String) -> Bool {
        contents.sources.names(above: first).contains(second) || contents.sources.names(above: second).contains(first)
    }

    /// Returns a Boolean value that indicates whether a class is one of Apple's, and not only named like those.
    func isApples(_ name: String) -> Bool { name.isApples && contents.sources.classes[name]?.place == nil }

    /// A Boolean value that indicates whether a class is a view controller, or false if that isn't known.
    func isController(_ name: String) -> Bool {
        ancestors(of: name)?.contains { $0.isApples && $0.hasSuffix("Controller") } ?? false
    }
}
