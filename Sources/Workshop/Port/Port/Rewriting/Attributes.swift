import SwiftSyntax

/// Attributes go that Objective-C, Interface Builder or an app's start read.
final class AttributesHere: Rewriting {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        // A program that is no app begins as it did.
        let beginsProgram = name == "main" && node.parent?.parent?.is(ClassDeclSyntax.self) != true
        if Names.attributes.contains(name), !beginsProgram { remove(node) }
        return .visitChildren
    }
}

/// Names of before Swift 4.2 become those of since. Literals that Xcode shows as pictures and colors become calls.
final class NamesHere: Rewriting {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "imageLiteral":
            if let name = node.arguments.first?.expression {
                replace(node, with: "UIImage(named: \(name.trimmedDescription))!")
            }
        case "keyPath":
            // The first name is the class, unless it is a property of the class around.
            let names = node.arguments.trimmedDescription.split(separator: ".")
            let path = names.first?.first?.isUppercase == true ? names.dropFirst() : names[...]
            replace(node, with: "\"\(path.joined(separator: "."))\"")
        case "colorLiteral": replace(node, with: "UIColor(\(node.arguments.trimmedDescription))")
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // Here these have no initializer without arguments, and an extension can't add one.
        switch node.trimmedDescription {
        case "Timer()": replace(node, with: "Timer(timeInterval: 1, repeats: false) { _ in }")
        case "NSAttributedString()", "NSMutableAttributedString()":
            insert("string: \"\"", at: node.rightParen?.start ?? node.end)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let name = Names.types[node.name.text] { replace(node.name, with: name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Names.types[node.baseName.text] { replace(node.baseName, with: name) }
        return .visitChildren
    }
}
