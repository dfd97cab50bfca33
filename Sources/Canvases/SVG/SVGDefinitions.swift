/// What a picture says once and refers to: gradients, clips, images.
nonisolated struct SVGDefinitions {
    private var identifiers: [String: String] = [:]
    private var written: [String] = []

    /// The identifier of an element; equal elements share one.
    mutating func identifier(
        of name: String, _ attributes: SVGWriter.Attributes, content: (inout SVGWriter) -> Void
    ) -> String {
        var body = SVGWriter()
        body.element(name, attributes, content: content)
        if let known = identifiers[body.output] { return known }
        let identifier = "d\(written.count + 1)"
        identifiers[body.output] = identifier
        written.append("<\(name) id=\"\(identifier)\"" + body.output.dropFirst(1 + name.count))
        return identifier
    }

    /// The elements, in the order in which they were first asked for; nothing if there are none.
    var markup: String {
        written.isEmpty ? "" : "<defs>\n\(written.joined())</defs>\n"
    }

    /// The same, but a shape that is in several elements is written once.
    var sharedMarkup: String {
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
        return rest.joined().replacing("<defs>\n", with: "<defs>\n" + shared, maxReplacements: 1)
    }
}
