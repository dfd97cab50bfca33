/// A line drawn in Interface Builder from one object to another.
public struct IBConnection {
    /// The kinds of connections, when the nib is loaded or the storyboard runs.
    public nonisolated enum Kind: Hashable, Sendable, CustomStringConvertible {
        /// Sets a property of the source to the destination.
        case outlet(property: String)
        /// Adds the destination to an array property of the source.
        case outletCollection(property: String)
        /// The source sends a message to the destination. Bar buttons and gestures have no event.
        case action(selector: String, eventType: String?)
        /// Leads from the source to another scene. The kind is the file's word: `show`, `relationship`, `embed`…
        case segue(kind: String, identifier: String?)
        /// A kind of connection not known here, with the name of its element.
        case unknown(String)

        /// The name of the connection: an outlet's property, an action's selector, a segue's kind, or an unknown
        /// element.
        public var name: String {
            switch self {
            case .outlet(let name), .outletCollection(let name), .action(let name, _), .segue(let name, _),
                .unknown(let name):
                name
            }
        }

        /// The kind as a word, which is the name of its element: `outlet`.
        package var word: String { String(description.prefix { $0 != " " }) }

        /// In words: `outlet tableViewCell`, `action done: (touchUpInside)`, `segue show detail`.
        public var description: String {
            switch self {
            case .outlet(let property): "outlet \(property)"
            case .outletCollection(let property): "outletCollection \(property)"
            case .action(let selector, let eventType): "action \(selector)" + (eventType.map { " (\($0))" } ?? "")
            case .segue(let kind, let identifier): "segue \(kind)" + (identifier.map { " \($0)" } ?? "")
            case .unknown(let element): element
            }
        }
    }

    /// The kind of the connection.
    public let kind: Kind
    /// The id of the object it leads to.
    public let destination: String
    /// The id of the connection itself, or empty if the file gives none.
    public let id: String
    /// The place in the file.
    public let location: IBLocation
    /// All XML attributes as written, and of a segue the directions of a popover's arrow.
    public let attributes: IBKeyed<String>
    /// A Boolean value that indicates whether it leads to another scene.
    package var isSegue: Bool { if case .segue = kind { true } else { false } }
    /// The object it starts from. `nil` once the document is gone.
    public internal(set) weak var source: IBObject?
}
