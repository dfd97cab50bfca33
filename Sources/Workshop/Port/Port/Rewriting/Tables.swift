import SwiftSyntax

/// Classes get a table of the methods with `@IBAction` or `@IBSegueAction`, or named by `#selector`, and one of the
/// properties with `@IBInspectable`, or which a nib sets.
final class TablesHere: Rewriting {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = [node.enclosingType, node.name.text].compactMap(\.self).joined(separator: ".")
        let isResponder = project.isResponder(name)
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let declaration = (isPublic ? "public " : "") + (isResponder ? "override class var" : "class var")
        let actions = project.connected(of: name).map { method in
            let reference = project.isOverloaded(method, in: name) ? method.fullName : method.name
            return (row: "\"\(method.selector)\": Action(\(name).\(reference))", about: place(of: method, in: node))
        }
        let set = project.nibs.runtimeAttributes[name] ?? []
        let properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter {
            let names = $0.bindings.map { $0.pattern.trimmedDescription }
            let isSettable = $0.bindingSpecifier.text == "var" && !$0.bindings.contains(where: \.isOnlyRead)
            return isSettable && ($0.attributes.has("IBInspectable") || names.contains(where: set.contains))
        }
        let inspectables = properties.flatMap { property in
            property.bindings.map { binding in
                let key = binding.pattern.trimmedDescription
                return (row: "\"\(key)\": Inspectable(\\\(name).\(key))", about: property.start)
            }
        }
        add("\(declaration) actions: [String: Action]", actions, to: node, marked: TablesBack.actionsMark)
        add(
            "\(declaration) inspectables: [String: Inspectable]", inspectables, to: node,
            marked: TablesBack.inspectablesMark)
        let inherits = project.inherited[name] ?? []
        // Only these classes need a table.
        if !isResponder, !(actions + inspectables).isEmpty, !project.nibs.customObjects.contains(name),
            !inherits.contains("NibCustomObject"), let last = node.inheritanceClause?.inheritedTypes.last
        {
            insert(", NibObject", at: last.type.end)
        }
        return .visitChildren
    }

    /// Returns the position of a method, in the class or in an extension of it, or of the class's name if the method is
    /// in another file.
    private func place(of method: Method, in node: ClassDeclSyntax) -> Int {
        let extensions = file.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
            .filter { $0.extendedType.trimmedDescription == node.name.text }
        let members = ([node.memberBlock] + extensions.map(\.memberBlock)).flatMap(\.members)
        let functions = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        return functions.first { Method($0) == method }?.name.start ?? node.name.start
    }

    private func add(
        _ declaration: String, _ rows: [(row: String, about: Int)], to node: ClassDeclSyntax, marked mark: String
    ) {
        guard !rows.isEmpty else { return }
        let members = node.memberBlock.members
        let marked = file.text.utf8.range(of: mark.utf8, from: node.memberBlock.start, to: node.memberBlock.end)
        let indent = members.first.map { file.indent(of: $0.start) } ?? "    "
        let unit = indent.contains("\t") ? "\t" : "    "
        let whole = rows.map(\.row).joined(separator: ", ")
        let line = "\(indent)\(declaration) { [\(whole)] }"
        let pieces: [(String, Int)]
        if rows.count == 1, line.count <= 120 {
            pieces = [("\(declaration) { [\(whole)] }", rows[0].about)]
        } else if rows.count == 1 || "\(indent)\(unit)[\(whole)]".count <= 120 {
            pieces = [("\(declaration) {\n\(indent)\(unit)[\(whole)]\n\(indent)}", rows[0].about)]
        } else {
            let lines = rows.map { ("\(indent)\(unit)\(unit)\($0.row),\n", $0.about) }
            pieces =
                [("\(declaration) {\n\(indent)\(unit)[\n", node.name.start)] + lines
                + [("\(indent)\(unit)]\n\(indent)}", node.name.start)]
        }
        if let marked {
            replace(marked, with: "", about: node.name.start)
            for (text, about) in pieces { insert(text, at: marked.upperBound, about: about) }
        } else {
            // A table comes before the first method, and after the stored properties.
            let first = members.first { $0.decl.is(FunctionDeclSyntax.self) || $0.decl.is(InitializerDeclSyntax.self) }
            var previous = first?.previousToken(viewMode: .sourceAccurate)?.end ?? node.memberBlock.rightBrace.start
            let rest = file.restOfLine(after: previous)
            if rest.drop(while: { $0 == " " }).hasPrefix("//") { previous += rest.utf8.count }
            insert(first == members.first ? "\n\(indent)" : "\n\n\(indent)", at: previous)
            for (text, about) in pieces { insert(text, at: previous, about: about) }
            if first == members.first { insert("\n", at: previous) }
        }
    }
}

/// The tables become `@IBAction`, `@IBSegueAction` and `@IBInspectable`, and a comment that keeps their place.
final class TablesBack: Rewriting {
    static let actionsMark = "// Here: the table of actions."
    static let inspectablesMark = "// Here: the table of inspectables."

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.table(named: "actions", of: "Action") != nil { replace(node, with: Self.actionsMark) }
        if node.table(named: "inspectables", of: "Inspectable") != nil { replace(node, with: Self.inspectablesMark) }
        if let type = node.enclosingType, let names = project.inspectables[type],
            node.bindings.contains(where: { names.contains($0.pattern.trimmedDescription) })
        {
            insert("@IBInspectable ", at: node.start)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, let type = node.enclosingType else {
            return .visitChildren
        }
        let method = Method(node)
        if project.tabled[type]?.contains(method.selector) == true {
            let creates = node.signature.returnClause != nil
            insert(creates ? "@IBSegueAction " : "@IBAction ", at: node.start)
        } else if project.references.contains("\(type).\(method.name)") {
            insert("@objc ", at: node.start)
        }
        return .visitChildren
    }
}

extension PatternBindingSyntax {
    /// A Boolean value that indicates whether the property is computed, and nothing sets it.
    fileprivate var isOnlyRead: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let list):
            !list.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
        case nil: false
        }
    }
}

extension SourceFile {
    /// The blanks at the beginning of the line that a place is in.
    func indent(of place: Int) -> String {
        let line = text.utf8.prefix(place).lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) }
        let blanks = text.utf8[(line ?? text.utf8.startIndex)...].prefix { $0 == 32 || $0 == 9 }
        return String(decoding: Array(blanks), as: UTF8.self)
    }
}

extension String.UTF8View {
    /// Returns the range of a text between two places.
    func range(of words: String.UTF8View, from start: Int, to end: Int) -> Range<Int>? {
        let (text, wanted) = (Array(dropFirst(start).prefix(end - start)), Array(words))
        guard text.count >= wanted.count else { return nil }
        return (0...(text.count - wanted.count)).first { text[$0...].starts(with: wanted) }.map {
            (start + $0)..<(start + $0 + wanted.count)
        }
    }
}
