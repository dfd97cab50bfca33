/// Finds the classes in an Objective-C source or header, their properties, instance variables and methods.
nonisolated struct ObjectiveCScan {
    private var tokens: SourceTokens
    private let file: String
    /// The class that is declared or implemented; empty in a protocol, nil outside.
    private var current: String?

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
            guard token.kind == .mark else { continue }
            switch token.byte {
            case UInt8(ascii: "@"): readKeyword(into: &index)
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if current != nil, tokens.skip("(") { readMethod(into: &index) }
            case UInt8(ascii: "{"): skipBody(into: &index)
            default: break
            }
        }
    }

    private mutating func readKeyword(into index: inout SourceIndex) {
        guard let token = tokens.peek(), token.kind == .word else { return }
        let keyword = tokens.word()
        switch keyword {
        case "interface", "implementation":
            readClass(isInterface: keyword == "interface", at: token.range.lowerBound, into: &index)
        case "protocol":
            // One that is only announced has no end.
            _ = tokens.word()
            current = tokens.skip(";") || tokens.skip(",") ? nil : ""
        case "end": current = nil
        case "property":
            if tokens.skip("(") { tokens.skipRest(of: "(", to: ")") }
            readVariables(until: ";", into: &index)
        default: break
        }
    }

    private mutating func readClass(isInterface: Bool, at start: Int, into index: inout SourceIndex) {
        guard let name = tokens.word() else { return }
        if tokens.skip("<") { tokens.skipRest(of: "<", to: ">") }
        var superclass: String?
        var isCategory = false
        if tokens.skip(":") {
            superclass = tokens.word()
        } else if tokens.skip("(") {
            tokens.skipRest(of: "(", to: ")")
            isCategory = true
        }
        if tokens.skip("<") { tokens.skipRest(of: "<", to: ">") }
        current = name
        index.change(name) {
            $0.hasPlainName = true
            if let superclass { $0.superclasses.insert(superclass) }
            if isInterface, !isCategory { $0.place = "\(file):\(tokens.line(of: start))" }
        }
        if tokens.skip("{") { readVariables(until: "}", into: &index) }
    }

    /// Reads `IBOutlet UILabel *name, *other;`, one or, up to a brace, many.
    private mutating func readVariables(until end: Character, into index: inout SourceIndex) {
        var (type, name): (String?, String?) = (nil, nil)
        func add() {
            guard let current, !current.isEmpty, let name else { return }
            index.change(current) { $0.add(name, SourceClass.Property(type: type, isExposed: true)) }
        }
        while let token = tokens.next() {
            switch (token.kind, token.byte) {
            case (.word, _):
                let word = tokens.text(of: token)
                if Self.qualifiers.contains(word) { continue }
                if tokens.peek()?.byte == UInt8(ascii: "("), word.allSatisfy({ $0.isUppercase || $0 == "_" }) {
                    continue
                }
                if type == nil { type = word } else { name = word }
            case (.mark, UInt8(ascii: "(")):
                // A block has its name in parentheses: (^name).
                if tokens.skip("^") { name = tokens.word() }
                tokens.skipRest(of: "(", to: ")")
            case (.mark, UInt8(ascii: "<")): tokens.skipRest(of: "<", to: ">")
            case (.mark, UInt8(ascii: ",")): add()
            case (.mark, UInt8(ascii: ";")):
                add()
                if end == ";" { return }
                (type, name) = (nil, nil)
            case (.mark, UInt8(ascii: "}")): return
            case (.mark, UInt8(ascii: "@")):
                // @private and the like are in a list of variables; anything else has begun something new.
                guard let word = tokens.word(), !["private", "protected", "public", "package"].contains(word) else {
                    continue
                }
                return
            default: break
            }
        }
    }

    private static let qualifiers: Set = [
        "IBOutlet", "IBInspectable", "__weak", "__strong", "__unsafe_unretained", "__block", "weak", "nullable",
        "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "const", "unsigned", "__kindof",
        "IBOutletCollection",
    ]

    private mutating func readMethod(into index: inout SourceIndex) {
        tokens.skipRest(of: "(", to: ")")
        var selector = ""
        var word: String?
        while let token = tokens.peek() {
            if token.kind == .word {
                // The name of an argument gives way to what follows.
                word = tokens.word()
            } else if tokens.skip(":") {
                selector += (word ?? "") + ":"
                word = nil
                if tokens.skip("(") { tokens.skipRest(of: "(", to: ")") }
                _ = tokens.word()
            } else {
                break
            }
        }
        if selector.isEmpty { selector = word ?? "" }
        if let current, !current.isEmpty { index.change(current) { $0.add(method: selector, isExposed: true) } }
    }

    /// Goes behind a body, which ends at the latest where a line begins with its brace, or a class ends.
    private mutating func skipBody(into index: inout SourceIndex) {
        var depth = 1
        while depth > 0, let token = tokens.next() {
            guard token.kind == .mark else { continue }
            switch token.byte {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth = tokens.beginsLine(token) && current != nil ? 0 : depth - 1
            case UInt8(ascii: "@"):
                if let word = tokens.peek(), word.kind == .word,
                    ["end", "implementation", "interface"].contains(where: { tokens.token(word, is: $0) })
                {
                    return readKeyword(into: &index)
                }
            default: break
            }
        }
    }
}
