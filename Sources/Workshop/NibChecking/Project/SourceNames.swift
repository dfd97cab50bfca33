/// The words and strings of a source, and the names that its code does something with.
nonisolated struct SourceNames {
    enum Use {
        /// The code registers cells with a list: `register…`, `UINib`.
        case registers
        /// Loads a nib by itself: `loadNibNamed`.
        case loads
        /// Looks for a view: `viewWithTag`.
        case looksForTag
        /// Asks a list for a cell: `dequeue…`.
        case dequeues
        /// Lets a view take touches: `isUserInteractionEnabled`.
        case takesTouches
    }

    /// The beginning of a call that names something of a nib.
    struct CallStart {
        /// The word: of a function, or of a label.
        let range: Range<Int>
        /// A Boolean value that indicates whether the word is the label of the first argument that counts.
        var isLabel = false
        /// The class that is made, or `super` or `self`.
        var receiver = ""
        /// The variable that the result is assigned to.
        var variable: String?
        /// The place of a storyboard that the call is made on.
        var storyboard: Range<Int>?
    }

    /// The name of the file.
    private(set) var file = ""
    /// The hashes of the words and strings, except for identifiers that only dequeue cells.
    private(set) var words: Set<Int> = []
    /// The hashes of the words that come more than once.
    private(set) var repeated: Set<Int> = []
    /// The strings and words that code does something with.
    private(set) var uses: [Use: Set<String>] = [:]
    /// The identifiers of cells that there must be: the program ends if a list has no such cell. Their places follow.
    private(set) var demands: [String: Int] = [:]
    /// The calls that name something of a nib.
    private(set) var calls: [CallStart] = []
    /// The names that are given texts, and where. One of Objective-C is global if it is a macro, or `const`.
    private(set) var constants: [(name: String, text: String, place: Int, isGlobal: Bool, isOfFile: Bool)] = []
    /// The names whose text is the name of the class that has them, `String(describing: self)`, and where.
    private(set) var ownNames: [(name: String, place: Int)] = []
    /// The name that is given the name of a class, as far as that was read, and the number of pieces since.
    private var describing: (name: String, isGlobal: Bool, age: Int)?
    /// The texts that are put together, with a star for each part that isn't written there: `Berth*Cell`.
    private(set) var patterns: Set<String> = []
    /// The current use, and the number of pieces whose names belong to it.
    private var current: (use: Use, left: Int)?
    /// The identifier that a list was asked for last, while the call isn't read to its end.
    private var asked: (identifier: SourceTokens.Token, isClosed: Bool, isCast: Bool)?
    /// The last pieces, of which the first is the last.
    private var last:
        (
            SourceTokens.Token?, SourceTokens.Token?, SourceTokens.Token?, SourceTokens.Token?, SourceTokens.Token?
        )
    /// The name of the function that was declared last, in Swift, and the number of pieces since.
    private var function: (name: SourceTokens.Token, age: Int)?
    /// The parameters that stand for types, `func register<Cell>(…)`. A type of one letter is always one.
    private(set) var parameters: Set<String> = []
    /// The storyboard that was made last, and the number of pieces since.
    private var storyboard: (range: Range<Int>, age: Int)?
    /// A Boolean value that indicates whether the statement has the word `static`, so that in Objective-C only its file
    /// knows what it declares.
    private var isStatic = false
    /// The number of pieces since a `@try` of Objective-C.
    private var sinceTry = Int.max

    func mentions(_ word: String) -> Bool { words.contains(Self.hash(word)) }

    /// Returns the names of a file with their uses alone.
    func withoutCalls(of file: String) -> SourceNames {
        var names = SourceNames()
        (names.file, names.words, names.uses) = (file, words, uses)
        return names
    }

    static func hash(_ text: String) -> Int {
        var text = text
        return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
    }

    static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        var hash = -3_750_763_034_362_895_579
        var index = 0
        while index < bytes.count {
            hash = (hash ^ Int(bytes[index])) &* 1_099_511_628_211
            index += 1
        }
        return hash
    }

    mutating func note(_ token: SourceTokens.Token, isSwift: Bool) {
        defer { last = (token, last.0, last.1, last.2, last.3) }
        if storyboard != nil { storyboard!.age += 1 }
        if sinceTry < Int.max { sinceTry += 1 }
        if function != nil { function!.age += 1 }
        if token.kind == .word, let word = last.0, word == "func" { function = (token, 0) }
        if let function, function.age == 2, token.kind == .word, let mark = last.0, "<" ~= mark {
            parameters.insert(token.text)
        }
        if token.kind == .mark { correctConstant(before: token) }
        if !isSwift, token == "try", let mark = last.0, "@" ~= mark { sinceTry = 0 }
        if asked != nil { noteAsked(token, isSwift: isSwift) }
        if token == "static" { isStatic = true }
        if token.kind == .mark {
            if ";" ~= token || "}" ~= token { isStatic = false }
            if "+" ~= token, let text = last.0, text.kind == .string { add(pattern: text.text + "*", isSwift: isSwift) }
        }
        if token.kind == .string {
            noteText(token, isSwift: isSwift)
            if current?.use == .dequeues {
                (asked, current) = ((token, false, false), nil)
                return
            }
        }
        let isWord = token.kind == .word
        if token.kind != .mark { note(Self.hash(token.bytes)) }
        if isWord {
            // `String` or `NSStringFromClass`, and the words behind it.
            if describing != nil || token.byte == (isSwift ? 0x53 : 0x4E) { noteDescription(token, isSwift: isSwift) }
            noteCall(token, isSwift: isSwift)
            if token == "isUserInteractionEnabled" || token == "userInteractionEnabled", let word = last.1 {
                uses[.takesTouches, default: []].insert(word.text)
            }
            if token == "setUserInteractionEnabled", let word = last.0 {
                uses[.takesTouches, default: []].insert(word.text)
            }
        }
        if isWord, Self.usesBegin.contains(token.byte), let begun = Self.use(token) {
            current = begun
        } else if let (use, left) = current {
            let isClass = isWord && 65...90 ~= token.byte
            if isClass || token.kind == .string || isWord && use == .looksForTag, token.range.count < 200 {
                uses[use, default: []].insert(token.text)
            }
            current = left > 1 ? (use, left - 1) : nil
        }
    }

    /// Notes whether there must be a cell with the identifier that a list was asked for: the call has an index path, or
    /// its result is unwrapped, as in `dequeueReusableCell(withIdentifier: "Dish") as! DishCell`.
    private mutating func noteAsked(_ token: SourceTokens.Token, isSwift: Bool) {
        guard let (identifier, isClosed, isCast) = asked, !("," ~= token) else { return }
        let isWord = token.kind == .word
        var isDemanded = token == "for" || token == "forIndexPath"
        if isCast {
            // The type behind `as!`, `Menu.DishCell`. A cast to an optional type takes nil.
            if "." ~= token || isWord && last.0?.kind == .mark { return }
            isDemanded = !("?" ~= token)
        } else if isClosed {
            if token == "as" { return }
            isDemanded = "!" ~= token
            if isDemanded, last.0?.kind == .word { return asked!.isCast = true }
        } else if isSwift, ")" ~= token {
            return asked!.isClosed = true
        }
        asked = nil
        if isDemanded {
            demands[identifier.text] = identifier.range.lowerBound
        } else {
            note(Self.hash(identifier.bytes))
        }
    }

    private mutating func note(_ hash: Int) {
        if !words.insert(hash).inserted { repeated.insert(hash) }
    }

    // MARK: Texts

    private mutating func noteText(_ token: SourceTokens.Token, isSwift: Bool) {
        if token.range.count > 100 { return }
        let bytes = token.bytes
        let isComposed = bytes.contains(isSwift ? 0x5C : 0x25)
        // Swift's `String(format:)` has Objective-C's texts.
        if isComposed || bytes.contains(0x25) { add(pattern: token.text, isSwift: isSwift) }
        if isComposed, isSwift, let (name, isGlobal) = constantName(isSwift: true) {
            noteClass(in: token, as: name, isGlobal: isGlobal)
        }
        if let mark = last.0, "+" ~= mark { add(pattern: "*" + token.text, isSwift: isSwift) }
        // `@"Cell"`: `[name stringByAppendingString:@"Cell"]`, and `name.appending("Cell")`.
        let before = isSwift ? last.1 : last.2
        if let word = before, word.bytes.starts(with: "stringByAppending".utf8) || word == "appending" {
            add(pattern: "*" + token.text, isSwift: isSwift)
        }
        if let (name, isGlobal) = constantName(isSwift: isSwift), !isComposed || !isSwift {
            constants.append((name, token.text, token.range.lowerBound, isGlobal, isStatic && !isSwift))
        }
    }

    /// Notes a name that is given the name of a class: `"\(DishCell.self)"`, or `"\(self)"`.
    private mutating func noteClass(in token: SourceTokens.Token, as name: String, isGlobal: Bool) {
        // Few composed texts are one name, and a regular expression for each takes long.
        guard token.bytes.first == 0x5C, token.bytes.last == 0x29 else { return }
        let inner = token.text.dropFirst(2).dropLast()
        let type = String(inner.hasSuffix(".self") ? inner.dropLast(5) : inner)
        guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return }
        if type == "Self" || type == "self" {
            ownNames.append((name, token.range.lowerBound))
        } else if inner.count > type.count, type.count > 1, !parameters.contains(type) {
            constants.append((name, type, token.range.lowerBound, isGlobal, false))
        }
    }

    /// Notes a name that is given the name of a class: `String(describing: DishCell.self)`, or in Objective-C
    /// `NSStringFromClass([self class])`. In Swift, the latter puts the module before the name.
    private mutating func noteDescription(_ token: SourceTokens.Token, isSwift: Bool) {
        guard let (name, isGlobal, age) = describing else {
            if token == "String" && isSwift || token == "NSStringFromClass" && !isSwift {
                describing = constantName(isSwift: isSwift).map { ($0.name, $0.isGlobal, 0) }
            }
            return
        }
        if isSwift, age == 0, token == "describing" { return describing!.age = 1 }
        describing = nil
        if isSwift, age == 0 { return }
        if token == "self" || token == "Self" {
            ownNames.append((name, token.range.lowerBound))
        } else if 65...90 ~= token.byte, token.range.count > 1, !parameters.contains(token.text) {
            constants.append((name, token.text, token.range.lowerBound, isGlobal, isStatic && !isSwift))
        }
    }

    /// Removes the last constant if its text goes on: `"Dish" + kind`, `String(describing: Dish.self) + "Cell"`, or if
    /// it is the text of an object: `String(describing: Dish())`.
    private mutating func correctConstant(before mark: SourceTokens.Token) {
        let goesOn = "+" ~= mark || "." ~= mark
        guard goesOn || "(" ~= mark, let end = last.0 else { return }
        func isPlace(_ place: Int?, _ token: SourceTokens.Token?) -> Bool { place == token?.range.lowerBound }
        if end.kind == .mark {
            guard goesOn, ")" ~= end, let word = last.1, word == "self" else { return }
            if isPlace(ownNames.last?.place, word) { ownNames.removeLast() }
            if constants.last != nil, isPlace(constants.last?.place, last.3) { constants.removeLast() }
        } else if goesOn == (end.kind == .string), constants.last != nil, isPlace(constants.last?.place, end) {
            constants.removeLast()
        }
    }

    /// The name that the text which comes next is given to: `let name = "…"`, `NSString *name = @"…"`, `#define NAME
    /// @"…"`, `var name: String { "…" }`, `func name() -> String { "…" }`.
    private func constantName(isSwift: Bool) -> (name: String, isGlobal: Bool)? {
        var pieces = [last.0, last.1, last.2, last.3, last.4].compactMap(\.self)[...]
        if let first = pieces.first, "@" ~= first { pieces.removeFirst() }
        guard let first = pieces.first else { return nil }
        if first.kind == .word, first == "return" {
            pieces.removeFirst()
            guard let brace = pieces.first, "{" ~= brace else { return nil }
        } else if first.kind == .word {
            // A macro has its name right before the text.
            return pieces.dropFirst().first.map { $0 == "define" } ?? false ? (first.text, true) : nil
        }
        guard let mark = pieces.popFirst(), "=" ~= mark || "{" ~= mark else { return nil }
        if let type = pieces.first, type == "String", pieces.count > 2 {
            pieces.removeFirst()
            guard let mark = pieces.popFirst() else { return nil }
            // `func name() -> String {` has seven pieces.
            if ">" ~= mark, let function, function.age == (first == "return" ? 8 : 7) {
                return (function.name.text, false)
            }
            guard ":" ~= mark else { return nil }
        }
        guard let name = pieces.popFirst(), name.kind == .word else { return nil }
        if "{" ~= mark { return (name.text, false) }
        guard let before = pieces.first else { return nil }
        let isDeclared =
            isSwift ? before == "let" || before == "var" || before == "case" : "*" ~= before || before == "const"
        return isDeclared ? (name.text, !isSwift && before == "const") : nil
    }

    /// Adds a text with parts that are put in when the program runs. Messages to people have spaces, but names don't.
    private mutating func add(pattern text: String, isSwift: Bool) {
        var (pattern, rest) = ("", Substring(text))
        while let character = rest.popFirst() {
            if isSwift, character == "\\" {
                guard rest.first == "(" else { return }
                var depth = 0
                repeat {
                    if rest.first == "(" { depth += 1 }
                    if rest.first == ")" { depth -= 1 }
                    rest = rest.dropFirst()
                } while depth > 0 && !rest.isEmpty
                pattern += "*"
            } else if character == "%" {
                let conversion = rest.drop { "0123456789.lhqz".contains($0) }
                guard let kind = conversion.first, "@diuxXfgecs".contains(kind) else {
                    pattern.append(character)
                    continue
                }
                rest = conversion.dropFirst()
                pattern += "*"
            } else {
                pattern.append(character)
            }
        }
        // A pattern of wildcards alone, such as `NSStringFromClass` and a number, would match everything.
        let letters = pattern.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        guard pattern.contains("*"), letters.count >= 2, !pattern.contains("  "),
            pattern.filter({ $0 == " " }).count < 2
        else { return }
        patterns.insert(pattern)
    }

    // MARK: Calls

    /// The first letters of words in ``use(_:)`` and ``callWords``: most words have others.
    private static let (usesBegin, callsBegin) = (ByteSet("rUnlvd"), ByteSet("nilUsprd"))

    /// The words that begin a call, by their hashes, and whether each is the label of what it names.
    private static let callWords: [Int: Bool] = Dictionary(
        uniqueKeysWithValues: [
            ("nibName", true), ("nibWithNibName", true), ("initWithNibName", true), ("loadNibNamed", false),
            ("UIStoryboard", false), ("storyboardWithName", true), ("instantiateViewController", false),
            ("instantiateViewControllerWithIdentifier", true), ("instantiateInitialViewController", false),
            ("performSegue", false), ("performSegueWithIdentifier", true), ("register", false), ("registerNib", true),
            ("registerClass", true),
            ("dequeueReusableCell", false), ("dequeueReusableSupplementaryView", false),
            ("dequeueReusableCellWithIdentifier", true), ("dequeueReusableCellWithReuseIdentifier", true),
        ].map { (hash($0.0), $0.1) })

    private mutating func noteCall(_ token: SourceTokens.Token, isSwift: Bool) {
        guard Self.callsBegin.contains(token.byte), token.byte != 0x64 || token.range.count > 18,
            let isLabel = Self.callWords[Self.hash(token.bytes)]
        else { return }
        // Code with `@try` expects that a name may be missing.
        if sinceTry < 30 { return }
        var start = CallStart(range: token.range, isLabel: isLabel)
        // In Swift's calls the label stands behind a parenthesis, and what is called before it.
        let name = isSwift ? last.1 : last.2
        if token == "nibName", let open = last.0, "(" ~= open, let name, name.kind == .word {
            // `UINib.init(`, or `init(` of the class itself.
            let isOfType = name == "init" && last.2.map { "." ~= $0 } ?? false
            start.receiver = isOfType ? last.3?.text ?? "" : name == "init" ? "self" : name.text
            if let mark = last.2, "=" ~= mark { start.variable = last.3?.text }
        } else if token == "initWithNibName", let close = last.0 {
            // `[[MenuController alloc] initWithNibName:`, `[super initWithNibName:`.
            if "]" ~= close, let word = last.1, word == "alloc" { start.receiver = last.2?.text ?? "" }
            if close == "super" || close == "self" { start.receiver = close.text }
        } else if token == "nibWithNibName", let mark = last.2, "=" ~= mark {
            start.variable = last.3?.text
        } else if isSwift, token.bytes.starts(with: "performSegue".utf8) {
            // `self?.performSegue`.
            if let dot = last.0, "." ~= dot {
                start.receiver = (last.1?.kind == .mark ? last.2 : last.1)?.text ?? ""
            }
        } else if token == "performSegueWithIdentifier" {
            start.receiver = last.0?.text ?? ""
        } else if token == "UIStoryboard" || token == "storyboardWithName" {
            storyboard = (token.range, 0)
            // `let menu = UIStoryboard(`, `UIStoryboard *menu = [UIStoryboard storyboardWithName:`.
            if let mark = isSwift ? last.0 : last.2, "=" ~= mark {
                start.variable = (isSwift ? last.1 : last.3)?.text
            }
        } else if token.bytes.starts(with: "instantiate".utf8) {
            let before = isSwift ? last.1 : last.0
            if let made = storyboard, made.age <= 16, let before, (isSwift ? ")" : "]") ~= before {
                start.storyboard = made.range
            } else {
                // `menu.instantiate`, `menu?.instantiate`, `[menu instantiate`.
                let isMark = before?.kind == .mark
                let (word, mark) = isSwift && isMark ? (last.2, last.3) : (before, isSwift ? last.2 : last.1)
                // `self.storyboard` is the scene's own.
                let isOfScene = word.map { $0 == "storyboard" } ?? false && mark.map { "." ~= $0 } ?? false
                if !isOfScene { start.receiver = word?.text ?? "" }
            }
        }
        calls.append(start)
    }

    /// Returns the use of a word, and its number of pieces.
    private static func use(_ word: SourceTokens.Token) -> (Use, Int)? {
        if word.bytes.starts(with: "register".utf8) || word == "UINib" || word == "nibWithNibName" {
            return (.registers, 20)
        }
        if word.bytes.starts(with: "dequeueReusable".utf8) { return (.dequeues, 10) }
        if word == "viewWithTag" { return (.looksForTag, 2) }
        return word == "loadNibNamed" ? (.loads, 8) : nil
    }
}
