/// Something that a reviewer looks for in a document.
package protocol IBRule {
    /// What its findings are filed under.
    static var name: String { get }
    /// What it is for, in Markdown: a sentence, what it is about in a file, and what iOS does with that.
    static var page: String { get }
    /// What is found, in document order.
    static func findings(in document: IBDocument) -> [IBFault]
}

extension IBRule {
    /// Nothing: what only loading finds, or the project around the document.
    package static func findings(in document: IBDocument) -> [IBFault] { [] }

    /// Returns a finding about an object, at the place where it begins.
    package static func finding(
        _ message: String, _ severity: IBFault.Severity = .warning, about object: IBObject, in document: IBDocument
    ) -> IBFault {
        IBFault(
            message, rule: name, severity: severity, file: document.file, location: object.location,
            objectID: object.id)
    }
}

extension IBDocument {
    /// What is looked for in a document alone.
    package static let rules: [any IBRule.Type] = [
        Oddities.self, CellsWithoutIdentifier.self, DuplicateIdentifiers.self, BlankEnds.self, DuplicateTags.self,
        ViewsOutside.self, AmbiguousViews.self, MisplacedViews.self, ClassesWithoutModule.self, ConnectionIDs.self,
        UnreachableScenes.self, UndecidedMerges.self,
    ]

    /// The problems that the document alone shows, in document order.
    ///
    /// - Complexity: O(*n* · *d*), *n* being the number of objects, and *d* the length of their longest list of
    ///   siblings.
    public var findings: [IBFault] { Self.rules.flatMap { $0.findings(in: self) }.inDocumentOrder }
}
