import SwiftSyntax

/// Finds imports of modules that aren't here.
final class ImportCheck: SyntaxVisitor {
    private let file: SourceFile
    private let carried: Set<String>
    private var cuts: [Cut] = []

    private init(_ file: SourceFile, _ carried: Set<String>) {
        (self.file, self.carried) = (file, carried)
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the cuts of a file's imports. The code of some modules is in the package.
    static func cuts(in file: SourceFile, with carried: Set<String>) -> [Cut] {
        let check = ImportCheck(file, carried)
        check.walk(file.tree)
        return check.cuts
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.path.first?.name.text ?? ""
        if !Names.modules.contains(name), !Names.uiKit.contains(name) {
            let line = file.line(of: node.start)
            let why = carried.contains(name) ? "the code of \(name) is in this package" : "there is no module \(name)"
            cuts.append(Cut(range: node.start..<node.end, stub: .nothing, line: line, why: why))
        }
        return .skipChildren
    }
}
