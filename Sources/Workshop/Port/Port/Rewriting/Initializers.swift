import SwiftSyntax

extension InitializerDeclSyntax {
    /// Returns a Boolean value that indicates whether a list makes its cells with the initializer, which is `required`
    /// here, and an override in Xcode.
    fileprivate func makesCells(in project: Declarations) -> Bool {
        let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        guard optionalMark == nil, let classes = Names.cellInitializers[labels], let type = enclosingType else {
            return false
        }
        return !classes.isDisjoint(with: project.superclasses(of: type))
    }
}

/// `override init(style:reuseIdentifier:)` of a cell becomes `required`.
final class InitializersHere: Rewriting {
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.makesCells(in: project), let word = node.modifiers.first(where: { $0.name.text == "override" }) {
            if node.modifiers.contains(where: { $0.name.text == "required" }) {
                remove(word)
            } else {
                replace(word, with: "required")
            }
        }
        return .visitChildren
    }
}

/// `required init(style:reuseIdentifier:)` of a cell becomes `override`.
final class InitializersBack: Rewriting {
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.makesCells(in: project), let word = node.modifiers.first(where: { $0.name.text == "required" }) {
            replace(word, with: "override")
        }
        return .visitChildren
    }
}
