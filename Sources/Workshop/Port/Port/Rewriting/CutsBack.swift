import SwiftSyntax

/// Restores the code that was cut by removing the conditions around it, and the stubs.
final class CutsBack: Rewriting {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let kept = node.clauses.first,
            let condition = kept.condition, file.restOfLine(after: condition.end).contains(Cut.mark),
            let original = kept.elements.map({ Syntax($0) })
        else { return .visitChildren }
        replace(node.start..<original.start, with: "")
        replace(original.end..<node.end, with: "")
        return .visitChildren
    }
}
