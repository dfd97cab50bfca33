import SwiftSyntax

/// The declarations in all files of a project, as far as other files have to know them.
struct Declarations {
    /// The superclasses of classes, and the protocols to which they conform where they are declared.
    fileprivate(set) var inherited: [String: [String]] = [:]
    /// The methods that each type has, extensions included, in the order of the files.
    fileprivate(set) var methods: [String: [Method]] = [:]
    /// Those that Interface Builder or a table connects.
    fileprivate(set) var actions: [String: [Method]] = [:]
    /// The methods that a table of actions names, by the class that has the table.
    fileprivate(set) var tabled: [String: [String]] = [:]
    /// The properties that a table names, likewise.
    fileprivate(set) var inspectables: [String: [String]] = [:]
    fileprivate(set) var properties: [String: [String]] = [:]
    /// The names given to `action:`, such as `Moon.done`.
    fileprivate(set) var references: Set<String> = []
    /// The methods that `#selector` names: `Moon.done`.
    fileprivate(set) var sent: Set<String> = []
    /// The constants of `extension Selector`, with the methods that they name.
    fileprivate(set) var selectors: [String: (type: String, name: DeclReferenceExprSyntax)] = [:]
    /// All protocols that a class says it conforms to, in extensions, too.
    fileprivate(set) var conformances: [String: Set<String>] = [:]
    /// The methods that protocols of the project have as optional ones.
    fileprivate(set) var optionalMethods: Set<String> = []
    /// The classes with which the app begins: of its delegate, and of its scene's.
    fileprivate(set) var appDelegate: String?
    fileprivate(set) var sceneDelegate: String?
    private(set) var nibs = NibFacts()

    init(_ files: [SourceFile], nibs: NibFacts = NibFacts()) {
        self.nibs = nibs
        let finder = DeclarationFinder(self)
        for file in files { finder.walk(file.tree) }
        self = finder.found
    }

    /// The superclasses of a class, the nearest first. The last isn't one of the project's.
    func superclasses(of name: String) -> [String] {
        var (names, next) = ([String](), inherited[name]?.first)
        while let superclass = next, !names.contains(superclass) {
            names.append(superclass)
            next = inherited[superclass]?.first
        }
        return names
    }

    /// Returns a Boolean value that indicates whether a class is a view, a controller or a layout, which have tables to
    /// override.
    func isResponder(_ name: String) -> Bool {
        (superclasses(of: name).last ?? name).hasPrefix("UI")
    }

    func isSubclassed(_ name: String) -> Bool { inherited.values.contains { $0.first == name } }

    /// The methods of a type that a nib or code connects by their names.
    func connected(of type: String) -> [Method] {
        let names = Set(
            ([type] + inherited.keys.filter { superclasses(of: $0).contains(type) }).flatMap { name in
                sent.filter { $0.hasPrefix(name + ".") }.map { $0.dropFirst(name.count + 1) }
            })
        return (methods[type] ?? []).filter { (actions[type] ?? []).contains($0) || names.contains($0.name[...]) }
    }

    /// The method that code names in a type, or that a superclass of the project has.
    func method(named name: DeclReferenceExprSyntax, in type: String) -> Method? {
        let labels = name.argumentNames?.arguments.map(\.name.text)
        return ([type] + superclasses(of: type)).lazy.compactMap { self.methods[$0] }.joined().first {
            $0.name == name.baseName.text && (labels == nil || $0.labels == labels)
        }
    }

    func isOverloaded(_ method: Method, in type: String) -> Bool {
        ([type] + superclasses(of: type)).flatMap { methods[$0] ?? [] }.filter { $0.name == method.name }.count > 1
    }
}

private final class DeclarationFinder: SyntaxVisitor {
    var found: Declarations

    init(_ found: Declarations) {
        self.found = found
        super.init(viewMode: .sourceAccurate)
    }

    private func name(of node: some SyntaxProtocol) -> String {
        [node.enclosingType, node.typeName].compactMap(\.self).joined(separator: ".")
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        found.inherited[name(of: node)] = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if node.attributes.has("main") || node.attributes.has("UIApplicationMain") {
            found.appDelegate = name(of: node)
        }
        return .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        let group = node.parent?.parent?.parent
        if let group, group.asProtocol((any DeclGroupSyntax).self) != nil {
            let conformance = node.type.trimmedDescription
            found.conformances[name(of: group), default: []].insert(conformance)
            if conformance == "UIWindowSceneDelegate" { found.sceneDelegate = name(of: group) }
            if conformance == "UIApplicationDelegate", found.appDelegate == nil {
                found.appDelegate = name(of: group)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.parent?.is(MemberBlockItemSyntax.self) == true ? node.enclosingType : nil else {
            return .visitChildren
        }
        let method = Method(node)
        found.methods[type, default: []].append(method)
        if node.attributes.has("IBAction") || node.attributes.has("IBSegueAction") {
            found.actions[type, default: []].append(method)
        }
        if node.modifiers.contains(where: { $0.name.text == "optional" }) { found.optionalMethods.insert(method.name) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, let type = node.enclosingType else {
            return .visitChildren
        }
        let names = node.bindings.map { $0.pattern.trimmedDescription }
        if type == "Selector" {
            for binding in node.bindings {
                if let named = binding.initializer?.value.as(MacroExpansionExprSyntax.self)?.namedMethod {
                    found.selectors[binding.pattern.trimmedDescription] = named
                }
            }
        }
        found.properties[type, default: []] += names
        if let rows = node.table(named: "actions", of: "Action") { found.tabled[type] = rows }
        if let rows = node.table(named: "inspectables", of: "Inspectable") { found.inspectables[type] = rows }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if let (type, name) = node.namedMethod { found.sent.insert("\(type).\(name.baseName.text)") }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == "action", let method = node.expression.as(MemberAccessExprSyntax.self),
            let base = method.base?.trimmedDescription, base.first?.isUppercase == true
        {
            found.references.insert(base + "." + method.declName.baseName.text)
        }
        return .visitChildren
    }
}

extension MacroExpansionExprSyntax {
    /// The type and the method that `#selector(Moon.done(_:))` names.
    var namedMethod: (type: String, name: DeclReferenceExprSyntax)? {
        guard macroName.text == "selector", arguments.count == 1, let named = arguments.first,
            named.label == nil, let own = enclosingType
        else { return nil }
        if let name = named.expression.as(DeclReferenceExprSyntax.self) { return (own, name) }
        guard let access = named.expression.as(MemberAccessExprSyntax.self) else { return nil }
        let base = access.base?.trimmedDescription ?? "self"
        return (["self", "super", "Self"].contains(base) ? own : base, access.declName)
    }
}

extension AttributeListSyntax {
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    func has(_ name: String) -> Bool { named(name) != nil }
}

extension VariableDeclSyntax {
    /// Returns the keys of the table, if the declaration is one: `override class var actions: [String: Action]`, which
    /// contains only a list of rows.
    func table(named name: String, of type: String) -> [String]? {
        guard bindings.count == 1, let binding = bindings.first, binding.pattern.trimmedDescription == name,
            binding.typeAnnotation?.type.trimmedDescription == "[String: \(type)]",
            case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1,
            let rows = items.first?.item.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self)
        else { return nil }
        return rows.compactMap { $0.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    }
}
