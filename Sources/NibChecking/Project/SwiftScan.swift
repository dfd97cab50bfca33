/// Finds the classes in a Swift source, their properties and methods.
nonisolated struct SwiftScan {
    /// What a brace has opened.
    private struct Scope {
        /// The class; empty for another type, nil for a body.
        var name: String?
        /// Whether Objective-C sees all that is in it.
        var exposesAll = false
    }

    private var tokens: SourceTokens
    private let file: String
    private var scopes: [Scope] = []
    /// The scopes where an `#if` began: each branch begins there.
    private var branches: [[Scope]] = []
    /// The attributes and modifiers of what comes next.
    private var attributes: Set<String> = []
    /// What `@objc` names it.
    private var objectiveCName: String?

    private init(_ tokens: SourceTokens, of file: String) {
        (self.tokens, self.file) = (tokens, file)
    }

    /// Adds all that is declared to an index, and answers with the names that were seen.
    static func read(_ tokens: SourceTokens, of file: String, into index: inout SourceIndex) -> SourceNames {
        var scan = Self(tokens, of: file)
        scan.read(into: &index)
        return scan.tokens.names
    }

    private mutating func read(into index: inout SourceIndex) {
        while let token = tokens.next() {
            switch (token.kind, token.byte) {
            case (.mark, UInt8(ascii: "{")): open(Scope())
            case (.mark, UInt8(ascii: "}")):
                _ = scopes.popLast()
                forgetAttributes()
            case (.mark, UInt8(ascii: "#")): readDirective()
            case (.mark, UInt8(ascii: "@")) where isDeclaring: readAttribute()
            case (.word, _) where isDeclaring || tokens.beginsLine(token): readWord(token, into: &index)
            default: break
            }
        }
    }

    /// Whether what comes is declared in a file or a type, not in a body.
    private var isDeclaring: Bool { scopes.last.map { $0.name != nil } ?? true }

    private mutating func open(_ scope: Scope) {
        scopes.append(scope)
        forgetAttributes()
    }

    private mutating func forgetAttributes() {
        attributes = []
        objectiveCName = nil
    }

    private mutating func readDirective() {
        guard let token = tokens.peek(), token.kind == .word else { return }
        if tokens.token(token, is: "if") {
            branches.append(scopes)
        } else if tokens.token(token, is: "else") || tokens.token(token, is: "elseif") {
            scopes = branches.last ?? scopes
        } else if tokens.token(token, is: "endif") {
            _ = branches.popLast()
        } else {
            return
        }
        _ = tokens.next()
    }

    private mutating func readAttribute() {
        guard let name = tokens.word() else { return }
        attributes.insert(name)
        guard name == "objc", tokens.skip("(") else { return }
        var text = ""
        while let token = tokens.next(), token.byte != UInt8(ascii: ")") { text += tokens.text(of: token) }
        objectiveCName = text
    }

    private mutating func readWord(_ token: SourceTokens.Token, into index: inout SourceIndex) {
        let isType = ["class", "extension", "struct", "enum", "protocol", "actor"].contains {
            tokens.token(token, is: $0)
        }
        // What begins a line and a type is at the top, whatever a brace too many has made of the scopes.
        if isType, tokens.beginsLine(token), branches.isEmpty { scopes = [] }
        guard isDeclaring else { return }
        if isType { return readType(token, into: &index) }
        if tokens.token(token, is: "var") || tokens.token(token, is: "let") { return readProperty(into: &index) }
        if tokens.token(token, is: "func") { return readMethod(into: &index) }
        if tokens.token(token, is: "override") { attributes.insert("override") }
        if tokens.token(token, is: "typealias"), let alias = tokens.word() {
            if tokens.skip("="), let name = dottedWord() { index.add(alias: alias, of: name) }
            forgetAttributes()
        }
        if ["case", "init", "deinit", "subscript", "import"].contains(where: { tokens.token(token, is: $0) }) {
            forgetAttributes()
        }
    }

    private mutating func readType(_ token: SourceTokens.Token, into index: inout SourceIndex) {
        let isClass = tokens.token(token, is: "class")
        let isExtension = tokens.token(token, is: "extension")
        if let next = tokens.peek(), next.kind == .word, isClass,
            ["func", "var", "let", "override", "subscript"].contains(where: { tokens.token(next, is: $0) })
        {
            return
        }
        guard let name = dottedWord() else { return }
        if tokens.skip("<") { tokens.skipRest(of: "<", to: ">") }
        let exposesAll = attributes.contains("objcMembers") || isExtension && attributes.contains("objc")
        let name2 = objectiveCName
        let superclass = isClass && tokens.skip(":") ? dottedWord() : nil
        while let next = tokens.next() {
            if next.kind == .mark, next.byte == UInt8(ascii: "{") { break }
        }
        if isClass {
            index.change(name2 ?? name) {
                $0.place = "\(file):\(tokens.line(of: token.range.lowerBound))"
                if name2 != nil { $0.hasPlainName = true }
                if let superclass { $0.superclasses.insert(superclass) }
            }
            if let name2, name2 != name { index.add(alias: name, of: name2) }
        }
        open(Scope(name: isClass ? name2 ?? name : isExtension ? name : "", exposesAll: exposesAll))
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

    /// What makes Objective-C see something, or a nib in this project; what overrides is seen if what it overrides is.
    private static let exposing: Set = [
        "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged", "objc", "override",
        "Outlet", "OutletCollection",
    ]

    private mutating func readProperty(into index: inout SourceIndex) {
        defer { forgetAttributes() }
        guard let name = tokens.word(), let owner = scopes.last?.name, !owner.isEmpty else { return }
        var type: String?
        if tokens.skip(":") {
            _ = tokens.skip("[")
            type = dottedWord()
        }
        let property = SourceClass.Property(type: type, isExposed: isExposed)
        index.change(owner) { $0.add(objectiveCName ?? name, property) }
    }

    private mutating func readMethod(into index: inout SourceIndex) {
        defer { forgetAttributes() }
        guard let name = tokens.word(), let owner = scopes.last?.name, !owner.isEmpty else { return }
        if tokens.skip("<") { tokens.skipRest(of: "<", to: ">") }
        guard tokens.skip("(") else { return }
        let selector = objectiveCName ?? Self.selector(name, labels: labels())
        index.change(owner) { $0.add(method: selector, isExposed: isExposed) }
    }

    /// The labels of parameters, up to the closing parenthesis.
    private mutating func labels() -> [String] {
        var (labels, depth, isLabel): ([String], Int, Bool) = ([], 1, true)
        while depth > 0, let token = tokens.next() {
            switch (token.kind, token.byte) {
            case (.mark, UInt8(ascii: "(")), (.mark, UInt8(ascii: "[")), (.mark, UInt8(ascii: "{")): depth += 1
            case (.mark, UInt8(ascii: ")")), (.mark, UInt8(ascii: "]")), (.mark, UInt8(ascii: "}")): depth -= 1
            case (.mark, UInt8(ascii: ",")) where depth == 1: isLabel = true
            case (.word, _) where isLabel && depth == 1:
                labels.append(tokens.text(of: token))
                isLabel = false
            default: break
            }
        }
        return labels
    }

    /// What Objective-C calls a method: `show:`, `showWithSender:`, `show:for:`.
    private static func selector(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let capitalised = first.prefix(1).uppercased() + first.dropFirst()
        let word = first.prefix { !$0.isUppercase }
        let head = first == "_" ? name : name + (prepositions.contains(String(word)) ? "" : "With") + capitalised
        return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The commonest of the words before which no `With` is put.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
