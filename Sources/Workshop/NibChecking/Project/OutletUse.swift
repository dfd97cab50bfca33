internal import Foundation

/// The ways in which the files of a class use one of its outlets.
package struct OutletUse {
    /// A Boolean value that indicates whether code reads the outlet without asking whether there is one. In
    /// Objective-C, it does more than changing the look of a view, which nobody misses if there is no view.
    package var isRead = false
    /// A Boolean value that indicates whether code does anything with the outlet.
    package private(set) var isNamed = false
    /// A Boolean value that indicates whether code sets the outlet.
    package private(set) var isSet = false
    /// The number of declarations with the name: another class's in the file, or a local variable, may be meant.
    private var declarations = 0

    /// Returns the uses of outlets by their names, for which each file of the class is read once.
    package static func all(
        of properties: [String], in owner: SourceClass, _ sources: SourceIndex
    ) -> [String: OutletUse] {
        guard !properties.isEmpty else { return [:] }
        // Variables of Objective-C have an underscore before the name.
        let names = Dictionary(properties.flatMap { [($0, $0), ("_" + $0, $0)] }) { first, _ in first }
        var uses = Dictionary(uniqueKeysWithValues: properties.map { ($0, OutletUse()) })
        for path in owner.files.flatMap(sources.paths) {
            guard let data = Project.data(of: URL(fileURLWithPath: path)) else { continue }
            data.withUnsafeBytes { bytes in
                var tokens = SourceTokens(bytes, isSwift: path.hasSuffix(".swift"))
                note(names, in: &tokens, isSwift: path.hasSuffix(".swift"), &uses)
            }
        }
        return uses.mapValues { use in
            var use = use
            if use.declarations > 1 { use.isRead = false }
            return use
        }
    }

    /// Returns the properties that files of Objective-C read of variables with a class: `DishCell *cell`, and then
    /// `cell.priceLabel.text`.
    package static func read(_ properties: [String], of types: Set<String>, in paths: Set<String>) -> Set<String> {
        var found: Set<String> = []
        guard !properties.isEmpty else { return found }
        for path in paths.sorted() where !path.hasSuffix(".swift") {
            guard let data = Project.data(of: URL(fileURLWithPath: path)) else { continue }
            data.withUnsafeBytes { bytes in
                var tokens = SourceTokens(bytes, isSwift: false)
                var variables: Set<String> = []
                while let word = tokens.next() {
                    guard word.kind == .word else { continue }
                    if types.contains(word.text), tokens.skip("*"), let name = tokens.word() { variables.insert(name) }
                    guard variables.contains(word.text), tokens.skip("."), let property = tokens.word() else {
                        continue
                    }
                    if properties.contains(property), tokens.skip("."), !changesLook(&tokens) { found.insert(property) }
                }
            }
        }
        return found
    }

    /// Goes behind `: UILabel! { didSet { … } }`, which runs only when the outlet is set.
    private static func skipObserver(in tokens: inout SourceTokens) {
        guard tokens.skip(":") else { return }
        while tokens.word() != nil || tokens.skip(".") || tokens.skip("[") || tokens.skip("]") {}
        if tokens.skip("!"), let brace = tokens.peek(), "{" ~= brace { tokens.skip("{", to: "}") }
    }

    /// The properties of views that only change how a view looks, or whether it takes touches.
    private static let looks: Set = [
        "alpha", "backgroundColor", "bounds", "center", "clipsToBounds", "contentMode", "enabled", "font", "frame",
        "hidden", "numberOfLines", "opaque", "selected", "textAlignment", "textColor", "tintColor", "transform",
        "userInteractionEnabled",
    ]

    /// Returns a Boolean value that indicates whether code sets one of ``looks``, or a property of the layer, after
    /// the dot behind a view: `priceLabel.hidden = YES`, `priceLabel.layer.cornerRadius = 4`.
    private static func changesLook(_ tokens: inout SourceTokens) -> Bool {
        guard let word = tokens.word() else { return false }
        if word == "layer" { return true }
        return looks.contains(word) && tokens.skip("=") && !tokens.skip("=")
    }

    /// Returns a Boolean value that indicates whether a message sets one of ``looks``: `[priceLabel setHidden:YES]`.
    private static func changesLook(_ message: String) -> Bool {
        guard message.hasPrefix("set") else { return message == "removeFromSuperview" || message == "layer" }
        let name = message.dropFirst(3)
        return looks.contains(name.prefix(1).lowercased() + name.dropFirst())
    }

    private static func note(
        _ names: [String: String], in tokens: inout SourceTokens, isSwift: Bool, _ uses: inout [String: OutletUse]
    ) {
        // The three pieces that came last.
        var before: [String] = ["", "", ""]
        func next() -> String? {
            guard let token = tokens.next() else { return nil }
            let text = token.kind == .string ? "\"" : token.text
            before = [before[1], before[2], text]
            return text
        }
        while true {
            let last = before
            guard let text = next() else { return }
            guard let property = names[text] else { continue }
            // Another object's property of the same name doesn't belong to the class.
            if last[2] == ".", last[1] != "self" { continue }
            if ["var", "let"].contains(last[2]) {
                uses[property]!.declarations += 1
                skipObserver(in: &tokens)
            }
            let mark = tokens.peek().map { $0.kind == .string ? "\"" : $0.text } ?? ""
            // `UILabel *priceLabel = …` is a local variable.
            if last[2] == "*", mark == "=" { uses[property]!.declarations += 2 }
            if ["var", "let", "case", "func", "*"].contains(last[2]) || last[1] == "*" { continue }
            uses[property]!.isNamed = true
            switch mark {
            case "?", ":": break
            case "=", "!":
                _ = next()
                // `==` asks, and so does `!=`.
                guard tokens.peek().map({ $0.text != "=" }) ?? true else { continue }
                if mark == "=" { uses[property]!.isSet = true } else { uses[property]!.isRead = true }
            default:
                // `if let label = priceLabel` asks; `a = priceLabel` reads nil.
                let isAsked = last[2] == "=" || last[2] == "let"
                // `[priceLabel setText:` and `[self.priceLabel setText:` are messages to it.
                let isMessage =
                    (last[2] == "[" || last == ["[", "self", "."]) && mark.first?.isLetter == true
                    && !["release", "autorelease", "retain"].contains(mark)
                if isAsked || !(mark == "." || mark == "[" || isMessage) { continue }
                if !isSwift, isMessage ? changesLook(mark) : tokens.skip(".") && changesLook(&tokens) { continue }
                uses[property]!.isRead = true
            }
        }
    }
}
