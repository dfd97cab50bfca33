/// Writes elements of SVG, one after the other or one in another.
nonisolated struct SVGWriter {
    /// Attributes, written in their order. Those without a value are left out.
    typealias Attributes = KeyValuePairs<String, (any SVGAttribute)?>

    /// The output so far.
    private(set) var output = ""

    /// Writes an element that is empty, or has a text in it.
    mutating func element(_ name: String, _ attributes: Attributes, text: String? = nil) {
        writeTag(name, attributes)
        if let text { output += ">\(text.svg)</\(name)>\n" } else { output += "/>\n" }
    }

    /// Writes an element with others in it.
    mutating func element(_ name: String, _ attributes: Attributes, content: (inout SVGWriter) -> Void) {
        begin(name, attributes)
        content(&self)
        end(name)
    }

    /// Begins an element that ``end(_:)`` ends.
    mutating func begin(_ name: String, _ attributes: Attributes) {
        writeTag(name, attributes)
        output += ">\n"
    }

    /// Ends an element.
    mutating func end(_ name: String) { output += "</\(name)>\n" }

    /// Writes the output of another writer.
    mutating func append(_ markup: String) { output += markup }

    private mutating func writeTag(_ name: String, _ attributes: Attributes) {
        output += "<" + name
        for (key, value) in attributes {
            if let value { output += " \(key)=\"\(value.svg)\"" }
        }
    }
}
