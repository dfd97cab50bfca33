/// The definitions that a picture refers to: gradients, clips, images.
nonisolated struct SVGDefinitions {
    private var identifiers: [String: String] = [:]
    private var written: [(identifier: String, markup: String)] = []

    /// The identifier of an element. Equal elements share one.
    mutating func identifier(
        of name: String, _ attributes: SVGWriter.Attributes, content: (inout SVGWriter) -> Void
    ) -> String {
        var body = SVGWriter()
        body.element(name, attributes, content: content)
        if let known = identifiers[body.output] { return known }
        let identifier = "d\(written.count + 1)"
        identifiers[body.output] = identifier
        written.append((identifier, "<\(name) id=\"\(identifier)\"" + body.output.dropFirst(1 + name.count)))
        return identifier
    }

    /// Returns the definitions that a picture refers to, in the order of first use. A shape in several pictures may be
    /// written once.
    func markup(usedIn picture: String, sharingShapes sharesShapes: Bool = false) -> String {
        var used = Self.references(in: picture)
        // An element that refers to others was requested after them.
        let elements = written.reversed().filter { element in
            guard used.contains(element.identifier) else { return false }
            used.formUnion(Self.references(in: element.markup))
            return true
        }.map(\.markup).reversed()
        if elements.isEmpty { return "" }
        let written = elements.joined()
        return "<defs>\n\(sharesShapes ? Self.sharingShapes(written) : written)</defs>\n"
    }

    private static func references(in markup: String) -> Set<String> {
        Set(
            markup.utf8.split(separator: UInt8(ascii: "#")).dropFirst().map { rest in
                String(Substring(rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }))
            })
    }

    private static func sharingShapes(_ markup: String) -> String {
        let lines = markup.split(separator: "\n")
        let shapes = lines.reduce(into: [Substring: Int]()) { counts, line in
            if line.hasPrefix("<path "), line.hasSuffix("/>") { counts[line, default: 0] += 1 }
        }.filter { $0.value > 1 }
        var known: [Substring: String] = [:]
        var shared = ""
        let rest = lines.map { line in
            guard shapes[line] != nil else { return line + "\n" }
            if known[line] == nil {
                known[line] = "s\(known.count + 1)"
                shared += "<path id=\"s\(known.count)\"" + line.dropFirst("<path".count) + "\n"
            }
            return "<use href=\"#\(known[line]!)\"/>\n"
        }
        return shared + rest.joined()
    }
}
