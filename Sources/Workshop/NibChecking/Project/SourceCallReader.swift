/// Reads the calls whose beginnings a scan has noted: their arguments, and the call that follows at once.
nonisolated struct SourceCallReader {
    private typealias Argument = (label: String, tokens: [SourceTokens.Token])

    /// A call has no more pieces than these.
    private static let most = 200

    private let bytes: UnsafeRawBufferPointer
    private let isSwift: Bool
    /// The parameters of functions that stand for types.
    private let parameters: Set<String>

    init(_ bytes: UnsafeRawBufferPointer, isSwift: Bool, parameters: Set<String>) {
        (self.bytes, self.isSwift, self.parameters) = (bytes, isSwift, parameters)
    }

    /// Returns the call that begins with a word, or nil if it isn't of interest.
    func call(
        _ start: SourceNames.CallStart, file: String, line: Int, context: (type: String, member: String)
    ) -> SourceCall? {
        guard start.range.upperBound < bytes.count else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start.range.upperBound...].prefix(8_192))
        var tokens = SourceTokens(rest, isSwift: isSwift)
        let word = String(decoding: bytes[start.range], as: UTF8.self)
        // Before Swift 3, the first label was a part of the name: `registerNib(_:forCellReuseIdentifier:)`.
        let isCall = isSwift && (!start.isLabel || word != "nibName" && tokens.peek().map { "(" ~= $0 } ?? false)
        var (arguments, next) = isCall ? calls(&tokens) : messages(word, &tokens)
        if isCall, start.isLabel, arguments.first?.label.isEmpty ?? false { arguments[0].label = word }
        func value(_ labels: String...) -> SourceValue? {
            let found = arguments.first { labels.contains($0.label) }
            return found.map { self.value($0.tokens[...]) }
        }
        func make(_ kind: SourceCall.Kind, _ value: SourceValue?, owner: String? = nil) -> SourceCall? {
            guard let value else { return nil }
            return SourceCall(
                kind: kind, value: value, owner: owner, file: file, line: line, type: context.type,
                member: context.member, variable: start.variable)
        }
        switch word {
        case "nibName":
            // A name that begins with a lowercase letter is a function that loads a nib.
            let isClass = start.receiver.first?.isUppercase ?? false || ["self", "super"].contains(start.receiver)
            let kind: SourceCall.Kind =
                isClass && start.receiver != "UINib" ? .controller(start.receiver) : .nib
            return start.receiver.isEmpty ? nil : make(kind, value(word))
        case "nibWithNibName": return make(.nib, value(word))
        case "initWithNibName": return start.receiver.isEmpty ? nil : make(.controller(start.receiver), value(word))
        case "loadNibNamed":
            let owner = arguments.first { $0.label == "owner" }.map { $0.tokens.map(\.text).joined() }
            return make(.nib, value("", word), owner: owner)
        case "UIStoryboard":
            return make(.storyboard(asksForInitial: next == "instantiateInitialViewController"), value("name"))
        case "storyboardWithName":
            return make(.storyboard(asksForInitial: next == "instantiateInitialViewController"), value(word))
        case "instantiateInitialViewController":
            // A storyboard that is made at once has a call of its own.
            return start.storyboard == nil && !start.receiver.isEmpty ? make(.initialScene, .name(start.receiver)) : nil
        case "instantiateViewController":
            return make(.scene(in: storyboard(of: start)), value("withIdentifier", "identifier"))
        case "instantiateViewControllerWithIdentifier":
            return make(.scene(in: storyboard(of: start)), value(word))
        case "performSegue", "performSegueWithIdentifier":
            let isOwn = ["", "self", "strongSelf", "weakSelf"].contains(start.receiver)
            return make(.segue(isOwn: isOwn), value("withIdentifier", "performSegueWithIdentifier"))
        case let word where word.hasPrefix("dequeue"):
            guard arguments.contains(where: { $0.label == "for" || $0.label == "forIndexPath" }) || isCast(&tokens)
            else { return nil }
            return make(.dequeue, value("withIdentifier", "withReuseIdentifier", word))
        default:
            let thing = value("", word)
            let identifier = value(
                "forCellReuseIdentifier", "forCellWithReuseIdentifier", "withReuseIdentifier",
                "forHeaderFooterViewReuseIdentifier")
            let reused: ReusedView =
                switch arguments.lazy.map(\.label).first(where: { $0.hasSuffix("euseIdentifier") }) {
                case "forCellReuseIdentifier": .cell
                case "forHeaderFooterViewReuseIdentifier": .header
                default: .item
                }
            guard let identifier else {
                let isOfCells = arguments.contains { $0.label.isEmpty || $0.label.hasSuffix("ype") }
                return isOfCells && isSwift ? make(.unknownRegistration, .other) : nil
            }
            return thing.flatMap { make(.registration(of: $0, for: reused), identifier) }
        }
    }

    /// Returns a Boolean value that indicates whether the result of a call must not be nil: `as! DishCell`.
    private func isCast(_ tokens: inout SourceTokens) -> Bool {
        guard isSwift, tokens.word() == "as", tokens.skip("!"), tokens.word() != nil else { return false }
        while tokens.skip(".") { _ = tokens.word() }
        return !tokens.skip("?")
    }

    /// Returns the name of the storyboard that is made for a call, or the variable that the call is made on.
    private func storyboard(of start: SourceNames.CallStart) -> SourceValue? {
        guard let range = start.storyboard else { return start.receiver.isEmpty ? nil : .name(start.receiver) }
        let made = SourceNames.CallStart(range: range)
        return call(made, file: "", line: 0, context: ("", "")).map(\.value) ?? .other
    }

    /// The arguments in parentheses, and the name of a method that is called on the result.
    private func calls(_ tokens: inout SourceTokens) -> ([Argument], String?) {
        // `UIStoryboard.init(` is the same.
        if tokens.skip("."), tokens.word() != "init" { return ([], nil) }
        guard let open = tokens.next(), "(" ~= open else { return ([], nil) }
        var (arguments, current, depth, count): ([Argument], Argument, Int, Int) = ([], ("", []), 1, 0)
        while let token = tokens.next(), count < Self.most {
            count += 1
            if "(" ~= token || "[" ~= token || "{" ~= token { depth += 1 }
            if ")" ~= token || "]" ~= token || "}" ~= token { depth -= 1 }
            if depth == 0 || "," ~= token && depth == 1 {
                arguments.append(current)
                current = ("", [])
                if depth == 0 { break }
            } else if ":" ~= token, depth == 1, current.tokens.count == 1, current.label.isEmpty {
                current = (current.tokens[0].text, [])
            } else {
                current.tokens.append(token)
            }
        }
        _ = tokens.skip("!") || tokens.skip("?")
        return (arguments, tokens.skip(".") ? tokens.word() : nil)
    }

    /// The arguments of a message after its first word, and the word behind its bracket.
    private func messages(_ word: String, _ tokens: inout SourceTokens) -> ([Argument], String?) {
        guard let colon = tokens.next(), ":" ~= colon else { return ([], nil) }
        var (arguments, current, depth, count): ([Argument], Argument, Int, Int) = ([], (word, []), 1, 0)
        while let token = tokens.next(), count < Self.most {
            count += 1
            if "(" ~= token || "[" ~= token || "{" ~= token { depth += 1 }
            if ")" ~= token || "]" ~= token || "}" ~= token { depth -= 1 }
            if depth == 0 || ";" ~= token || "," ~= token && depth == 1 { break }
            if token.kind == .word, depth == 1, !current.tokens.isEmpty, let next = tokens.peek(), ":" ~= next {
                _ = tokens.next()
                arguments.append(current)
                current = (token.text, [])
            } else {
                current.tokens.append(token)
            }
        }
        arguments.append(current)
        return (arguments, tokens.word())
    }

    private func value(_ tokens: ArraySlice<SourceTokens.Token>) -> SourceValue {
        var tokens = tokens
        if let first = tokens.first, "@" ~= first { tokens = tokens.dropFirst() }
        if tokens.count > 3, tokens[tokens.startIndex + 2] == "init", "." ~= tokens[tokens.startIndex + 1] {
            tokens = tokens.prefix(1) + tokens.dropFirst(3)
        }
        guard let first = tokens.first else { return .other }
        if first.kind == .string { return tokens.count == 1 ? text(first.text) : .other }
        let words = tokens.map { $0.kind == .string ? "\"" : $0.text }
        // `String(describing: DishCell.self)`, `[DishCell class]`, `NSStringFromClass([DishCell class])`.
        if words.count >= 2, words[0] == "[", words.last == "]" {
            if words == ["[", "self", "class", "]"] { return .ownType }
            if words.count == 4, words[1].first!.isUppercase || words[1] == "self" {
                return words[2] == "class" ? .type(words[1]) : .name("\(words[1]).\(words[2])")
            }
            if words.count > 4, words[1] == "UINib", words[2] == "nibWithNibName" {
                let name = tokens.dropFirst(4).prefix { !($0 == "bundle") }
                return .nib(value(name))
            }
            return .other
        }
        if words.last == ")", words.count > 3, words[1] == "(" {
            let inner = tokens.dropFirst(2).dropLast()
            switch words[0] {
            case "type" where words == ["type", "(", "of", ":", "self", ")"]: return .ownType
            case "NSStringFromClass": return Self.named(value(inner), isSwift: isSwift)
            case "String" where words.count > 6 && words[2] == "describing":
                return Self.named(value(inner.dropFirst(2)), isSwift: false)
            case "UINib" where words.count > 5 && words[2] == "nibName":
                return .nib(value(inner.dropFirst(2).prefix { !("," ~= $0) }))
            default: break
            }
        }
        // `DishCell.identifier()`.
        if isSwift, words.count > 2, words.suffix(2) == ["(", ")"], words[0].first!.isLetter {
            let name = value(tokens.dropLast(2))
            if case .name = name { return name }
        }
        let isPath = tokens.enumerated().allSatisfy { index, token in
            index.isMultiple(of: 2) ? token.kind == .word : "." ~= token
        }
        guard isPath, !tokens.count.isMultiple(of: 2) else { return .other }
        if words.last == "self" || !isSwift && words.last == "class", words.count > 2 {
            let type = words[words.count - 3]
            if words == ["Self", ".", "self"] || words == ["self", ".", "class"] { return .ownType }
            return type == "Self" || isVariable(type) ? .other : .type(type)
        }
        return .name(words.joined())
    }

    /// A class as a text. Swift's `NSStringFromClass` puts the module before the name.
    private static func named(_ value: SourceValue, isSwift: Bool) -> SourceValue {
        switch value {
        case .type(let name) where !isSwift: .text(name)
        case .ownType where !isSwift: .ownName
        default: .other
        }
    }

    /// A type of one letter is a parameter, `T.self`, and a lowercase one a variable: `type.self`.
    private func isVariable(_ type: String) -> Bool {
        type.count == 1 || type.first!.isLowercase || parameters.contains(type)
    }

    /// A literal. A composed literal is known only if it is the name of a class.
    private func text(_ text: String) -> SourceValue {
        guard isSwift, text.contains("\\(") else { return text.contains("\\") ? .other : .text(text) }
        if text == "\\(type(of: self))" || text == "\\(Self.self)" { return .ownName }
        guard let type = text.wholeMatch(of: #/\\\((\w+)\.self\)/#).map({ String($0.1) }), !isVariable(type) else {
            return .other
        }
        return .text(type)
    }
}
