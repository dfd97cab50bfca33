import SwiftSyntax

/// Finds the code that makes an app's first screen: `window?.rootViewController = …`, with the lines before it that it
/// needs.
final class RootScreen: SyntaxVisitor {
    /// The code that makes the screen, as statements with a result.
    private(set) var code: String?

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
        let before = block.prefix { $0 != node }
        let locals = before.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            .map { $0.pattern.trimmedDescription }
        // The names that the result needs, then those that they need, and so on.
        var wanted = elements[2...].reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) }
            .intersection(locals)
        func needed() -> [CodeBlockItemSyntax] {
            before.filter { !Self.names(in: $0).isDisjoint(with: wanted) && !$0.item.is(StmtSyntax.self) }
        }
        for _ in before {
            for item in needed() { wanted.formUnion(Self.names(in: item).intersection(locals)) }
        }
        let lines = needed().filter { !Self.names(in: $0).contains("window") }.map(\.trimmedDescription)
        let result = elements[2...].map(\.description).joined().trimmingPrefix { $0.isWhitespace }
        code = (lines + ["return \(result)"]).joined(separator: "\n")
        return .skipChildren
    }

    /// Returns the names that begin with a small letter, which are those of local things.
    private static func names(in node: some SyntaxProtocol) -> Set<String> {
        Set(
            node.tokens(viewMode: .sourceAccurate).compactMap {
                if case .identifier(let name) = $0.tokenKind, name.first?.isLowercase == true { name } else { nil }
            })
    }
}
