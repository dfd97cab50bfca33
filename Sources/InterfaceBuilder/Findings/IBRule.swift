/// Something that a reviewer looks for in a document.
protocol IBRule {
    /// What its findings are filed under.
    static var name: String { get }
    /// What is found, in document order.
    static func findings(in document: IBDocument) -> [IBFinding]
}

extension IBRule {
    /// A finding about an object, at the place where it begins.
    static func finding(
        _ message: String, _ severity: IBFinding.Severity = .warning, about object: IBObject, in document: IBDocument
    ) -> IBFinding {
        IBFinding(
            severity, rule: name,
            IBError(file: document.file, location: object.location, objectID: object.id, message: message))
    }
}

extension IBDocument {
    private static let rules: [any IBRule.Type] = [
        Oddities.self, CellsWithoutIdentifier.self, DuplicateIdentifiers.self, DuplicateTags.self,
        ViewsOutside.self, MisplacedViews.self, ClassesWithoutModule.self, UnreachableScenes.self,
    ]

    /// What a reviewer would remark on that can be told from the document alone, in document order.
    ///
    /// - Complexity: O(*n* · *d*), *n* being the number of objects, and *d* the length of their longest list of
    ///   siblings.
    public var findings: [IBFinding] {
        Self.rules.flatMap { $0.findings(in: self) }.inDocumentOrder
    }
}

extension [IBFinding] {
    /// The findings by their places; those at one place as they are.
    public var inDocumentOrder: [IBFinding] {
        func place(_ entry: (offset: Int, element: IBFinding)) -> (Int, Int, Int) {
            let location = entry.element.fault.location
            return (location?.line ?? 0, location?.column ?? 0, entry.offset)
        }
        return enumerated().sorted { place($0) < place($1) }.map(\.element)
    }
}
