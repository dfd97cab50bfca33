/// A rule that a reviewer verifies in a document.
package protocol IBRule {
    /// The name of the rule, under which its findings are listed.
    static var name: String { get }
    /// The page of the rule, in Markdown: a summary, an example of a file, and the effect on iOS.
    static var page: String { get }
    /// Returns the findings, in document order.
    static func findings(in document: IBDocument) -> [IBFault]
}

extension IBRule {
    /// Returns no findings, for rules that need a load, or the project around the document.
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
    /// The rules for a document alone.
    package static let rules: [any IBRule.Type] = [
        DocumentProblems.self, CellsWithoutIdentifier.self, DuplicateIdentifiers.self, BlankEnds.self,
        DuplicateTags.self, ViewsOutside.self, AmbiguousViews.self, MisplacedViews.self, ClassesWithoutModule.self,
        ConnectionIDs.self, UnreachableScenes.self, UndecidedMerges.self,
        UnknownElements.self,
    ]

    /// The problems that the document alone shows, in document order.
    ///
    /// - Complexity: O(*n* · *d*), *n* being the number of objects, and *d* the length of their longest list of
    ///   siblings.
    public var findings: [IBFault] { Self.rules.flatMap { $0.findings(in: self) }.inDocumentOrder }
}
