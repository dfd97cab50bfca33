/// An object of a document: a view, a controller, a gesture recognizer, a placeholder…
///
/// The object has the content of the file, whatever its kind: ``element`` and all names within are data, read when
/// first asked for.
public final class IBObject {
    /// The id, unique in the document. Empty for the few things that don't have an id, such as segments.
    public let id: String
    /// The name of its element: `tableViewCell`.
    public var element: String { node.name }
    /// The slot it fills in its parent, `contentView`, or `nil` for a member of a collection.
    public var key: String? { node[.key] }
    /// The element that it is in: `subviews`, if it is a member of that collection.
    package var enclosingElement: String? { node.parent?.name }
    /// The place where the start tag begins.
    public var location: IBLocation { node.location }
    /// The object it is in, or `nil` at the top level, and once the document is gone.
    public private(set) weak var parent: IBObject?
    /// All XML attributes as written, `id`, `key` and the class included.
    public private(set) lazy var attributes = node.attributes

    /// The values inside it by their keys: `frame`, `textColor`, `normal` for a button's state.
    public private(set) lazy var properties = IBReader(of: self).properties
    /// The single objects inside it by their keys: `contentView`, `navigationItem`.
    public private(set) lazy var slots = IBReader(of: self).slots
    /// The lists of objects inside it by the names of their elements: `subviews`, `items`, `cells`.
    public private(set) lazy var collections = IBReader(of: self).collections
    /// The connections that start from it.
    public private(set) lazy var connections = IBReader(of: self).connections
    /// The layout constraints it owns.
    public private(set) lazy var constraints = IBReader(of: self).constraints
    /// Overrides for certain kinds of screens, in document order.
    public private(set) lazy var variations = IBReader(of: self).variations
    /// The values to set by key path.
    public private(set) lazy var runtimeAttributes = IBReader(of: self).runtimeAttributes
    /// All objects directly inside it, in document order.
    public internal(set) var children: [IBObject] = []

    /// The element in the file.
    let node: IBElement

    // Nonisolated: there are many, and checking for the actor costs more than the rest.
    nonisolated deinit {}

    init(_ element: IBElement, parent: IBObject?) {
        id = element[.id] ?? ""
        node = element
        self.parent = parent
    }

    /// The class set in the identity inspector, or `nil` for the element's own.
    public var customClass: String? { attributes["customClass"] }
    /// The Swift module of ``customClass``.
    public var customModule: String? { attributes["customModule"] }
    /// The label given in the document outline.
    public var userLabel: String? { attributes["userLabel"] }
    /// The identifier of a placeholder: `IBFilesOwner` or `IBFirstResponder`.
    public var placeholderIdentifier: String? { attributes["placeholderIdentifier"] }

    /// Returns a text. The file may write it as an attribute, as a string element or as an attributed string.
    ///
    /// - Parameter name: The name of the attribute or key of the string: `text`, `placeholder`.
    public func string(_ name: String) -> String? { properties[name]?.string ?? attributes[name] }
}
