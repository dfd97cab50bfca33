/// Something that was shown: `stats`, `xib ReusableTableViewCell`.
struct Sight {
    /// What it is, as a chapter's mark names it.
    let name: String
    /// What was to be read.
    let text: String
}

extension ExampleSession {
    /// What a line has shown, by the names that chapters use.
    ///
    /// - Parameters:
    ///   - line: A line that was run without an error.
    ///   - text: What it printed.
    func sights(of line: String, showing text: String) -> [Sight] {
        let words = line.split(separator: " ").map(String.init)
        let argument = words.dropFirst().first { !$0.hasPrefix("-") }
        let names: [String]
        switch words.first {
        case "xib":
            names = argument.map { [$0.replacing(#/\.(xib|storyboard)$/#, with: "")] } ?? nibs
        case "source":
            names = [typeToRead(argument)]
        case "why", "claim", "term", "compare":
            names = argument.map { [$0] } ?? []
        case "tree":
            return [Sight(name: words.contains("--ib") ? "tree --ib" : "tree", text: text)]
        case "trace":
            return argument == "last" ? [Sight(name: "trace", text: text)] : []
        case "technique":
            return words.contains("--compare") ? [Sight(name: "compare", text: text)] : []
        default:
            return words.first.map { [Sight(name: $0, text: text)] } ?? []
        }
        return names.map { Sight(name: "\(words[0]) \($0)", text: text) }
    }

    /// The name of what a mark wants to have been seen: for code, that of the type, whatever the mark calls it.
    func sightName(of mark: String) -> String {
        let words = mark.split(separator: " ").map(String.init)
        return words.count == 2 && words[0] == "source" ? "source \(typeToRead(words[1]))" : mark
    }
}
