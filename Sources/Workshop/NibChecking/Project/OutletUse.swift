internal import Foundation

/// The ways in which the files of a class use one of its outlets.
package struct OutletUse {
    /// A Boolean value that indicates whether code reads the outlet without asking whether there is one.
    package private(set) var isRead = false
    /// A Boolean value that indicates whether code sets the outlet.
    package private(set) var isSet = false
    /// The number of declarations with the name: another class's in the file, or a local variable, may be meant.
    private var declarations = 0

    package init(of property: String, in owner: SourceClass, _ sources: SourceIndex) {
        let names: Set = [property, "_" + property]
        for path in owner.files.flatMap(sources.paths) {
            guard let data = Project.data(of: URL(fileURLWithPath: path)) else { continue }
            data.withUnsafeBytes { bytes in
                var tokens = SourceTokens(bytes, isSwift: path.hasSuffix(".swift"))
                note(names, in: &tokens)
            }
        }
        if declarations > 1 { isRead = false }
    }

    private mutating func note(_ names: Set<String>, in tokens: inout SourceTokens) {
        var before: [String] = ["", "", ""]
        while let token = tokens.next() {
            let text = token.kind == .string ? "\"" : token.text
            defer { before = [before[1], before[2], text] }
            guard token.kind == .word, names.contains(text) else { continue }
            // Another object's property of the same name doesn't belong to the class.
            if before[2] == ".", before[1] != "self" { continue }
            if ["var", "let"].contains(before[2]) { declarations += 1 }
            if ["var", "let", "case", "func", "*"].contains(before[2]) || before[1] == "*" { continue }
            let next = tokens.peek().map { $0.kind == .string ? "\"" : $0.text } ?? ""
            switch next {
            case "?", ":": break
            case "=":
                _ = tokens.next()
                // `==` asks, and so does `!=`.
                if tokens.peek().map({ $0.text != "=" }) ?? true { isSet = true }
            case "!":
                _ = tokens.next()
                if tokens.peek().map({ $0.text != "=" }) ?? true { isRead = true }
            default:
                // `if let label = priceLabel` asks; `a = priceLabel` reads nil.
                if before[2] != "=" && before[2] != "let" { isRead = isRead || next == "." || next == "[" }
            }
        }
    }
}
