import SwiftSyntax

/// Adds the delegate protocols to a class that a nib uses as a delegate. Objective-C requires only a method of any
/// class.
final class DelegatesHere: Rewriting {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let classes = [node.name.text] + project.superclasses(of: node.name.text)
        let known = classes.flatMap { [$0] + (project.conformances[$0] ?? []) }
        let missing = (project.nibs.delegates[node.name.text] ?? []).filter { name in
            // A controller of tables is their delegate already.
            let stem = name.dropLast("Delegate".count)
            return !known.contains { $0.hasPrefix(stem) && !$0.hasSuffix("DataSource") }
        }
        for name in missing.sorted() {
            if let last = node.inheritanceClause?.inheritedTypes.last { insert(", \(name)", at: last.type.end) }
        }
        return .visitChildren
    }
}

/// Makes a class of a nib that is neither a view nor a controller conform to `NibCustomObject`.
final class CustomObjectsHere: Rewriting {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard project.nibs.customObjects.contains(name), !project.isResponder(name) else { return .visitChildren }
        if let last = node.inheritanceClause?.inheritedTypes.last { insert(", NibCustomObject", at: last.type.end) }
        let words = node.modifiers.map(\.name.text)
        // A class that others inherit from would have to require `init()` of them.
        if !project.isSubclassed(name), !words.contains("final"), !words.contains("open") {
            insert("final ", at: node.classKeyword.start)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "awakeFromNib", let type = node.enclosingType,
            !project.isResponder(type), project.superclasses(of: type).last == "NSObject"
        else { return .visitChildren }
        if let word = node.modifiers.first(where: { $0.name.text == "override" }) { remove(word) }
        for item in node.body?.statements ?? [] where item.trimmedDescription == "super.awakeFromNib()" { remove(item) }
        return .visitChildren
    }
}

/// `NibCustomObject` goes, and `awakeFromNib()` overrides that of `NSObject`.
final class CustomObjectsBack: Rewriting {
    private static let protocols = ["NibCustomObject", "NibObject"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.inheritanceClause?.inheritedTypes.map(\.self) ?? []
        for (previous, type) in zip(types, types.dropFirst())
        where Self.protocols.contains(type.type.trimmedDescription) {
            replace(previous.type.end..<type.type.end, with: "")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "awakeFromNib", node.modifiers.isEmpty, let type = node.enclosingType,
            project.inherited[type]?.contains(where: Self.protocols.contains) == true
        {
            insert("override ", at: node.funcKeyword.start)
        }
        return .visitChildren
    }
}
