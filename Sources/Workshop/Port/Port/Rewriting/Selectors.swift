import Foundation
import SwiftSyntax

/// `#selector(done(_:))` becomes the name of a method in the table, `"done:"`, or where Foundation takes it, the method
/// itself: `Moon.done`.
final class SelectorsHere: Rewriting {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let method = node.namedMethod else { return .visitChildren }
        replace(node, with: spelling(of: method, asMethod: node.parent?.as(LabeledExprSyntax.self)?.isForFoundation))
        return .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard let label = node.label?.text, ["action", "selector"].contains(label) else { return .visitChildren }
        if let call = node.expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "Selector", let name = call.arguments.first?.expression
        {
            replace(call, with: name.trimmedDescription.trimmingCharacters(in: ["(", ")"]))
        } else if let constant = node.expression.as(MemberAccessExprSyntax.self),
            constant.base == nil || constant.base?.trimmedDescription == "Selector",
            let method = project.selectors[constant.declName.baseName.text]
        {
            replace(constant, with: spelling(of: method, asMethod: node.isForFoundation))
        }
        return .visitChildren
    }

    private func spelling(of named: (type: String, name: DeclReferenceExprSyntax), asMethod: Bool?) -> String {
        let method = project.method(named: named.name, in: named.type)
        let classes = [named.type] + project.superclasses(of: named.type)
        let owner = classes.first { type in method.map { project.methods[type]?.contains($0) == true } ?? false }
        // A method in an extension of UIKit's class is in no table.
        let hasTable = owner.map { project.inherited[$0] != nil } ?? false
        if asMethod != true, hasTable, let method { return "\"\(method.selector)\"" }
        let isOverloaded = method.map { project.isOverloaded($0, in: named.type) } ?? false
        return "\(named.type).\(isOverloaded ? named.name.trimmedDescription : named.name.baseName.text)"
    }
}

extension LabeledExprSyntax {
    /// A Boolean value that indicates whether it is an argument of a timer, an observer of notifications, or a call
    /// with a delay.
    fileprivate var isForFoundation: Bool {
        let call = parent?.parent?.as(FunctionCallExprSyntax.self)
        let callee = call?.calledExpression
        let name = callee?.as(MemberAccessExprSyntax.self)?.declName ?? callee?.as(DeclReferenceExprSyntax.self)
        return ["scheduledTimer", "Timer", "addObserver"].contains(name?.baseName.text)
            || name?.baseName.text == "perform" && call?.arguments.last?.label?.text == "afterDelay"
    }
}

/// `Moon.done` as an action, or the name of a method in the table, becomes `#selector(…)`.
final class SelectorsBack: Rewriting {
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard ["action", "selector"].contains(node.label?.text), let type = node.enclosingType else {
            return .visitChildren
        }
        if let selector = node.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            let classes = [type] + project.superclasses(of: type)
            if let method = classes.lazy.compactMap({ self.project.methods[$0]?.first { $0.selector == selector } })
                .first
            {
                replace(node.expression, with: "#selector(\(method.labels.isEmpty ? method.name : method.fullName))")
            }
        } else if let method = node.expression.as(MemberAccessExprSyntax.self),
            let base = method.base?.trimmedDescription, base.first?.isUppercase == true
        {
            replace(method, with: "#selector(\(method.trimmedDescription))")
        }
        return .visitChildren
    }
}
