import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Makes elements of the text of a file.
nonisolated final class IBElementParser: NSObject, XMLParserDelegate {
    private let file: String
    private let tags: [IBLocation]
    private var read = 0
    private var open: [IBElement] = []
    private var root: IBElement?
    private var failure: IBError?

    /// The root element of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - file: Its name for messages.
    static func parse(_ data: Data, file: String) throws(IBError) -> IBElement {
        let scanner = try IBTagScanner(data, file: file)
        let reader = IBElementParser(file: file, tags: scanner.tags)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWhole = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWhole, let root = reader.root else { throw IBError(file: file, message: "not XML") }
        return root
    }

    private init(file: String, tags: [IBLocation]) {
        self.file = file
        self.tags = tags
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let end = IBLocation(line: parser.lineNumber, column: parser.columnNumber)
        open.append(IBElement(name: name, attributes: attributes, location: read < tags.count ? tags[read] : end))
        read += 1
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        // After an error libxml2 may close what it never opened.
        guard failure == nil, let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        self.parser(parser, foundCharacters: String(decoding: data, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        // The first fault is the one to mend; the parser goes on to report what follows from it.
        guard failure == nil else { return }
        failure = IBError(
            file: file,
            location: IBLocation(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)),
            objectID: open.last { $0.attributes["id"] != nil }?.attributes["id"],
            message: "not well-formed XML: " + explanation(of: (error as NSError).code)
        )
        parser.abortParsing()
    }

    private func explanation(of code: Int) -> String {
        let opened = open.last.map { "<\($0.name)>, opened in line \($0.location.line)" }
        // The numbers are libxml2's, as on macOS; on Linux `XMLParser.ErrorCode` counts otherwise.
        return switch code {
        case 4: "expected an element such as <document>"
        case 5, 77: opened.map { "the file ends inside \($0)" } ?? "something follows the end of the document"
        case 9: "a character that XML does not allow"
        case 26: "an unknown entity; expected &amp;, &lt;, &gt;, &quot;, &apos; or &#…;"
        case 38: "an attribute's value contains <, which is written &lt;"
        case 39, 40, 41: "an attribute's value must stand in quotes, which must be closed"
        case 42: "an attribute is given twice"
        case 65, 73: "a space, a quotation mark or > is missing"
        case 68: "a name is missing after <"
        case 76: "the end tag does not match " + (opened ?? "a start tag")
        case 201: "a prefix that no namespace declares"
        default: "libxml2 calls it error \(code)"
        }
    }
}
