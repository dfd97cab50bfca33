import SwiftSyntax

/// Optional methods of a protocol get defaults, as Swift has it. A protocol of Objective-C's is one of objects.
final class ProtocolsHere: Rewriting {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.has("objc") else { return .visitChildren }
        if let inherited = node.inheritanceClause?.inheritedTypes {
            if inherited.isEmpty { insert(" AnyObject", at: inherited.end) }
        } else {
            insert(": AnyObject", at: node.name.end)
        }
        var defaults: [(text: String, about: Int)] = []
        for member in node.memberBlock.members {
            let function = member.decl.as(FunctionDeclSyntax.self)
            let modifiers = function?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
            guard let word = modifiers?.first(where: { $0.name.text == "optional" }) else { continue }
            remove(word)
            guard let function else { continue }
            let result = function.signature.returnClause?.type
            let isOptional = result?.is(OptionalTypeSyntax.self) == true
            let body = result == nil || result?.trimmedDescription == "Void" ? "{}" : isOptional ? "{ nil }" : nil
            let signature = file.text.utf8.dropFirst(function.funcKeyword.start).prefix(
                function.end - function.funcKeyword.start)
            let answer = body ?? "{ notCarriedValue(\"\(Method(function).fullName), which its object has not\") }"
            defaults.append(
                ("    \(String(decoding: Array(signature), as: UTF8.self)) \(answer)\n", function.name.start))
        }
        guard !defaults.isEmpty else { return .visitChildren }
        insert("\n\nextension \(node.name.text) {\n", at: node.end)
        for (text, about) in defaults { insert(text, at: node.end, about: about) }
        insert("}", at: node.end)
        return .visitChildren
    }
}

/// `delegate?.moonDidSet?(self)` becomes `delegate?.moonDidSet(self)`: here protocols' methods have defaults.
final class OptionalCallsHere: Rewriting {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let name = chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { return .visitChildren }
        let isProperty = project.properties.values.contains { $0.contains(name) }
        if project.optionalMethods.contains(name)
            || !isProperty && Names.delegateMethods.contains(where: name.hasPrefix)
        {
            replace(chain.questionMark, with: "")
        }
        return .visitChildren
    }
}
