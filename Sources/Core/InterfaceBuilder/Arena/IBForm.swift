/// The usual form of an element as Interface Builder writes it: its attributes and their contents.
///
/// An element that fits has no problem or unknown attribute to report, so it is read only when its value is needed.
nonisolated final class IBForm {
    /// The kinds of contents of an attribute.
    fileprivate enum Content {
        case anything, number, wholeNumber, flag
        case one(of: [String])
    }

    /// An attribute by its name, and the bit that stands for it among those that there must be.
    fileprivate typealias Attribute = (name: String, content: Content, bit: UInt8)

    /// A Boolean value that indicates whether the form is a connection's.
    let isConnection: Bool
    private let attributes: [(word: IBWord, content: Content, bit: UInt8)]
    /// The sums of bits that make it complete. Without any, no element fits.
    private let sums: [UInt8]
    /// A Boolean value that indicates whether other attributes are allowed.
    private let allowsOthers: Bool
    /// A Boolean value that indicates whether the element may contain values.
    private let hasValues: Bool
    /// A Boolean value that indicates whether the element may contain text.
    private let hasText: Bool

    private init(
        _ attributes: [Attribute], sums: [UInt8], in vocabulary: IBVocabulary, isConnection: Bool = false,
        allowsOthers: Bool = false, hasValues: Bool = false, hasText: Bool = false
    ) {
        self.attributes = attributes.map { (vocabulary.word($0.name), $0.content, $0.bit) }
        self.sums = sums
        self.isConnection = isConnection
        self.allowsOthers = allowsOthers || isConnection
        self.hasValues = hasValues
        self.hasText = hasText
    }

    /// The form of elements with a name.
    convenience init(ofElement name: String, in vocabulary: IBVocabulary) {
        func all(_ names: String..., are content: Content) -> [Attribute] {
            names.enumerated().map { ($1, content, 1 << UInt8($0)) }
        }
        switch name {
        case "rect": self.init(all("x", "y", "width", "height", are: .number), sums: [15], in: vocabulary)
        case "point": self.init(all("x", "y", are: .number), sums: [3], in: vocabulary)
        case "size": self.init(all("width", "height", are: .number), sums: [3], in: vocabulary)
        case "inset": self.init(all("minX", "minY", "maxX", "maxY", are: .number), sums: [15], in: vocabulary)
        case "edgeInsets": self.init(all("top", "left", "bottom", "right", are: .number), sums: [15], in: vocabulary)
        case "directionalEdgeInsets":
            self.init(all("top", "leading", "bottom", "trailing", are: .number), sums: [15], in: vocabulary)
        case "autoresizingMask":
            self.init(IBAutoresizingMask.attributes.map { ($0, .flag, 0) }, sums: [0], in: vocabulary)
        case "color":
            let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor", "name"]
            self.init(
                all("red", "green", "blue", "white", are: .number) + names.map { ($0, .anything, 16) }
                    + [("alpha", .number, 0), ("colorSpace", .anything, 0), ("customColorSpace", .anything, 0)],
                sums: [7, 8, 16], in: vocabulary)
        case "fontDescription", "font":
            self.init(
                [
                    ("type", .one(of: ["system", "boldSystem", "italicSystem"]), 1), ("name", .anything, 1),
                    ("style", .anything, 1), ("pointSize", .number, 0), ("weight", .anything, 0),
                    ("family", .anything, 0),
                ], sums: [1], in: vocabulary)
        case "integer": self.init(all("value", are: .wholeNumber), sums: [1], in: vocabulary)
        case "real", "float", "double": self.init(all("value", are: .number), sums: [1], in: vocabulary)
        case "bool", "boolean": self.init(all("value", are: .flag), sums: [1], in: vocabulary)
        case "range": self.init(all("location", "length", are: .wholeNumber), sums: [3], in: vocabulary)
        case "string", "mutableString": self.init([], sums: [0], in: vocabulary, hasText: true)
        case "nil": self.init([], sums: [0], in: vocabulary)
        // Attributed strings are rare and contain much.
        case "attributedString": self.init([], sums: [], in: vocabulary)
        case "outlet", "outletCollection":
            self.init(all("property", "destination", are: .anything), sums: [3], in: vocabulary, isConnection: true)
        case "action":
            self.init(all("selector", "destination", are: .anything), sums: [3], in: vocabulary, isConnection: true)
        case "segue":
            self.init(all("kind", "destination", are: .anything), sums: [3], in: vocabulary, isConnection: true)
        case "constraint":
            self.init(
                [
                    ("firstAttribute", .anything, 1), ("multiplier", .number, 0), ("constant", .number, 0),
                    ("priority", .number, 0), ("placeholder", .flag, 0),
                    ("relation", .one(of: IBConstraint.Relation.allCases.map(\.rawValue)), 0),
                ], sums: [1], in: vocabulary, allowsOthers: true)
        default: self.init([], sums: [0], in: vocabulary, allowsOthers: true, hasValues: true)
        }
    }

    /// Returns a Boolean value that indicates whether an element and its contents have this form.
    func fits(_ element: IBElement) -> Bool {
        let (arena, node) = (element.arena, element.node)
        guard hasText || node.text.count == 0, hasValues || node.firstChild == IBArena.none else { return false }
        var sum: UInt8 = 0
        for index in arena.attributes(of: element.number) {
            let attribute = arena.attributes[index]
            if attribute.name == .key { continue }
            guard let expected = attributes.first(where: { $0.word == attribute.name }) else {
                if allowsOthers { continue }
                return false
            }
            guard expected.content.isMet(by: attribute.value, in: arena) else { return false }
            sum |= expected.bit
        }
        return sums.contains(sum) && valuesFit(in: element)
    }

    /// Returns a Boolean value that indicates whether an element contains only values with keys of their own.
    private func valuesFit(in element: IBElement) -> Bool {
        var keys: [IBArena.Span] = []
        for child in element.children {
            guard let key = child.span(.key), !child.isObject, keys.count < 20, child.isPlain,
                !keys.contains(where: { element.arena.areEqual($0, key) })
            else { return false }
            keys.append(key)
        }
        return true
    }
}

extension IBForm.Content {
    /// Returns a Boolean value that indicates whether a value certainly has this kind of content.
    fileprivate nonisolated func isMet(by value: IBArena.Span, in arena: IBArena) -> Bool {
        switch self {
        case .anything: true
        case .number: arena.withBytes(value) { Self.isNumber($0, hasFraction: true) }
        case .wholeNumber: arena.withBytes(value) { Self.isNumber($0, hasFraction: false) }
        case .flag: arena.withBytes(value) { $0.elementsEqual("YES".utf8) || $0.elementsEqual("NO".utf8) }
        case .one(let words): words.contains(arena.string(value))
        }
    }

    /// Returns a Boolean value that indicates whether a text has at most nine digits, optionally with a minus sign
    /// before and a fraction after them.
    private nonisolated static func isNumber(_ text: UnsafeBufferPointer<UInt8>, hasFraction: Bool) -> Bool {
        let (digits, minus, point) = (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."))
        var (count, hasPoint) = (0, false)
        for (index, byte) in text.enumerated() {
            if digits.contains(byte) {
                count += 1
                if !hasPoint, count > 9 { return false }
            } else if byte == point, hasFraction, !hasPoint, count > 0 {
                (hasPoint, count) = (true, 0)
            } else if byte != minus || index > 0 {
                return false
            }
        }
        return count > 0
    }
}
