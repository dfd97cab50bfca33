import PlainText

/// The places of elements and attributes in a document's text, so that one can be changed and everything else stays as
/// it was.
///
/// The type only finds where things begin and end. ``IBDocument`` determines whether the text makes sense.
package struct IBMarkup {
    /// An element of the text.
    package struct Element {
        /// The name: `label`.
        package let name: String
        /// The attributes in the order they are written.
        package let attributes: [Attribute]
        /// The index of the element around it, or nil for the root.
        package let parent: Int?
        /// The place after the name in its start tag.
        package let endOfName: Int
        /// The place after its start tag.
        package let endOfTag: Int
        /// From `<` to the end of what it contains and its end tag.
        package fileprivate(set) var range: Range<Int>

        /// The value of an attribute as it is meant, without entities, or nil if there isn't one.
        package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    /// An attribute of an element.
    package struct Attribute {
        /// The name: `reuseIdentifier`.
        package let name: String
        /// The value, without entities.
        package let value: String
        /// From the blank before it to the closing quotation mark.
        package let range: Range<Int>
    }

    /// The bytes of the text.
    package let bytes: [UInt8]
    /// The text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The elements in the order in which they begin.
    package private(set) var elements: [Element] = []

    /// Finds the elements of well-formed XML in O(*n*), and of other text what can be made out.
    package init(_ text: String) {
        bytes = Array(text.utf8)
        var open: [Int] = []
        var index = 0
        while let start = find("<", from: index) {
            if let end = end(of: "<!--", "-->", at: start) ?? end(of: "<![CDATA[", "]]>", at: start)
                ?? end(of: "<?", "?>", at: start) ?? end(of: "<!", ">", at: start)
            {
                index = end
            } else if bytes[start...].starts(with: "</".utf8) {
                index = (find(">", from: start) ?? bytes.count - 1) + 1
                if let last = open.popLast() { elements[last].range = elements[last].range.lowerBound..<index }
            } else {
                index = readStartTag(at: start, open: &open)
            }
        }
    }

    // MARK: Changing

    /// Returns the text with an attribute set, which is added if the element has no attribute of that name.
    package func setting(_ name: String, to value: String, of element: Int) -> String {
        let element = elements[element]
        let written = " \(name)=\"\(value.escaped)\""
        if let attribute = element.attributes.first(where: { $0.name == name }) {
            return replacing([attribute.range], by: written)
        }
        let end = element.attributes.last?.range.upperBound ?? element.endOfName
        return replacing([end..<end], by: written)
    }

    /// Returns the text without an attribute of an element.
    package func removing(_ attribute: String, of element: Int) -> String {
        replacing(elements[element].attributes.filter { $0.name == attribute }.map(\.range), by: "")
    }

    /// Returns the text without some elements and what they contain, and without their lines where the lines would be
    /// empty.
    package func removing(_ elements: [Int]) -> String {
        replacing(elements.map { wholeLines(self.elements[$0].range) }, by: "")
    }

    private func replacing(_ ranges: [Range<Int>], by text: String) -> String {
        var bytes = bytes
        var end = bytes.count
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) where range.upperBound <= end {
            bytes.replaceSubrange(range, with: text.utf8)
            end = range.lowerBound
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func wholeLines(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, bytes[start - 1].isIndent { start -= 1 }
        while end < bytes.count, bytes[end].isIndent || bytes[end] == UInt8(ascii: "\r") { end += 1 }
        let isAlone =
            (start == 0 || bytes[start - 1] == UInt8(ascii: "\n")) && end < bytes.count
            && bytes[end] == UInt8(ascii: "\n")
        return isAlone ? start..<end + 1 : range
    }

    // MARK: Reading

    private func find(_ text: String, from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let wanted = Array(text.utf8)
        return (start..<bytes.count).first { bytes[$0] == wanted[0] && bytes[$0...].starts(with: wanted) }
    }

    /// The end of what begins and ends so, or nil if it doesn't begin there.
    private func end(of opening: String, _ closing: String, at start: Int) -> Int? {
        guard bytes[start...].starts(with: opening.utf8) else { return nil }
        return find(closing, from: start + opening.utf8.count).map { $0 + closing.utf8.count } ?? bytes.count
    }

    /// Notes the element that begins there, and gives the end of its start tag.
    private mutating func readStartTag(at start: Int, open: inout [Int]) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index].isOfName { index += 1 }
        let (name, endOfName) = (text(start + 1..<index), index)
        var attributes: [Attribute] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            guard bytes[index].isOfName else {
                index += 1
                continue
            }
            let nameStart = index
            while index < bytes.count, bytes[index].isOfName { index += 1 }
            let name = text(nameStart..<index)
            while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") {
                if bytes[index] == UInt8(ascii: ">") { break }
                index += 1
            }
            guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { break }
            let valueStart = index + 1
            let end = bytes[valueStart...].firstIndex(of: bytes[index]) ?? bytes.count - 1
            var blank = nameStart
            while blank > endOfName, bytes[blank - 1].isBlank { blank -= 1 }
            attributes.append(
                Attribute(name: name, value: text(valueStart..<max(end, valueStart)).unescaped, range: blank..<end + 1))
            index = end + 1
        }
        let end = min(index + 1, bytes.count)
        let isEmpty = index > start && index < bytes.count && bytes[index - 1] == UInt8(ascii: "/")
        elements.append(
            Element(
                name: name, attributes: attributes, parent: open.last, endOfName: endOfName, endOfTag: end,
                range: start..<(isEmpty ? end : bytes.count)))
        if !isEmpty { open.append(elements.count - 1) }
        return end
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
    fileprivate var isIndent: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    fileprivate var isBlank: Bool { self <= UInt8(ascii: " ") }
    /// A Boolean value that indicates whether the byte belongs to a name.
    fileprivate var isOfName: Bool {
        switch Unicode.Scalar(self) {
        case "/", ">", "=", "\"", "'", "<": false
        default: !isBlank
        }
    }
}

extension String {
    private static let entities: KeyValuePairs<Unicode.Scalar, String> = [
        "&": "amp", "<": "lt", ">": "gt", "\"": "quot", "'": "apos", "\n": "#10", "\r": "#13", "\t": "#9",
    ]

    /// As an attribute's value is written.
    fileprivate var escaped: String {
        escaping { scalar in
            [">", "'"].contains(scalar) ? nil : Self.entities.first { $0.key == scalar }.map { "&\($0.value);" }
        }
    }

    /// As an attribute's value is meant.
    fileprivate var unescaped: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        var (result, rest) = (String.UnicodeScalarView(), unicodeScalars[...])
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let name = rest[rest.index(after: start)...].prefix(5).prefix { $0 != ";" }
            let isEnded = name.endIndex < rest.endIndex
            let entity = isEnded ? Self.entities.first { $0.value.unicodeScalars.elementsEqual(name) } : nil
            if let entity { result.append(entity.key) } else { result.append("&") }
            rest = rest[rest.index(after: entity == nil ? start : name.endIndex)...]
        }
        return String(result + rest)
    }
}
