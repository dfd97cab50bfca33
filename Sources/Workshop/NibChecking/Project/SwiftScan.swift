/// Finds the classes in a Swift source, their properties and methods.
nonisolated struct SwiftScan {
    private struct Scope {
        /// The class, or empty for another type, nil for a body.
        var name: String?
        /// A Boolean value that indicates whether Objective-C can see all its members.
        var exposesAll = false
        /// The name of the type, whatever its kind, or empty for a member's body.
        var type = ""
        /// A Boolean value that indicates whether the type is an enumeration of strings.
        var isOfStrings = false
    }

    private var tokens: SourceTokens
    private let file: String
    private var scopes: [Scope] = []
    /// The scopes where an `#if` began: each branch begins there.
    private var branches: [[Scope]] = []
    /// The attributes and modifiers of the next declaration.
    private var attributes: Set<String> = []
    /// The name from `@objc`.
    private var objectiveCName: String?
    /// The member that was declared last.
    private var member = ""

    private init(_ tokens: SourceTokens, of file: String) {
        (self.tokens, self.file) = (tokens, file)
    }

    static func read(_ tokens: inout SourceTokens, of file: String, into index: inout SourceIndex) {
        var scan = Self(tokens, of: file)
        while let token = scan.tokens.next() {
            switch token {
            case "{": scan.open(Scope())
            case "}":
                _ = scan.scopes.popLast()
                scan.forgetAttributes()
                if scan.isDeclaring { scan.tokens.enter(type: scan.scopes.last?.type ?? "", member: "") }
            case "#": scan.readDirective()
            case "@" where scan.isDeclaring: scan.readAttribute()
            case _ where token.kind == .word && (scan.isDeclaring || scan.tokens.beginsLine(token)):
                scan.readWord(token, into: &index)
            default: break
            }
        }
        tokens = scan.tokens
    }

    /// A Boolean value that indicates whether the next declaration is in a file or a type, not in a body.
    private var isDeclaring: Bool { scopes.last.map { $0.name != nil } ?? true }

    private mutating func open(_ scope: Scope) {
        if scope.name != nil {
            tokens.enter(type: scope.type, member: "")
        } else if isDeclaring {
            tokens.enter(type: scopes.last?.type ?? "", member: member)
        }
        scopes.append(scope)
        forgetAttributes()
    }

    private mutating func forgetAttributes() {
        attributes = []
        objectiveCName = nil
    }

    private mutating func readDirective() {
        switch tokens.word() {
        case "if": branches.append(scopes)
        case "else", "elseif": scopes = branches.last ?? scopes
        case "endif": _ = branches.popLast()
        default: break
        }
    }

    private mutating func readAttribute() {
        guard let name = tokens.word() else { return }
        attributes.insert(name)
        guard name == "objc", tokens.skip("(") else { return }
        var text = ""
        while let token = tokens.next(), !(")" ~= token) { text += token.text }
        objectiveCName = text
    }

    private static let types: [StaticString] = ["class", "extension", "struct", "enum", "protocol", "actor"]

    private mutating func readWord(_ token: SourceTokens.Token, into index: inout SourceIndex) {
        let isType = Self.types.contains { token == $0 }
        // A type that begins a line is at the top level, even if a surplus brace has confused the scopes.
        if isType, tokens.beginsLine(token), branches.isEmpty { scopes = [] }
        guard isDeclaring else { return }
        if isType { return readType(token, into: &index) }
        switch token.text {
        case "var", "let": readProperty(into: &index)
        case "func": readMethod(into: &index)
        case "override", "weak", "static", "private", "fileprivate": attributes.insert(token.text)
        case "typealias":
            if let alias = tokens.word(), tokens.skip("="), let name = dottedWord() {
                index.add(alias: alias, of: name)
            }
            forgetAttributes()
        case "init": readInitializer(into: &index)
        case "case":
            if scopes.last?.isOfStrings ?? false { readCases(into: &index) }
            forgetAttributes()
        case "deinit", "subscript", "import": forgetAttributes()
        default: break
        }
    }

    private mutating func readType(_ token: SourceTokens.Token, into index: inout SourceIndex) {
        let isClass = token == "class"
        let isExtension = token == "extension"
        if isClass, let next = tokens.peek(),
            ["func", "var", "let", "override", "subscript"].contains(next.text)
        {
            attributes.insert("static")
            return
        }
        let isProtocol = token == "protocol"
        guard let swiftName = dottedWord() else { return }
        let isGeneric = isClass && tokens.peek().map { "<" ~= $0 } ?? false
        tokens.skip("<", to: ">")
        let isPrivate = !attributes.isDisjoint(with: ["private", "fileprivate"])
        let exposesAll = attributes.contains("objcMembers") || isExtension && attributes.contains("objc")
        let plainName = objectiveCName
        let name = plainName ?? swiftName
        let isEnumeration = token == "enum"
        let inherited = isClass || isExtension || isProtocol || isEnumeration ? inheritedNames() : []
        let superclass = isClass ? inherited.first : nil
        while let next = tokens.next(), !("{" ~= next) {}
        if isProtocol { index.add(protocol: swiftName, inheriting: inherited) }
        if isExtension {
            let path = file
            index.change(swiftName) {
                $0.conformances.formUnion(inherited)
                $0.files.insert(path)
            }
        }
        if isClass {
            let line = tokens.line(of: token.range.lowerBound)
            index.change(name) {
                $0.isRepeated = $0.place != nil
                $0.place = "\(file):\(line)"
                $0.conformances.formUnion(inherited)
                $0.files.insert(file)
                if isGeneric { $0.isGeneric = true }
                if isPrivate { $0.isPrivate = true }
                if plainName != nil { $0.hasPlainName = true }
                if let superclass { $0.superclasses.insert(superclass) }
            }
            if name != swiftName { index.add(alias: swiftName, of: name) }
        }
        var scope = Scope(name: isClass ? name : isExtension ? swiftName : "", exposesAll: exposesAll, type: swiftName)
        scope.isOfStrings = isEnumeration && inherited.first == "String"
        open(scope)
    }

    /// Reads the cases of an enumeration of strings, each of which is its name if it says no other.
    private mutating func readCases(into index: inout SourceIndex) {
        repeat {
            guard let name = tokens.word(), let type = scopes.last?.type else { return }
            guard tokens.skip("=") else {
                index.add(constant: name, of: type, text: name)
                continue
            }
            if let token = tokens.next(), token.kind == .string {
                index.add(constant: name, of: type, text: token.text)
            }
        } while tokens.skip(",")
    }

    /// The names behind a colon, up to a brace or a condition.
    private mutating func inheritedNames() -> [String] {
        guard tokens.skip(":") else { return [] }
        var names: [String] = []
        repeat {
            while tokens.skip("@") { _ = tokens.word() }
            guard let name = dottedWord() else { break }
            names.append(name)
            tokens.skip("<", to: ">")
        } while tokens.skip(",") || tokens.skip("&")
        return names
    }

    /// A name, or the last part of one with dots.
    private mutating func dottedWord() -> String? {
        var name = tokens.word()
        while name != nil, tokens.skip(".") { name = tokens.word() ?? name }
        return name
    }

    private var isExposed: Bool {
        (scopes.last?.exposesAll ?? false) || !attributes.isDisjoint(with: Self.exposing)
    }

    /// The attributes that make a declaration visible to Objective-C, or to a nib in this project. An override is
    /// visible if the overridden member is.
    private static let exposing: Set = [
        "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged", "objc", "override",
        "Outlet", "OutletCollection",
    ]

    private mutating func readProperty(into index: inout SourceIndex) {
        defer { forgetAttributes() }
        // Several may be declared at once.
        repeat {
            guard let name = tokens.word(), let owner = scopes.last?.name, !owner.isEmpty else { return }
            var type: String?
            var (isList, isUnwrapped) = (false, false)
            if tokens.skip(":") {
                isList = tokens.skip("[")
                type = dottedWord()
                _ = tokens.skip("]")
                isUnwrapped = tokens.skip("!")
                _ = isUnwrapped || tokens.skip("?")
            }
            var property = SourceClass.Property(type: type, isExposed: isExposed)
            property.isWeak = attributes.contains("weak")
            // A list that no connection fills is nil, too, but often means to be.
            if attributes.contains("IBOutlet") { property.outlet = isUnwrapped && !isList ? .unwrapped : .optional }
            member = name
            index.change(owner) { $0.add(objectiveCName ?? name, property) }
            if attributes.contains("IBInspectable"), !attributes.contains("override") { index.add(inspectable: name) }
        } while tokens.skip(",")
    }

    private mutating func readMethod(into index: inout SourceIndex) {
        defer { forgetAttributes() }
        guard let name = tokens.word() else { return }
        member = attributes.contains("static") ? "static \(name)" : name
        guard let owner = scopes.last?.name, !owner.isEmpty else { return }
        tokens.skip("<", to: ">")
        guard tokens.skip("(") else { return }
        let labels = labels()
        let selector = objectiveCName ?? Self.selector(name, labels: labels)
        index.change(owner) { $0.add(method: selector, isExposed: isExposed) }
        if let first = labels.first, first != "_", objectiveCName == nil {
            index.change(owner) { $0.oldSelectors.insert(Self.selector(name, labels: ["_"] + labels.dropFirst())) }
        }
        if attributes.contains("IBAction") { index.add(action: selector, of: owner) }
        if attributes.contains("IBSegueAction") { index.add(segueAction: selector, of: owner) }
    }

    private mutating func readInitializer(into index: inout SourceIndex) {
        member = "init"
        forgetAttributes()
        _ = tokens.skip("?") || tokens.skip("!")
        guard let owner = scopes.last?.name, tokens.skip("("), labels() == ["coder"] else { return }
        member = "init(coder:)"
        guard tokens.skip("{") else { return }
        open(Scope())
        if tokens.peek().map({ $0 == "fatalError" }) ?? false { index.change(owner) { $0.refusesCoder = true } }
    }

    /// The labels of parameters, up to the closing parenthesis.
    private mutating func labels() -> [String] {
        var (labels, depth, isLabel): ([String], Int, Bool) = ([], 1, true)
        while depth > 0, let token = tokens.next() {
            switch token {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 1: isLabel = true
            case _ where token.kind == .word && isLabel && depth == 1:
                labels.append(token.text)
                isLabel = false
            default: break
            }
        }
        return labels
    }

    /// Returns the selector of a method in Objective-C: `show:`, `showWithSender:`, `show:for:`.
    private static func selector(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let capitalized = first.prefix(1).uppercased() + first.dropFirst()
        let word = first.prefix { !$0.isUppercase }
        let head = first == "_" ? name : name + (prepositions.contains(String(word)) ? "" : "With") + capitalized
        return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The commonest of the words before which no `With` is put.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
