import CXML2
import Foundation

/// Makes elements of the text of a file, as libxml2 finds them.
nonisolated struct IBElementParser {
    /// The deepest nesting of elements, which is that of about 250 views. As JSON, more would be nested deeper than the
    /// 512 levels that Foundation writes. The stack of a debug build has room for 1,200 views.
    static let maximumDepth = 500
    /// The most elements in a file.
    static let maximumElements = 100_000

    private let arena: IBArena
    private let context: xmlParserCtxtPtr
    /// The innermost element that is open, and the last that was closed in it.
    private var (current, previous) = (IBArena.none, IBArena.none)
    /// The number of open elements.
    private var depth = 0
    /// The text of the innermost element since the last tag.
    private var text = IBArena.Span()
    /// The text of open elements that has other elements in it, by their numbers.
    private var textInPieces: [UInt32: [UInt8]] = [:]
    /// The number of elements.
    private var count = 0
    private var failure: NibError?

    /// The root element of a file.
    @MainActor static func parse(_ data: Data, file: String) throws(NibError) -> IBElement {
        guard data.count <= IBSource.maximumSize else { throw IBSource.tooLarge(data.count, file: file) }
        let arena = IBArena(data, file: file, vocabulary: .current)
        try arena.text.withElements { bytes throws(NibError) in try IBSource.check(bytes, file: arena.file) }
        let context = arena.text.withElements { bytes in
            bytes.withMemoryRebound(to: CChar.self) { xmlCreateMemoryParserCtxt($0.baseAddress, Int32($0.count)) }
        }
        guard let context else { throw NibError(file: arena.file, message: "too large for the memory there is") }
        defer { xmlFreeParserCtxt(context) }
        xmlDictFree(context.pointee.dict)
        context.pointee.dict = arena.vocabulary.dictionary
        xmlDictReference(context.pointee.dict)
        var parser = IBElementParser(arena: arena, context: context)
        withUnsafeMutablePointer(to: &parser) { parser in
            context.pointee.sax.pointee = Self.handler
            context.pointee.userData = UnsafeMutableRawPointer(parser)
            // Without NOENT, an ampersand in an attribute would stay as `&#38;`, for a second pass that doesn't happen.
            // Without HUGE, libxml2 refuses more than 256 levels. Its other limits are larger than ours.
            let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_HUGE.rawValue
            xmlCtxtUseOptions(context, Int32(options))
            xmlParseDocument(context)
        }
        if let failure = parser.failure { throw parser.conflict ?? failure }
        guard context.pointee.wellFormed != 0, parser.count > 0 else {
            throw NibError(file: arena.file, message: "not XML")
        }
        arena.nodes.trim()
        arena.attributes.trim()
        return IBElement(arena: arena, number: 0)
    }

    private init(arena: IBArena, context: xmlParserCtxtPtr) {
        self.arena = arena
        self.context = context
    }

    // MARK: Elements and text

    /// Documents declare no entities: libxml2 knows the five of XML.
    private static var handler: xmlSAXHandler {
        func parser(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<IBElementParser> {
            context!.assumingMemoryBound(to: IBElementParser.self)
        }
        var handler = xmlSAXHandler()
        handler.initialized = XML_SAX2_MAGIC
        handler.startDocument = { parser($0).pointee.checkEncoding() }
        handler.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
            parser(context).pointee.start(name!, prefix, attributes, count: Int(count))
        }
        handler.endElementNs = { context, _, _, _ in parser(context).pointee.end() }
        handler.characters = { context, text, count in parser(context).pointee.add(text!, count: Int(count)) }
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = handler.characters
        handler.comment = { context, text in parser(context).pointee.note(comment: text!) }
        handler.internalSubset = { context, _, _, _ in
            parser(context).pointee.refuse("a document type or entity declaration")
        }
        handler.processingInstruction = { context, _, _ in parser(context).pointee.refuse("a processing instruction") }
        handler.serror = { context, error in
            // Lower levels than an error are warnings about style.
            guard let context, let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
            parser(context).pointee.fail(error.pointee)
        }
        return handler
    }

    private mutating func start(
        _ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count attributeCount: Int
    ) {
        guard failure == nil else { return }
        takeText(before: true)
        count += 1
        if depth >= Self.maximumDepth {
            return stop("nested more than \(Self.maximumDepth) elements deep", at: tagLocation)
        }
        if count > Self.maximumElements { return stop("more than \(Self.maximumElements) elements", at: tagLocation) }
        depth += 1
        let word = word(name, prefix, in: arena.vocabulary)
        current = arena.append(word, place: UInt32(offset), in: current, after: previous)
        previous = IBArena.none
        // Asked once for all attributes: each question counts a reference.
        let (input, vocabulary, all) = (Input(of: context), arena.vocabulary, arena.attributes)
        for index in 0..<attributeCount {
            // Each has five pointers: name, prefix, namespace, and where the value begins and ends.
            let parts = attributes! + 5 * index
            let value = span(parts[3]!, count: parts[4]! - parts[3]!, in: input)
            all.append(.init(name: self.word(parts[0]!, parts[1], in: vocabulary), value: value))
        }
    }

    private mutating func end() {
        // After an error libxml2 may close what it never opened.
        guard failure == nil, current != IBArena.none else { return }
        takeText(before: false)
        if !textInPieces.isEmpty, let bytes = textInPieces.removeValue(forKey: current) {
            arena.nodes[Int(current)].text = bytes.withUnsafeBufferPointer(arena.append)
        }
        previous = current
        current = arena.nodes[Int(current)].parent
        depth -= 1
    }

    private mutating func add(_ text: UnsafePointer<xmlChar>, count: Int) {
        guard current != IBArena.none else { return }
        self.text = arena.joined(self.text, span(text, count: count, in: Input(of: context)))
    }

    private func note(comment: UnsafePointer<xmlChar>) {
        guard failure == nil else { return }
        let text = String(cString: comment)
        guard text.hasPrefix(UndecidedMerges.beginning) else { return }
        // The mark, a line below the beginning of what was read.
        let end = arena.location(at: offset, isEndOfTag: false)
        arena.undecided.append(IBLocation(line: end.line + 1 - text.utf8.count { $0 == UInt8(ascii: "\n") }, column: 1))
    }

    /// Gives the innermost element what was read of its text. The spaces around the elements in it have no meaning.
    private mutating func takeText(before isChild: Bool) {
        defer { text = IBArena.Span() }
        guard text.count > 0 else { return }
        let isBlank = arena.withBytes(text) { $0.allSatisfy { $0 <= UInt8(ascii: " ") } }
        if isBlank, isChild || previous != IBArena.none { return }
        let first = arena.nodes[Int(current)].text
        if first.count == 0 {
            arena.nodes[Int(current)].text = text
        } else {
            textInPieces[current, default: arena.withBytes(first, Array.init)] += arena.withBytes(text, Array.init)
        }
    }

    /// The word for a name as libxml2 has it, in two parts.
    private func word(
        _ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?, in vocabulary: IBVocabulary
    ) -> IBWord {
        guard let prefix else { return vocabulary.word(name) }
        return vocabulary.word(String(cString: prefix) + ":" + String(cString: name))
    }

    /// The piece of the file that libxml2 has in its memory. All attributes of an element are in the same.
    private struct Input {
        /// The addresses of its beginning and end.
        let base, end: UnsafePointer<xmlChar>
        /// The place of the beginning in the file.
        let place: Int

        init(of context: xmlParserCtxtPtr) {
            let input = context.pointee.input!
            base = input.pointee.base
            // What was in another encoding is at other places in the file.
            end = input.pointee.buf.pointee.encoder == nil ? input.pointee.end : base
            place = Int(input.pointee.consumed)
        }
    }

    /// Returns the place of a piece of text in the arena: its place in the file, unless libxml2 has changed it.
    private func span(_ text: UnsafePointer<xmlChar>, count: Int, in input: Input) -> IBArena.Span {
        let start = input.place + (text - input.base)
        guard text >= input.base, text + count <= input.end, start + count <= arena.fileSize
        else { return arena.append(UnsafeBufferPointer(start: text, count: count)) }
        return IBArena.Span(start..<start + count)
    }

    // MARK: Problems

    /// The number of bytes read.
    private var offset: Int {
        let input = context.pointee.input.pointee
        return Int(input.consumed) + (input.cur - input.base)
    }

    /// The last byte read, or `nil` if there isn't one in libxml2's memory.
    private var lastByte: UInt8? {
        let input = context.pointee.input.pointee
        return input.cur > input.base ? input.cur[-1] : nil
    }

    /// The place where the last tag begins.
    private var tagLocation: IBLocation { arena.location(at: offset, isEndOfTag: true) }

    /// The elements that are open, from the inside out.
    private var open: [IBElement] {
        current == IBArena.none ? [] : Array(sequence(first: IBElement(arena: arena, number: current), next: \.parent))
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
        stop("\(what); Interface Builder writes none, and none is read", at: tagLocation)
    }

    private mutating func fail(_ error: xmlError) {
        // The first fault is the one to fix. The others follow from it.
        guard failure == nil else { return }
        stop("not well-formed XML: " + explanation(of: error), at: arena.location(at: offset, isEndOfTag: false))
    }

    /// The error for a file that isn't XML because Git has left a conflict in it, or `nil` if it doesn't have one.
    private var conflict: NibError? {
        arena.text.withElements { bytes in
            var line = 1
            var isFirst = true
            for (index, byte) in bytes.enumerated() {
                if isFirst, UnsafeBufferPointer(rebasing: bytes[index...].prefix(8)).elementsEqual("<<<<<<< ".utf8) {
                    return NibError(
                        file: arena.file, location: IBLocation(line: line, column: 1),
                        message: "a conflict that Git could not merge begins here; decide it in a text editor")
                }
                isFirst = byte == 10
                if isFirst { line += 1 }
            }
            return nil
        }
    }

    /// Ends the parsing for a fault. The strings of libxml2 are freed afterwards.
    private mutating func stop(_ message: String, at location: IBLocation) {
        failure = NibError(
            file: arena.file, location: location, objectID: open.lazy.compactMap { $0[.id] }.first,
            message: message)
        xmlStopParser(context)
    }

    private func explanation(of error: xmlError) -> String {
        let opened = open.first.map { "<\($0.name)>, opened in line \($0.location.line)" }
        return switch error.code {
        case 4: "expected an element such as <document>"
        case 5, 77: opened.map { "the file ends inside \($0)" } ?? "something follows the end of the document"
        case 9: "a character that XML does not allow"
        case 23: "a ; is missing after an entity; an & in text is written &amp;"
        case 26: "an unknown entity; expected &amp;, &lt;, &gt;, &quot;, &apos; or &#…;"
        case 38: "an attribute's value contains <, which is written &lt;"
        case 39, 40, 41: "an attribute's value must stand in quotes, which must be closed"
        case 42: "an attribute is given twice"
        case 64: "an XML declaration stands at the beginning, and nowhere else"
        case 65, 73: "a space, a quotation mark or > is missing"
        case 68 where lastByte == UInt8(ascii: "&"): "an & in text is written &amp;"
        case 68: "a name is missing after < or &"
        case 76: "the end tag does not match " + (opened ?? "a start tag")
        case 201: "a prefix that no namespace declares"
        default:
            // In some messages, a piece of the file follows in the next line.
            error.message.flatMap { String(cString: $0).split(separator: "\n").first }?
                .trimmingCharacters(in: .whitespaces) ?? "error \(error.code) of libxml2"
        }
    }
}
