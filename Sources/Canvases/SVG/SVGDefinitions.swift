/// What a picture says once and refers to: gradients, clips, images.
nonisolated struct SVGDefinitions {
    /// What their identifiers begin with: in one page, two pictures must not share them.
    var prefix = "d"
    private var identifiers: [String: String] = [:]
    private var written: [String] = []

    /// The identifier of an element; equal elements share one.
    mutating func identifier(
        of name: String, _ attributes: SVGWriter.Attributes, content: (inout SVGWriter) -> Void
    ) -> String {
        var body = SVGWriter()
        body.element(name, attributes, content: content)
        if let known = identifiers[body.output] { return known }
        let identifier = "\(prefix)\(written.count + 1)"
        identifiers[body.output] = identifier
        written.append("<\(name) id=\"\(identifier)\"" + body.output.dropFirst(1 + name.count))
        return identifier
    }

    /// The elements, in the order in which they were first asked for; nothing if there are none.
    var markup: String {
        written.isEmpty ? "" : "<defs>\n\(written.joined())</defs>\n"
    }
}
