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
            if let name = tokens.word(), tokens.skip("<") { index.add(protocol: name, inheriting: protocols()) }
            current = tokens.skip(";") || tokens.skip(",") ? nil : ""
        case "end":
            current = nil
            tokens.enter(type: "", member: "")
        case "property":
            let isWeak = readAttributes()
            readVariables(until: ";", isWeak: isWeak, into: &index)
        default: break
        }
    }

    private mutating func readClass(isInterface: Bool, at start: Int, into index: inout SourceIndex) {
        guard let name = tokens.word() else { return }
        tokens.skip("<", to: ">")
        let superclass = tokens.skip(":") ? tokens.word() : nil
        let isCategory = superclass == nil && tokens.skip("(")
        if isCategory { tokens.skipRest(of: "(", to: ")") }
        let conformances = tokens.skip("<") ? protocols() : []
        current = name
        tokens.enter(type: name, member: "")
        let line = tokens.line(of: start)
        index.change(name) {
            $0.hasPlainName = true
            $0.conformances.formUnion(conformances)
            $0.files.insert(file)
            if let superclass { $0.superclasses.insert(superclass) }
            if isInterface, !isCategory {
                $0.isRepeated = $0.place != nil
                $0.place = "\(file):\(line)"
            }
        }
        if tokens.skip("{") { readVariables(until: "}", into: &index) }
    }

    /// The names up to the closing bracket.
    private mutating func protocols() -> [String] {
        var names: [String] = []
        while let token = tokens.next(), !(">" ~= token), !("{" ~= token) {
            if token.kind == .word { names.append(token.text) }
        }
        return names
    }

    /// Reads `IBOutlet UILabel *name, *other;`, one or, up to a brace, many.
    private mutating func readVariables(
        until end: Unicode.Scalar, isWeak: Bool = false, into index: inout SourceIndex
    ) {
        var (type, name): (String?, String?) = (nil, nil)
        var isOutlet = false
        func add() {
            guard let current, !current.isEmpty, let name else { return }
            var property = SourceClass.Property(type: type, isExposed: true)
            (property.outlet, property.isWeak) = (isOutlet ? .optional : nil, isWeak)
            index.change(current) { $0.add(name, property) }
        }
        while let token = tokens.next() {
            switch token {
            case _ where token.kind == .word:
                let word = token.text
                if word == "IBOutlet" { isOutlet = true }
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
                (type, name, isOutlet) = (nil, nil, false)
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

    /// Goes behind the attributes of a property, and returns whether it is weak.
    private mutating func readAttributes() -> Bool {
        var isWeak = false
        guard tokens.skip("(") else { return false }
        while let token = tokens.next(), !(")" ~= token), !(";" ~= token) {
            if token == "weak" || token == "assign" { isWeak = true }
            if "(" ~= token { tokens.skipRest(of: "(", to: ")") }
        }
        return isWeak
    }

    private mutating func readMethod(into index: inout SourceIndex) {
        let isAction = tokens.peek().map { $0 == "IBAction" } ?? false
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
        guard let current, !current.isEmpty else { return }
        index.change(current) { $0.add(method: selector, isExposed: true) }
        if isAction { index.add(action: selector, of: current) }
        tokens.enter(type: current, member: selector)
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
