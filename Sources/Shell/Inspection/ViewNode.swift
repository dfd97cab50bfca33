package import InterfaceBuilder
@_spi(Overriding) package import Views

/// A view, or an object of a nib, as `tree` shows it.
package struct ViewNode: Encodable {
    var id: String?
    let `class`: String
    let tag: Int
    let frame: [Double]
    /// The frame in the nib, if it is different.
    var fileFrame: [Double]?
    /// `true` if the view is hidden, otherwise nil.
    private(set) var hidden: Bool?
    /// The opacity, if it is less than 1.
    private(set) var alpha: Double?
    private(set) var text: String?
    let outlet: String?
    /// The property of its superview that it is: `contentView`.
    var slot: String?
    /// A cell's number among those of its class.
    var number: Int?
    var place: String?
    var reuseIdentifier: String?
    /// The description for VoiceOver, if it is requested.
    private(set) var accessibility: String?
    package let children: [ViewNode]
    private let isImage: Bool

    private enum CodingKeys: CodingKey {
        case id, `class`, tag, frame, fileFrame, hidden, alpha, text, outlet, slot, number, place, reuseIdentifier
        case accessibility, children
    }

    /// Creates a node for a window or view and all below it, as they are now, with the texts for VoiceOver if they are
    /// wanted. The outlets of its controller count beside those of the views.
    package init(_ root: UIView, owner: UIViewController?, speaks: Bool = false) {
        self.init(root, names: ViewNames(root, owner: owner), speaks: speaks)
    }

    private init(_ view: UIView, names: ViewNames, speaks: Bool) {
        self.class = "\(type(of: view))"
        tag = view.tag
        frame = Self.numbers(view.frame)
        if view.isHidden { hidden = true }
        if view.alpha < 1 { alpha = Double(view.alpha) }
        text = view.displayedText
        isImage = view is UIImageView
        outlet = names.outlets[ObjectIdentifier(view)]
        slot = names.contentViews.contains(ObjectIdentifier(view)) ? "contentView" : nil
        if let cell = view as? any ReusableCell {
            number = view.serialNumber
            place = names.places[ObjectIdentifier(view)]
            reuseIdentifier = cell.reuseIdentifier
        }
        if speaks { accessibility = view.spoken }
        children = view.subviews.map { ViewNode($0, names: names, speaks: speaks) }
    }

    /// Creates the nodes of a document's top-level objects, without placeholders, and of the views of a storyboard's
    /// scenes, without running anything.
    package init(_ document: IBDocument) {
        let outlets = Self.outlets(in: document)
        let scenes = document.scenes.compactMap { $0.viewController?.slots["view"] }
        let objects = document.objects.filter { $0.placeholderIdentifier == nil }
        self.class = document.file
        tag = 0
        frame = Self.numbers(.zero)
        (text, outlet, isImage) = (nil, nil, false)
        children = (objects + scenes).map { ViewNode($0, outlets: outlets) }
    }

    /// Returns the nodes of some objects and their contents, views or not, with the frames after layout, by ids.
    package static func nodes(of objects: [IBObject], in document: IBDocument, frames: [String: CGRect]) -> [ViewNode] {
        let outlets = outlets(in: document)
        func node(_ object: IBObject) -> ViewNode {
            let children = object.children.filter { !$0.element.hasSuffix("LayoutGuide") }
            var node = ViewNode(object, outlets: outlets, frame: frames[object.id], children: children.map(node))
            node.id = object.id.isEmpty ? nil : object.id
            if case .state(let state) = object.properties["normal"] { node.text = state.title }
            return node
        }
        return objects.filter { $0.placeholderIdentifier == nil }.map(node)
    }

    /// The names of the outlets that lead to objects, by their ids.
    private static func outlets(in document: IBDocument) -> [String: String] {
        var outlets: [String: String] = [:]
        for object in document.allObjects {
            for connection in object.connections {
                if let outlet = connection.outlet { outlets[connection.destination] = outlet }
            }
        }
        return outlets
    }

    private init(_ object: IBObject, outlets: [String: String]) {
        self.init(
            object, outlets: outlets, frame: nil,
            children: object.children.filter { $0.frame != nil }.map { ViewNode($0, outlets: outlets) })
    }

    /// There is no frame if the view was not laid out.
    private init(_ object: IBObject, outlets: [String: String], frame: CGRect?, children: [ViewNode]) {
        self.class = object.customClass ?? object.element
        tag = object.attributes["tag"].flatMap(Int.init) ?? 0
        self.frame = Self.numbers(frame ?? object.frame ?? .zero)
        if let frame, let stored = object.frame, !frame.isNear(stored) { fileFrame = Self.numbers(stored) }
        if object.string("hidden") == "YES" { hidden = true }
        alpha = object.string("alpha").flatMap(Double.init).flatMap { $0 < 1 ? $0 : nil }
        text = object.string("text") ?? object.string("attributedText") ?? object.string("title")
        isImage = false
        outlet = outlets[object.id]
        slot = object.key == "view" ? nil : object.key
        reuseIdentifier = object.string("reuseIdentifier")
        self.children = children
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
    }

    package func cells(numbered wanted: Int) -> [ViewNode] {
        number == wanted ? [self] : children.flatMap { $0.cells(numbered: wanted) }
    }

    /// The texts of the view and its descendants, without images.
    var texts: [String] { (isImage ? [] : [text].compactMap(\.self)) + children.flatMap(\.texts) }

    /// Returns a Boolean value that indicates whether the view is a cell with the same views as another. Only its place
    /// and its texts may differ.
    func isCell(like other: ViewNode) -> Bool {
        number != nil && other.number != nil && reuseIdentifier == other.reuseIdentifier && hasShape(of: other)
    }

    private func hasShape(of other: ViewNode) -> Bool {
        // The owner's outlet leads to one cell only, the one that was loaded last.
        self.class == other.class && tag == other.tag && frame[2...] == other.frame[2...] && slot == other.slot
            && (number != nil || frame == other.frame && outlet == other.outlet)
            && children.elementsEqual(other.children) { $0.hasShape(of: $1) }
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether all edges are within a point of another rectangle's.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy { abs($0 - $1) <= 1 }
    }
}

extension UIView {
    /// A line for each visible view in this one that VoiceOver reads: `label "Add a moon", button`.
    package var spokenLines: [String] {
        isHidden ? [] : [spoken].compactMap(\.self) + subviews.flatMap(\.spokenLines)
    }

    /// The description of the view in VoiceOver, or nil if there isn't one.
    fileprivate var spoken: String? {
        let texts = [
            ("label", accessibilityLabel), ("value", accessibilityValue), ("hint", accessibilityHint),
            ("identifier", accessibilityIdentifier),
        ].compactMap { name, text in text.map { "\(name) \"\($0)\"" } }
        let parts = texts + accessibilityTraits.names
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
