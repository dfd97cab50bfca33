import SwiftSyntax

/// Finds imports of modules that aren't here.
final class ImportCheck: SyntaxVisitor {
    private let file: SourceFile
    private var cuts: [Cut] = []

    private init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    static func cuts(in file: SourceFile) -> [Cut] {
        let check = ImportCheck(file)
        check.walk(file.tree)
        return check.cuts
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.path.first?.name.text ?? ""
        if !Names.modules.contains(name), !Names.uiKit.contains(name) {
            let line = file.line(of: node.start)
            cuts.append(
                Cut(range: node.start..<node.end, stub: .nothing, line: line, why: "there is no module \(name)"))
        }
        return .skipChildren
    }
}
