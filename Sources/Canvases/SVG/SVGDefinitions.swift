/// What a picture says once and refers to: gradients, clips, images.
nonisolated struct SVGDefinitions {
    private var identifiers: [String: String] = [:]
    private var written: [(identifier: String, markup: String)] = []

    /// The identifier of an element; equal elements share one.
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

    /// The elements that a picture refers to, in the order in which they were first asked for; nothing if it refers to
    /// none.
    func markup(usedIn picture: String) -> String {
        let references = picture.utf8.split(separator: UInt8(ascii: "#")).dropFirst().map { rest in
            String(Substring(rest.prefix { ![UInt8(ascii: "\""), UInt8(ascii: ")")].contains($0) }))
        }
        let used = Set(references)
        let elements = written.filter { used.contains($0.identifier) }.map(\.markup)
        return elements.isEmpty ? "" : "<defs>\n\(elements.joined())</defs>\n"
    }
}
