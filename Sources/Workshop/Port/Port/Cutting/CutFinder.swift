import SwiftSyntax

/// Finds the least that has to be cut for an error to go.
struct CutFinder {
    let file: SourceFile
    let nibs: NibFacts

    /// Returns the cut for an error at a place, beyond those that exist already and weren't enough.
    func cut(at place: Int, for message: String, beyond cuts: [Cut]) -> Cut? {
        let position = AbsolutePosition(utf8Offset: min(max(place, 0), file.text.utf8.count))
        guard let token = file.tree.token(at: position) else { return nil }
        let line = file.line(of: place)
        for node in token.ancestors {
            for (range, stub) in candidates(node, place, message, beyond: cuts) {
                guard !cuts.contains(where: { $0.contains(range) }) else { continue }
                return Cut(range: range, stub: stub, line: line, why: message)
            }
        }
        return nil
    }

    /// Returns the possible cuts of a node, the least first.
    private func candidates(
        _ node: Syntax, _ place: Int, _ message: String, beyond cuts: [Cut]
    ) -> [(Range<Int>, Cut.Stub)] {
        let whole = node.start..<node.end
        if let type = node.as(InheritedTypeSyntax.self) {
            // A class needs its superclass. The name of a protocol ends differently.
            let clause = type.parent?.parent
            let isSuperclass =
                clause?.parent?.is(ClassDeclSyntax.self) == true
                && type.parent?.children(viewMode: .sourceAccurate).first == Syntax(type)
            let name = type.type.trimmedDescription
            if isSuperclass, !["Delegate", "DataSource", "Protocol", "ing", "able"].contains(where: name.hasSuffix) {
                return []
            }
            return range(of: type, beyond: cuts).map { [($0, .comment)] } ?? []
        }
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            // A protocol that isn't conformed to is reported at the type's name.
            let named = group.inheritanceClause?.inheritedTypes.last {
                message.contains("does not conform to protocol '\($0.type.trimmedDescription)'")
            }
            let conformance = named.flatMap { range(of: $0, beyond: cuts) }.map { [($0, Cut.Stub.comment)] } ?? []
            return conformance + [(whole, stub(of: node, knowingSuperclass: !isUnknownSuperclass(of: node, message)))]
        }
        if let item = node.as(CodeBlockItemSyntax.self) {
            guard item.parent?.parent?.is(SourceFileSyntax.self) != true else { return [(whole, .nothing)] }
            return [(whole, answers(item) ? .answer : .statement)]
        }
        if let function = node.as(FunctionDeclSyntax.self), let body = function.body, body.position.utf8Offset <= place,
            let first = body.statements.first, let last = body.statements.last
        {
            let result = function.signature.returnClause?.type.trimmedDescription
            return [(first.start..<last.end, result == nil || result == "Void" ? .statement : .answer)]
        }
        if let accessors = node.as(AccessorBlockSyntax.self), case .getter(let items) = accessors.accessors,
            let first = items.first, let last = items.last
        {
            return [(first.start..<last.end, .answer)]
        }
        return node.is(MemberBlockItemSyntax.self) ? [(whole, .nothing)] : []
    }

    /// Returns the range to cut for an entry of a list of superclasses and protocols: the entry with a comma, or the
    /// whole list if no other entry is left.
    private func range(of type: InheritedTypeSyntax, beyond cuts: [Cut]) -> Range<Int>? {
        guard let clause = type.parent?.parent?.as(InheritanceClauseSyntax.self) else { return nil }
        let types = Array(clause.inheritedTypes)
        let isCut = types.map { other in
            other == type || cuts.contains { $0.contains(other.type.start..<other.type.end) }
        }
        guard isCut.contains(false), let index = types.firstIndex(of: type) else { return clause.start..<clause.end }
        if index > 0 { return types[index - 1].type.end..<type.type.end }
        return type.start..<types[1].start
    }

    /// Returns a Boolean value that indicates whether the value of a statement is used.
    private func answers(_ item: CodeBlockItemSyntax) -> Bool {
        if let statement = item.item.as(ReturnStmtSyntax.self) { return statement.expression != nil }
        guard item.item.is(ExprSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            let owner = list.parent
        else { return false }
        if owner.is(AccessorBlockSyntax.self) { return true }
        let result = owner.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause
        return result.map { $0.type.trimmedDescription != "Void" } ?? false
    }

    /// Returns the cut with a superclass for its stub that surely exists, or nil if it has one already.
    func simpler(_ cut: Cut) -> Cut? {
        let position = AbsolutePosition(utf8Offset: cut.range.lowerBound)
        let node = file.tree.token(at: position)?.ancestors.first { $0.is(ClassDeclSyntax.self) }
        guard let stub = node.map({ stub(of: $0, knowingSuperclass: false) }), stub != cut.stub else { return nil }
        return Cut(range: cut.range, stub: stub, line: cut.line, why: cut.why)
    }

    private func superclass(of type: ClassDeclSyntax) -> String? {
        let name = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        let isProtocol = name.map { ["Delegate", "DataSource", "Protocol"].contains(where: $0.hasSuffix) } ?? true
        return isProtocol ? nil : name
    }

    private func isUnknownSuperclass(of node: Syntax, _ message: String) -> Bool {
        node.as(ClassDeclSyntax.self).flatMap(superclass).map { name in
            message.contains("'\(name.prefix { $0 != "<" })'")
        } ?? false
    }

    /// Returns the stub of a class. It keeps the superclass, or else has the class of the nib's element.
    private func stub(of node: Syntax, knowingSuperclass isKnown: Bool) -> Cut.Stub {
        guard let type = node.as(ClassDeclSyntax.self), type.genericParameterClause == nil else { return .nothing }
        let name = type.name.text
        let endings = [
            ("Controller", "UIViewController"), ("CollectionViewCell", "UICollectionViewCell"),
            ("Cell", "UITableViewCell"), ("View", "UIView"),
        ]
        let element = nibs.elements[name].map {
            $0 == "customObject" ? "NSObject" : "UI" + $0.prefix(1).uppercased() + $0.dropFirst()
        }
        let kind = (isKnown ? superclass(of: type) : nil) ?? element ?? endings.first { name.hasSuffix($0.0) }?.1
        let shown = kind == "UIViewController" ? "NotCarriedViewController" : kind
        return .type("class \(name)\(shown.map { ": \($0)" } ?? "") {}")
    }
}
