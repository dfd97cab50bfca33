internal import InterfaceBuilder
internal import PlainText
internal import TerminalUIKit

/// A view, or an object of a nib, as `tree` shows it.
struct ViewNode: Encodable {
    let `class`: String
    let tag: Int
    let frame: [Double]
    let text: String?
    let outlet: String?
    /// The property of its superview that it is: `contentView`.
    var slot: String?
    /// A cell's number among those of its class.
    var number: Int?
    /// A cell's row or item.
    var place: String?
    var reuseIdentifier: String?
    let children: [ViewNode]
    /// Whether the text is the name of a picture.
    private let isPicture: Bool

    private enum CodingKeys: CodingKey {
        case `class`, tag, frame, text, outlet, slot, number, place, reuseIdentifier, children
    }

    /// A window or view and all below it, as they are now.
    ///
    /// - Parameter owner: The controller, whose outlets count beside those of the views themselves.
    init(_ root: UIView, owner: UIViewController?) {
        self.init(root, names: ViewNames(root, owner: owner))
    }

    private init(_ view: UIView, names: ViewNames) {
        self.class = "\(type(of: view))"
        tag = view.tag
        frame = Self.numbers(view.frame)
        text = (view as? any TextHolding)?.displayedText
        isPicture = view is UIImageView
        outlet = names.outlets[ObjectIdentifier(view)]
        slot = names.contentViews.contains(ObjectIdentifier(view)) ? "contentView" : nil
        if let cell = view as? any ReusableCell {
            number = view.serialNumber
            place = names.places[ObjectIdentifier(view)]
            reuseIdentifier = cell.reuseIdentifier
        }
        children = view.subviews.map { ViewNode($0, names: names) }
    }

    /// What a document says of its top-level objects, placeholders aside, and of the views of a storyboard's scenes:
    /// nothing has run.
    init(_ document: IBDocument) {
        var outlets: [String: String] = [:]
        for object in document.allObjects {
            for connection in object.connections {
                switch connection.kind {
                case .outlet(let property), .outletCollection(let property): outlets[connection.destination] = property
                default: break
                }
            }
        }
        let scenes = document.scenes.compactMap { $0.viewController?.slots["view"] }
        let objects = document.objects.filter { $0.placeholderIdentifier == nil }
        self.class = document.file
        tag = 0
        frame = Self.numbers(.zero)
        (text, outlet, isPicture) = (nil, nil, false)
        children = (objects + scenes).map { ViewNode($0, outlets: outlets) }
    }

    private init(_ object: IBObject, outlets: [String: String]) {
        self.class = object.customClass ?? object.element
        tag = object.attributes["tag"].flatMap(Int.init) ?? 0
        if case .rect(let rect) = object.properties["frame"] {
            frame = Self.numbers(rect)
        } else {
            frame = Self.numbers(.zero)
        }
        text = object.string("text") ?? object.string("title")
        isPicture = false
        outlet = outlets[object.id]
        slot = object.key == "view" ? nil : object.key
        reuseIdentifier = object.string("reuseIdentifier")
        children = object.children.filter { $0.properties["frame"] != nil }.map { ViewNode($0, outlets: outlets) }
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
    }

    /// The cells in it with a number.
    func cells(numbered wanted: Int) -> [ViewNode] {
        number == wanted ? [self] : children.flatMap { $0.cells(numbered: wanted) }
    }

    /// What is written on it and on all below it, pictures aside.
    var texts: [String] {
        (isPicture ? [] : [text].compactMap(\.self)) + children.flatMap(\.texts)
    }

    /// Whether it is a cell with the same views as another: only where it stands, and what they say, may differ.
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
