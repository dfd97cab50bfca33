import SwiftSyntax

/// One thing that is spelled otherwise in Xcode than here. It goes through a file and notes what to change, so that
/// all else stays as it is, comments and layout.
class Rewriting: SyntaxVisitor {
    let file: SourceFile
    let project: Declarations
    private(set) var edits: [Edit] = []

    static let here: [Rewriting.Type] = [
        ImportsHere.self, ConditionsHere.self, OutletsHere.self, TablesHere.self, SelectorsHere.self,
        InitializersHere.self, CustomObjectsHere.self, DelegatesHere.self, ProtocolsHere.self, OptionalCallsHere.self,
        AttributesHere.self, NamesHere.self, ExtensionsHere.self, IsolationHere.self,
    ]
    static let back: [Rewriting.Type] = [
        ImportsBack.self, ConditionsBack.self, OutletsBack.self, TablesBack.self, SelectorsBack.self,
        InitializersBack.self, CustomObjectsBack.self, CutsBack.self,
    ]

    required init(_ file: SourceFile, in project: Declarations) {
        (self.file, self.project) = (file, project)
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the changes that some rewritings make in a file.
    static func edits(_ rewritings: [Rewriting.Type], in file: SourceFile, of project: Declarations) -> [Edit] {
        rewritings.flatMap { type in
            let rewriting = type.init(file, in: project)
            rewriting.walk(file.tree)
            return rewriting.edits
        }
    }

    func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.start..<node.end, with: text) }

    func replace(_ range: Range<Int>, with text: String, about place: Int? = nil) {
        edits.append(Edit(range: range, text: text, about: place ?? range.lowerBound))
    }

    func insert(_ text: String, at place: Int, about: Int? = nil) { replace(place..<place, with: text, about: about) }

    /// Takes something away, and the blanks behind it. A comment stays.
    func remove(_ node: some SyntaxProtocol) {
        let next = node.nextToken(viewMode: .sourceAccurate)?.start ?? node.end
        let blanks = file.text.utf8.dropFirst(node.end).prefix(next - node.end)
        replace(node.start..<(blanks.allSatisfy { [9, 10, 13, 32].contains($0) } ? next : node.end), with: "")
    }
}
