import SwiftSyntax

/// `#if canImport(UIKit)` and `#if os(iOS)` become `#if canImport(TerminalUIKit)`.
final class ConditionsHere: Rewriting {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.ancestors.contains(where: { $0.is(IfConfigClauseSyntax.self) }),
            ["canImport(UIKit)", "os(iOS)"].contains(node.trimmedDescription)
        else { return .visitChildren }
        replace(node, with: "canImport(TerminalUIKit)")
        return .skipChildren
    }
}

/// `#if canImport(TerminalUIKit)` becomes `#if canImport(UIKit)`.
final class ConditionsBack: Rewriting {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "canImport(TerminalUIKit)" { replace(node, with: "canImport(UIKit)") }
        return .visitChildren
    }
}
