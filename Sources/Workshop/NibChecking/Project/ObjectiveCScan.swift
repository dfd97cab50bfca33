/// Finds the classes in an Objective-C source or header, their properties, instance variables and methods.
nonisolated struct ObjectiveCScan {
    private var tokens: SourceTokens
    private let file: String
    /// The class that is declared or implemented, or empty in a protocol, or nil outside.
    private var current: String?

    static func read(_ tokens: inout SourceTokens, of file: String, into index: inout SourceIndex) {
        var scan = Self(tokens: tokens, file: file)
        while let token = scan.tokens.next() {
            switch token {
            case "@": scan.readKeyword(into: &index)
            case "-", "+":
                if scan.current != nil, scan.tokens.skip("(") { scan.readMethod(into: &index) }
            case "{": scan.skipBody(into: &index)
            default: break
            }
        }
        tokens = scan.tokens
    }

    private mutating func readKeyword(into index: inout SourceIndex) {
        guard let token = tokens.peek() else { return }
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
            tokens.skip("(", to: ")")
            readVariables(until: ";", into: &index)
        default: break
        }
    }

    private mutating func readClass(isInterface: Bool, at start: Int, into index: inout SourceIndex) {
        guard let name = tokens.word() else { return }
        tokens.skip("<", to: ">")
        let superclass = tokens.skip(":") ? tokens.word() : nil
        let isCategory = superclass == nil && tokens.skip("(")
        if isCategory { tokens.skipRest(of: "(", to: ")") }
        tokens.skip("<", to: ">")
        current = name
        let line = tokens.line(of: start)
        index.change(name) {
            $0.hasPlainName = true
            if let superclass { $0.superclasses.insert(superclass) }
            if isInterface, !isCategory { $0.place = "\(file):\(line)" }
        }
        if tokens.skip("{") { readVariables(until: "}", into: &index) }
    }

    /// Reads `IBOutlet UILabel *name, *other;`, one or, up to a brace, many.
    private mutating func readVariables(until end: Unicode.Scalar, into index: inout SourceIndex) {
        var (type, name): (String?, String?) = (nil, nil)
        func add() {
            guard let current, !current.isEmpty, let name else { return }
            index.change(current) { $0.add(name, SourceClass.Property(type: type, isExposed: true)) }
        }
        while let token = tokens.next() {
            switch token {
            case _ where token.kind == .word:
                let word = token.text
                let isMacro = tokens.peek()?.byte == 40 && word.allSatisfy { $0.isUppercase || $0 == "_" }
                if isMacro || Self.qualifiers.contains(word) { continue }
                if type == nil { type = word } else { name = word }
            case "(":
                // A block has its name in parentheses: (^name).
                if tokens.skip("^") { name = tokens.word() }
                tokens.skipRest(of: "(", to: ")")
            case "<": tokens.skipRest(of: "<", to: ">")
            case ",": add()
            case ";":
                add()
                if end == ";" { return }
                (type, name) = (nil, nil)
            case "}": return
            case "@":
                // @private and the like are in a list of variables. Anything else has begun something new.
                if let word = tokens.word(), !["private", "protected", "public", "package"].contains(word) { return }
            default: break
            }
        }
    }

    private static let qualifiers: Set = [
        "IBOutlet", "IBInspectable", "__weak", "__strong", "__unsafe_unretained", "__block", "weak", "nullable",
        "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "const", "unsigned", "__kindof",
        "IBOutletCollection", "__attribute__", "UI_APPEARANCE_SELECTOR",
    ]

    private mutating func readMethod(into index: inout SourceIndex) {
        tokens.skipRest(of: "(", to: ")")
        var selector = ""
        var word: String?
        while true {
            // The name of an argument gives way to what follows.
            if let next = tokens.word() {
                word = next
            } else if tokens.skip(":") {
                selector += (word ?? "") + ":"
                word = nil
                tokens.skip("(", to: ")")
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
            switch token {
            case "{": depth += 1
            case "}": depth = tokens.beginsLine(token) && current != nil ? 0 : depth - 1
            case "@":
                guard let word = tokens.peek() else { return }
                if word == "end" || word == "implementation" || word == "interface" {
                    return readKeyword(into: &index)
                }
            default: break
            }
        }
    }
}
