import SwiftSyntax

/// An extension with an override becomes part of the class before it: in extensions Swift's run time can't override.
final class ExtensionsHere: Rewriting {
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(SourceFileSyntax.self) == true else { return .skipChildren }
        var items = node.map(\.item)[...]
        while let first = items.popFirst() {
            guard let type = first.as(ClassDeclSyntax.self) else { continue }
            let others = items.map { $0.as(ExtensionDeclSyntax.self) }
                .prefix { $0?.extendedType.trimmedDescription == type.name.text && $0?.genericWhereClause == nil }
                .compactMap(\.self)
            guard let last = others.lastIndex(where: overrides) else { continue }
            merge(others[...last], into: type)
        }
        return .skipChildren
    }

    private func overrides(_ node: ExtensionDeclSyntax) -> Bool {
        node.memberBlock.members.contains { member in
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            return modifiers?.contains { $0.name.text == "override" } ?? false
        }
    }

    private func merge(_ extensions: ArraySlice<ExtensionDeclSyntax>, into type: ClassDeclSyntax) {
        let inherited = type.inheritanceClause?.inheritedTypes.last
        var previous = type.memberBlock
        for part in extensions {
            replace(previous.rightBrace.start..<previous.rightBrace.end, with: "", about: type.start)
            replace(part.start..<part.memberBlock.leftBrace.end, with: "// \(header(of: part))", about: type.start)
            for name in part.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [] {
                if let inherited { insert(", \(name)", at: inherited.type.end) }
            }
            previous = part.memberBlock
        }
    }

    private func header(of part: ExtensionDeclSyntax) -> String {
        let text = file.text.utf8.dropFirst(part.start).prefix(part.memberBlock.leftBrace.start - part.start)
        return String(decoding: Array(text), as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
            .trimmingSuffix { $0 == " " }
    }
}

extension String {
    /// Returns the text without the characters at its end that satisfy a condition.
    fileprivate func trimmingSuffix(_ isSo: (Character) -> Bool) -> String {
        String(reversed().drop(while: isSo).reversed())
    }
}
