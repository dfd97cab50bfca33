import SwiftSyntax

/// Finds what makes an app's first screen in code: `window?.rootViewController = …`, with what that needs of the lines
/// before it.
final class RootScreen: SyntaxVisitor {
    /// What makes it, as statements with a result.
    private(set) var code: String?

    /// Looks through files.
    init(in files: [SourceFile]) {
        super.init(viewMode: .sourceAccurate)
        for file in files where code == nil { walk(file.tree) }
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard code == nil, let elements = node.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
            elements[0].trimmedDescription.hasSuffix("indow?.rootViewController")
                || elements[0].trimmedDescription.hasSuffix("indow.rootViewController")
                || elements[0].trimmedDescription.hasSuffix("indow!.rootViewController"),
            let block = node.parent?.as(CodeBlockItemListSyntax.self)
        else { return .visitChildren }
        let result = elements[2...]
        var wanted = result.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) }
        var lines = ["return " + result.map(\.description).joined().trimmingPrefix { $0.isWhitespace }]
        for item in block.reversed().drop(while: { $0 != node }).dropFirst() {
            let names = Self.names(in: item)
            guard !names.contains("window"), !names.isDisjoint(with: wanted),
                item.item.is(VariableDeclSyntax.self) || item.item.is(ExprSyntax.self)
            else { continue }
            wanted.formUnion(names)
            lines.insert(item.trimmedDescription, at: 0)
        }
        code = lines.joined(separator: "\n")
        return .skipChildren
    }

    /// The names that begin with a small letter: what is of one place.
    private static func names(in node: some SyntaxProtocol) -> Set<String> {
        Set(
            node.tokens(viewMode: .sourceAccurate).compactMap {
                if case .identifier(let name) = $0.tokenKind, name.first?.isLowercase == true { name } else { nil }
            })
    }
}
