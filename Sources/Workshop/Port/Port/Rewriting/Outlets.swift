import SwiftSyntax

/// `@IBOutlet weak var label: UILabel!` becomes `@Outlet(.weak) var label: UILabel!`.
final class OutletsHere: Rewriting {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("IBOutlet") else { return .visitChildren }
        let weak = node.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
        replace(attribute, with: weak == nil ? "@Outlet" : "@Outlet(.weak)")
        if let weak { remove(weak) }
        return .visitChildren
    }
}

/// `@Outlet(.weak) var label: UILabel!` becomes `@IBOutlet weak var label: UILabel!`.
final class OutletsBack: Rewriting {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("Outlet") else { return .visitChildren }
        replace(attribute, with: "@IBOutlet")
        if attribute.arguments?.trimmedDescription == ".weak" { insert("weak ", at: node.bindingSpecifier.start) }
        for binding in node.bindings {
            if let type = binding.typeAnnotation?.type, type.is(ArrayTypeSyntax.self),
                let value = binding.initializer, value.value.trimmedDescription == "[]"
            {
                replace(type.end..<value.end, with: "!")
            }
        }
        return .visitChildren
    }
}
