internal import InterfaceBuilder

/// An element of a version that is merged, with the bytes it is written in.
final class MergeNode {
    /// The text before it, after the element before or the start tag around it: spaces and comments.
    let lead: ArraySlice<UInt8>
    /// All of it, from `<` to the end of its end tag.
    let text: ArraySlice<UInt8>
    let name: String
    /// Its attributes in their order, each with the blank before it.
    let attributes: [(name: String, value: String, text: ArraySlice<UInt8>)]
    /// The end of its start tag: `>` or `/>`.
    let close: ArraySlice<UInt8>
    let children: [MergeNode]
    /// The text before its end tag: spaces and comments, or the text of an element without children.
    let tail: ArraySlice<UInt8>
    /// The key that distinguishes it from its siblings, in any version.
    private(set) lazy var key = ownKey
    /// The place that distinguishes it from all other elements: its key, if that has its id, or its path, with its key.
    private(set) var place = ""
    /// The element that contains it, or nil for the node around a document.
    private(set) weak var parent: MergeNode?
    /// A Boolean value that indicates whether two of its children can't be distinguished, or text is between them.
    private(set) var isOpaque: Bool

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    var tag: ArraySlice<UInt8> { text[text.startIndex..<close.endIndex] }
    var isEmpty: Bool { close.endIndex == text.endIndex }

    var opening: ArraySlice<UInt8> { name.isEmpty ? [] : text.prefix(1 + name.utf8.count) }
    var endTag: ArraySlice<UInt8> { text[tail.endIndex...] }
    /// The end of its tag if it is empty.
    var emptyClose: [UInt8] { isEmpty ? Array(close) : Array("/>".utf8) }
    /// The title for people.
    var title: String {
        let id = self["id"] ?? parent?["id"].map { "in \($0)" }
        return ["<\(name)>", self["key"], id].compactMap(\.self).joined(separator: " ")
    }

    /// A Boolean value that indicates whether it follows from other values, or only matters in Interface Builder. Both
    /// sides change such values without intending to.
    var isDerived: Bool {
        guard let parent, isFrame else { return name == "device" || self["key"] == "canvasLocation" }
        return parent["translatesAutoresizingMaskIntoConstraints"] == "NO" && parent["fixedFrame"] != "YES"
            || Self.placedByLists.contains(parent.name) || ["contentView", "view"].contains(parent["key"])
            || parent.isPlacedByCell
    }

    /// A Boolean value that indicates whether it is a label or image that a cell of a built-in style names, and places.
    private var isPlacedByCell: Bool {
        // Between them are the list of subviews and the content view.
        guard let id = self["id"], let cell = parent?.parent?.parent, cell.name == "tableViewCell" else { return false }
        return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
    }

    /// A Boolean value that indicates whether it is the frame of a view.
    var isFrame: Bool { self["key"] == "frame" }

    /// The views that lists place.
    private static let placedByLists: Set = [
        "collectionReusableView", "collectionViewCell", "tableViewCell", "tableViewCellContentView",
    ]

    /// Returns a Boolean value that indicates whether it differs from another version only in a size that follows from
    /// what is in the view.
    func isSizeOfContents(like other: MergeNode) -> Bool {
        isFrame && parent?.name == "stackView" && parent?["fixedFrame"] != "YES"
            && ["x", "y"].allSatisfy { self[$0] == other[$0] }
    }

    /// Returns a Boolean value that indicates whether another version has the same values, except those that follow
    /// from others.
    func saysTheSame(as other: MergeNode) -> Bool {
        if text == other.text { return true }
        let (own, others) = (children.filter { !$0.isDerived }, other.children.filter { !$0.isDerived })
        return key == other.key && (!children.isEmpty || tail == other.tail)
            && attributes.elementsEqual(other.attributes) { ($0.name, $0.value) == ($1.name, $1.value) }
            && own.elementsEqual(others) { $0.saysTheSame(as: $1) }
    }

    /// Reads a version, whose root is in a node of its own.
    static func tree(of text: String) -> MergeNode {
        let markup = IBMarkup(text)
        var children: [Int?: [Int]] = [:]
        for (index, element) in markup.elements.enumerated() { children[element.parent, default: []].append(index) }
        let root = MergeNode(nil, of: markup, children: children, behind: 0)
        root.name(in: nil, index: nil)
        return root
    }

    private init(_ index: Int?, of markup: IBMarkup, children indices: [Int?: [Int]], behind start: Int) {
        let element = index.map { markup.elements[$0] }
        let range = element?.range ?? 0..<markup.bytes.count
        lead = markup.bytes[start..<range.lowerBound]
        text = markup.bytes[range]
        name = element?.name ?? ""
        attributes = (element?.attributes ?? []).map { ($0.name, $0.value, markup.bytes[$0.range]) }
        let endOfTag = element?.endOfTag ?? 0
        close = markup.bytes[(attributes.last?.text.endIndex ?? element?.endOfName ?? 0)..<endOfTag]
        var end = endOfTag
        children = (indices[index] ?? []).map { child in
            let node = MergeNode(child, of: markup, children: indices, behind: end)
            end = node.text.endIndex
            return node
        }
        let rest = markup.bytes[end..<range.upperBound]
        let hasEndTag = element != nil && endOfTag != range.upperBound
        tail = rest[..<((hasEndTag ? rest.lastIndex(of: UInt8(ascii: "<")) : nil) ?? rest.endIndex)]
        isOpaque = !children.isEmpty && (children.map(\.lead) + [tail]).contains { !$0.isBetweenElements }
    }

    /// Finds keys, from the root down.
    private func name(in parent: MergeNode?, index: Int?) {
        self.parent = parent
        key = index.map { "\(ownKey) \($0)" } ?? ownKey
        place = hasID ? key : "\(parent?.place ?? "")/\(key)"
        let counts = children.reduce(into: [:]) { $0[$1.ownKey, default: 0] += 1 }
        var seen: [String: Int] = [:]
        for child in children {
            let isRepeated = counts[child.ownKey]! > 1
            if isRepeated { isOpaque = true }
            seen[child.ownKey, default: 0] += 1
            child.name(in: self, index: isRepeated ? seen[child.ownKey] : nil)
        }
    }

    /// A Boolean value that indicates whether its key is its id, which it keeps wherever it is moved.
    var hasID: Bool { key.hasPrefix("id ") }

    var withDescendants: [MergeNode] { [self] + children.flatMap(\.withDescendants) }

    /// The node, and those around it, the nearest first.
    var ancestors: some Sequence<MergeNode> { sequence(first: self) { $0.parent } }

    /// The key of Interface Builder: an outlet's property, an object's id, or a value's key.
    private var ownKey: String {
        if name == "outlet", let property = self["property"] { return "outlet \(property)" }
        if let id = self["id"], name != "device" { return "id \(id)" }
        if let key = self["key"] { return "key \(key)" }
        let naming = ["sceneID", "name", "identifier", "reference", "keyPath"].lazy.compactMap { self[$0] }.first
        return naming.map { "\(name) \($0)" } ?? name
    }
}

extension ArraySlice<UInt8> {
    fileprivate var isBetweenElements: Bool {
        allSatisfy { $0 <= UInt8(ascii: " ") }
            || String(decoding: self, as: UTF8.self).replacing(#/(?s)<!--.*?-->|<\?.*?\?>/#, with: "")
                .allSatisfy(\.isWhitespace)
    }
}
