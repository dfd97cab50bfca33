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
    let children: [ViewNode]

    /// A view and all below it, as they are now.
    ///
    /// - Parameter outlets: The names of the outlets that views are connected to.
    init(_ view: UIView, outlets: [ObjectIdentifier: String]) {
        self.class = "\(type(of: view))"
        tag = view.tag
        frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(Double.init)
        text = (view as? any TextHolding)?.displayedText
        outlet = outlets[ObjectIdentifier(view)]
        children = view.subviews.map { ViewNode($0, outlets: outlets) }
    }

    /// A window or view and all below it.
    ///
    /// - Parameter owner: The controller, whose outlets count beside those of the views themselves.
    init(_ root: UIView, owner: UIViewController?) {
        var outlets: [ObjectIdentifier: String] = [:]
        func add(_ object: AnyObject) {
            for (name, targets) in Outlets(of: object).connections {
                for target in targets where target is UIView { outlets[ObjectIdentifier(target)] = name }
            }
        }
        func addAll(_ view: UIView) {
            add(view)
            if let controller = view.next as? UIViewController { add(controller) }
            view.subviews.forEach(addAll)
        }
        addAll(root)
        if let owner { add(owner) }
        self.init(root, outlets: outlets)
    }

    /// What a nib says of an object and the views below it: nothing has run.
    ///
    /// - Parameter outlets: The names of the outlets that ids are connected to.
    init(_ object: IBObject, outlets: [String: String]) {
        self.class = object.customClass ?? object.element
        tag = object.attributes["tag"].flatMap(Int.init) ?? 0
        if case .rect(let rect) = object.properties["frame"] {
            frame = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
        } else {
            frame = [0, 0, 0, 0]
        }
        text = object.string("text") ?? object.string("title")
        outlet = outlets[object.id]
        children = object.children.filter { $0.properties["frame"] != nil }.map { ViewNode($0, outlets: outlets) }
    }

    /// What a document says of its top-level objects, placeholders aside; of a storyboard's scenes, the views.
    static func nodes(of document: IBDocument) -> [ViewNode] {
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
        return (objects + scenes).map { ViewNode($0, outlets: outlets) }
    }

    /// The node as a line for people.
    var line: String {
        let numbers = frame.map { CGFloat($0).brief }
        var words = [self.class, "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
        if tag != 0 { words.append("tag \(tag)") }
        if let text { words.append("\"\(text)\"") }
        if let outlet { words.append("outlet \(outlet)") }
        return words.joined(separator: " ")
    }

    /// Nodes and all below them as lines for people.
    static func text(_ nodes: [ViewNode], ascii: Bool) -> String {
        nodes.map { node in
            let lines = TreeLines.draw(node.children, ascii: ascii, title: \.line, children: \.children)
            return ([node.line] + lines).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
