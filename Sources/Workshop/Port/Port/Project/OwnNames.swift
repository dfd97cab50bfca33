import SwiftSyntax

/// Finds the names that exist only here, not in Xcode.
final class OwnNames: SyntaxVisitor {
    private let file: SourceFile
    private var lines: [String] = []

    private init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the lines about a file: place and name.
    static func lines(in file: SourceFile) -> [String] {
        let finder = OwnNames(file)
        finder.walk(file.tree)
        return finder.lines
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return .visitChildren
    }

    private func note(_ name: TokenSyntax) {
        // A table goes, with the names in it.
        let isInTable = name.ancestors.contains {
            $0.as(VariableDeclSyntax.self).map {
                $0.table(named: "actions", of: "Action") != nil
                    || $0.table(named: "inspectables", of: "Inspectable") != nil
            } ?? false
        }
        if Names.added.contains(name.text), !isInTable {
            let line = "\(file.path):\(file.line(of: name.start)): \(name.text) is here only"
            if lines.last != line { lines.append(line) }
        }
    }
}
