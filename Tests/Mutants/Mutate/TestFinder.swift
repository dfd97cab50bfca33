import SwiftSyntax

/// Finds where the bodies of a file's tests begin.
final class TestFinder: SyntaxVisitor {
    private(set) var bodies: [Int] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isTest = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
        }
        if isTest, let body = node.body {
            bodies.append(body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return .skipChildren
    }
}
