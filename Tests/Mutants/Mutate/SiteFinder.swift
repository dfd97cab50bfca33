import SwiftSyntax

/// Goes through a file for places that can be changed.
final class SiteFinder: SyntaxVisitor {
    private(set) var sites: [Site] = []
    /// In how many variables it is that a process works out once.
    private var depthOfOnce = 0

    private static let others: [String: [String]] = [
        "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
        "===": ["!=="], "!==": ["==="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
        "%": ["*"], "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
    ]
    private static let otherNames = [
        "min": "max", "max": "min", "first": "last", "last": "first", "firstIndex": "lastIndex",
        "lastIndex": "firstIndex",
    ]
    private static let endings: Set = [
        "fatalError", "preconditionFailure", "assertionFailure", "super.init", "self.init",
    ]

    private func add(_ kind: String, _ node: some SyntaxProtocol, _ changes: Change...) {
        add(kind, node, changes)
    }

    private func add(_ kind: String, _ node: some SyntaxProtocol, _ changes: [Change]) {
        let range = node.trimmedRange
        sites.append(
            Site(
                kind: kind, range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, isOnce: depthOfOnce > 0,
                changes: changes))
    }

    /// Either of two expressions.
    private func change(_ node: some SyntaxProtocol, to text: String) -> Change {
        Change(text, "(\0 ? (\(text)) : (\(node.trimmedDescription)))")
    }

    // MARK: What is not run here

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Changes only the condition of a case, because its pattern determines whether the switch covers all cases.
    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.whereClause?.condition {
            negate(condition)
            walk(condition)
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let built = node.clauses.first { clause in
            guard let condition = clause.condition?.trimmedDescription else { return true }
            return condition == "DEBUG" || condition == "os(Linux)" || condition.hasPrefix("!canImport(")
        }
        if let elements = built?.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: What is worked out once

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isWorkedOutOnce(node) { depthOfOnce += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: VariableDeclSyntax) {
        if isWorkedOutOnce(node) { depthOfOnce -= 1 }
    }

    private func isWorkedOutOnce(_ node: VariableDeclSyntax) -> Bool {
        let isOfFile = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        return (isOfFile || node.modifiers.contains { $0.name.text == "static" })
            && node.bindings.contains { $0.initializer != nil }
    }

    // MARK: Operators and literals

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .visitChildren }
        let (left, right) = (node.leftOperand, node.rightOperand)
        let isText = [left, right].contains { $0.is(StringLiteralExprSyntax.self) || $0.is(ArrayExprSyntax.self) }
        switch name {
        case "..<":
            let end = right.trimmedDescription
            add("range", right, Change("\(end) + 1", "((\(end)) + (\0 ? 1 : 0))"))
        case "...":
            let end = right.trimmedDescription
            add("range", right, Change("\(end) - 1", "((\(end)) - (\0 ? 1 : 0))"))
        case "??":
            add("default", node, change(node, to: right.trimmedDescription))
        default:
            guard let others = Self.others[name], !isText || !"+-*/+=-=".contains(name) else { break }
            let changes = others.map { other in
                let text = "\(left.description)\(other)\(node.operator.trailingTrivia)\(right)".trimmed
                guard name.hasSuffix("="), "+-*/".contains(name.first!) else { return change(node, to: text) }
                return Change(text, "if \0 { \(text) } else { \(node.trimmedDescription) }")
            }
            add(name, node, changes)
        }
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "!" { add("!", node, change(node, to: node.expression.trimmedDescription)) }
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let isTrue = node.literal.text == "true"
        add("Bool", node, Change(isTrue ? "false" : "true", isTrue ? "!\0" : "\0"))
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let value = node.representedLiteralValue else { return .visitChildren }
        var values = [value + 1]
        if value > 0 { values.append(value - 1) }
        add("Int", node, values.map { change(node, to: "\($0)") })
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        negate(node.condition)
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let condition) = node.condition { negate(condition) }
        return .visitChildren
    }

    private func negate(_ condition: ExprSyntax) {
        let text = condition.trimmedDescription
        add("condition", condition, Change("!(\(text))", "(\0 != (\(text)))"))
    }

    // MARK: Names

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        guard let other = Self.otherNames[name.text], let base = node.base, node.declName.argumentNames == nil else {
            return .visitChildren
        }
        var whole = Syntax(node)
        if let call = node.parent?.as(FunctionCallExprSyntax.self) { whole = Syntax(call) }
        let rest = whole.trimmedDescription.dropFirst(
            node.declName.endPositionBeforeTrailingTrivia.utf8Offset
                - whole.positionAfterSkippingLeadingTrivia.utf8Offset, inUTF8: true)
        let text = "\(base.trimmedDescription)\(base.trailingTrivia)\(node.period)\(other)\(rest)"
        add(name.text, whole, change(whole, to: text))
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let other = Self.otherNames[called], called.count == 3
        {
            add(called, node, change(node, to: other + node.trimmedDescription.dropFirst(3)))
        }
        return .visitChildren
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .expr(let expression) = node.item, !isAnswer(node) else { return .visitChildren }
        var called = expression
        while true {
            if let inner = called.as(TryExprSyntax.self)?.expression { called = inner; continue }
            if let inner = called.as(AwaitExprSyntax.self)?.expression { called = inner; continue }
            if let inner = called.as(OptionalChainingExprSyntax.self)?.expression { called = inner; continue }
            break
        }
        guard let call = called.as(FunctionCallExprSyntax.self),
            !Self.endings.contains(call.calledExpression.trimmedDescription)
        else { return .visitChildren }
        add("call", expression, Change("", "if !\0 { \(expression.trimmedDescription) }"))
        return .visitChildren
    }

    /// Returns a Boolean value that indicates whether a statement, alone in its body, is the body's result, as far as
    /// syntax shows it.
    private func isAnswer(_ node: CodeBlockItemSyntax) -> Bool {
        guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent
        else { return false }
        if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
        guard let body = owner.as(CodeBlockSyntax.self) else { return false }
        if let function = body.parent?.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause != nil
        }
        return body.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    }

    // MARK: Answers

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { answer(expression, for: Syntax(node).parent) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        if node.count == 1, case .expr(let expression) = node.first!.item, isAnswer(node.first!),
            !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self)
        {
            answer(expression, for: node.parent)
        }
        return .visitChildren
    }

    private func answer(_ expression: ExprSyntax, for node: Syntax?) {
        guard let type = answeredType(around: node) else { return }
        let text = expression.trimmedDescription
        switch type {
        case "Bool": add("return", expression, Change("!(\(text))", "(\0 != (\(text)))"))
        case "Int", "CGFloat", "Double":
            add("return", expression, Change("\(text) + 1", "((\(text)) + (\0 ? 1 : 0))"))
        case _ where type.hasSuffix("?") && text != "nil": add("return", expression, change(expression, to: "nil"))
        default: break
        }
    }

    private func answeredType(around node: Syntax?) -> String? {
        var node = node
        while let current = node {
            if let closure = current.as(ClosureExprSyntax.self) {
                return closure.signature?.returnClause?.type.trimmedDescription
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription
            }
            if let subscription = current.as(SubscriptDeclSyntax.self) {
                return subscription.returnClause.type.trimmedDescription
            }
            if let accessor = current.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
                return nil
            }
            node = current.parent
        }
        return nil
    }
}

extension String {
    var trimmed: String { String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }

    func dropFirst(_ count: Int, inUTF8: Bool) -> String { String(decoding: utf8.dropFirst(count), as: UTF8.self) }
}
