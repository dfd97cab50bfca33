import SwiftSyntax

/// Everything belongs to the main actor here, unless it says otherwise. A class says so that overrides members of
/// Foundation's classes, because these belong to no actor.
final class IsolationHere: Rewriting {
    /// The members of `NSObject` that models override.
    private static let members: Set = ["isEqual", "hash", "description", "debugDescription", "copy", "mutableCopy"]
    private static let classes: Set = [
        "Operation", "BlockOperation", "Thread", "Formatter", "NumberFormatter", "DateFormatter", "URLProtocol",
    ]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        let root = project.superclasses(of: name).last ?? ""
        let types = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        // UIKit's protocols belong to the main actor, and so do classes that conform to them.
        guard Self.classes.contains(root) || root == "NSObject" && node.overrides(Self.members),
            !types.contains(where: { $0.hasPrefix("UI") }), !node.attributes.description.contains("MainActor")
        else { return .visitChildren }
        insert("nonisolated ", at: node.modifiers.first?.start ?? node.classKeyword.start)
        return .visitChildren
    }
}

extension ClassDeclSyntax {
    /// Returns a Boolean value that indicates whether the class overrides a member with one of these names.
    fileprivate func overrides(_ names: Set<String>) -> Bool {
        memberBlock.members.contains { member in
            let method = member.decl.as(FunctionDeclSyntax.self)
            let property = member.decl.as(VariableDeclSyntax.self)
            let name = method?.name.text ?? property?.bindings.first?.pattern.trimmedDescription
            let words = (method?.modifiers ?? property?.modifiers)?.map(\.name.text) ?? []
            return names.contains(name ?? "") && words.contains("override") && !words.contains("nonisolated")
        }
    }
}
