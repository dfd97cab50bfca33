import CXML2
import Foundation

/// Makes elements of the text of a file, as libxml2 finds them.
nonisolated struct IBElementParser {
    /// The deepest nesting of elements.
    static let maximumDepth = 200
    /// The most elements in a file.
    static let maximumElements = 100_000

    private let file: String
    private let context: xmlParserCtxtPtr
    private var places: IBPlaces
    private var open: [IBElement] = []
    /// What was read of the innermost element's text since the last tag.
    private var text: [UInt8] = []
    private var count = 0
    private var root: IBElement?
    private var failure: NibError?

    /// The root element of a file.
    static func parse(_ data: Data, file: String) throws(NibError) -> IBElement {
        let source = try IBSource(data, file: file)
        let context = source.bytes.withUnsafeBytes {
            xmlCreateMemoryParserCtxt($0.bindMemory(to: CChar.self).baseAddress, Int32($0.count))
        }
        guard let context else { throw NibError(file: file, message: "too large for the memory there is") }
        defer { xmlFreeParserCtxt(context) }
        var parser = IBElementParser(file: file, context: context, places: IBPlaces(in: source))
        withUnsafeMutablePointer(to: &parser) { parser in
            context.pointee.sax.pointee = Self.handler
            context.pointee.userData = UnsafeMutableRawPointer(parser)
            // Otherwise an ampersand in an attribute would stay as `&#38;`, for a second pass that nobody makes.
            xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
            xmlParseDocument(context)
        }
        if let failure = parser.failure { throw failure }
        guard context.pointee.wellFormed != 0, let root = parser.root else {
            throw NibError(file: file, message: "not XML")
        }
        return root
    }

    private init(file: String, context: xmlParserCtxtPtr, places: IBPlaces) {
        self.file = file
        self.context = context
        self.places = places
    }

    // MARK: What is found

    /// No entity is declared and none is asked for: libxml2 knows the five of XML.
    private static var handler: xmlSAXHandler {
        func parser(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<IBElementParser> {
            context!.assumingMemoryBound(to: IBElementParser.self)
        }
        var handler = xmlSAXHandler()
        handler.initialized = XML_SAX2_MAGIC
        handler.startDocument = { parser($0).pointee.checkEncoding() }
        handler.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
            parser(context).pointee.start(String(xml: name!, prefix: prefix), attributes, count: Int(count))
        }
        handler.endElementNs = { context, _, _, _ in parser(context).pointee.end() }
        handler.characters = { context, text, count in parser(context).pointee.add(text, count: Int(count)) }
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = handler.characters
        handler.internalSubset = { context, _, _, _ in
            parser(context).pointee.refuse("a document type or entity declaration")
        }
        handler.processingInstruction = { context, _, _ in parser(context).pointee.refuse("a processing instruction") }
        handler.serror = { context, error in
            // What is less than an error is a remark on style.
            guard let context, let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
            parser(context).pointee.fail(error.pointee.code)
        }
        return handler
    }

    private mutating func start(
        _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count attributeCount: Int
    ) {
        guard failure == nil else { return }
        takeText(before: true)
        count += 1
        let location = places.location(ofTagBefore: offset)
        if open.count >= Self.maximumDepth {
            return stop("nested more than \(Self.maximumDepth) elements deep", at: location)
        }
        if count > Self.maximumElements { return stop("more than \(Self.maximumElements) elements", at: location) }
        let pairs = (0..<attributeCount).map { index in
            // Of each there are five: name, prefix, namespace, and where the value begins and ends.
            let parts = attributes! + 5 * index
            let value = UnsafeBufferPointer(start: parts[3], count: parts[4]! - parts[3]!)
            return (key: String(xml: parts[0]!, prefix: parts[1]), value: String(decoding: value, as: UTF8.self))
        }
        open.append(IBElement(name: name, attributes: IBKeyed(pairs), location: location))
    }

    private mutating func end() {
        // After an error libxml2 may close what it never opened.
        guard failure == nil else { return }
        takeText(before: false)
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    private mutating func add(_ text: UnsafePointer<xmlChar>?, count: Int) {
        self.text += UnsafeBufferPointer(start: text, count: count)
    }

    /// Gives the innermost element what was read of its text. The blanks around the elements in it say nothing.
    private mutating func takeText(before isChild: Bool) {
        defer { text.removeAll(keepingCapacity: true) }
        guard !text.isEmpty, let element = open.indices.last else { return }
        if isChild || !open[element].children.isEmpty, text.allSatisfy({ $0 <= UInt8(ascii: " ") }) { return }
        open[element].text += String(decoding: text, as: UTF8.self)
    }

    // MARK: What is wrong

    /// How many bytes were read.
    private var offset: Int {
        let input = context.pointee.input.pointee
        return Int(input.consumed) + (input.cur - input.base)
    }

    private mutating func checkEncoding() {
        guard let name = context.pointee.encoding ?? context.pointee.input.pointee.encoding else { return }
        let encoding = String(cString: name).lowercased()
        if !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) {
            stop("an encoding of \(encoding.quoted); expected UTF-8", at: IBLocation(line: 1, column: 1))
        }
    }

    private mutating func refuse(_ what: String) {
        guard failure == nil else { return }
        stop("\(what); Interface Builder writes none, and none is read", at: places.location(ofTagBefore: offset))
    }

    private mutating func fail(_ code: Int32) {
        // The first fault is the one to mend; what follows comes from it.
        guard failure == nil else { return }
        stop("not well-formed XML: " + explanation(of: code), at: places.location(at: offset))
    }

    /// Ends the parsing for a fault. What libxml2 has given is gone afterwards.
    private mutating func stop(_ message: String, at location: IBLocation) {
        failure = NibError(
            file: file, location: location,
            objectID: open.last { $0.attributes["id"] != nil }?.attributes["id"], message: message)
        xmlStopParser(context)
    }

    private func explanation(of code: Int32) -> String {
        let opened = open.last.map { "<\($0.name)>, opened in line \($0.location.line)" }
        return switch code {
        case 4: "expected an element such as <document>"
        case 5, 77: opened.map { "the file ends inside \($0)" } ?? "something follows the end of the document"
        case 9: "a character that XML does not allow"
        case 26: "an unknown entity; expected &amp;, &lt;, &gt;, &quot;, &apos; or &#…;"
        case 38: "an attribute's value contains <, which is written &lt;"
        case 39, 40, 41: "an attribute's value must stand in quotes, which must be closed"
        case 42: "an attribute is given twice"
        case 64: "an XML declaration stands at the beginning, and nowhere else"
        case 65, 73: "a space, a quotation mark or > is missing"
        case 68: "a name is missing after <"
        case 76: "the end tag does not match " + (opened ?? "a start tag")
        case 201: "a prefix that no namespace declares"
        default: "libxml2 calls it error \(code)"
        }
    }
}

nonisolated extension String {
    /// A name as libxml2 has it, in two parts.
    fileprivate init(xml name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?) {
        self = prefix.map { String(cString: $0) + ":" + String(cString: name) } ?? String(cString: name)
    }
}
