import Foundation

/// A part of a document as lines of text: an object, a connection, a constraint, or the document itself.
///
/// Two versions of a document are compared by their items, and a document is written as text by them.
public nonisolated struct IBItem: Equatable, Sendable {
    /// The kinds of items.
    public enum Kind: String, Sendable {
        case document, scene, object, connection, constraint
    }

    /// The kind of the item.
    public let kind: Kind
    /// The key that the same item has in another version: its id, or its place if it doesn't have one.
    public internal(set) var key: String
    /// The name of the item for people: `label "Moon" (Qx1-aa-001)`,
    /// `outlet File's Owner.label → label "Moon" (Qx1-aa-001)`.
    public let title: String
    /// The key of the item that contains it, or empty at the top.
    public let parent: String
    /// The number of items that contain the item.
    public let depth: Int
    /// The meaning of a connection or constraint, whatever its objects are called.
    let meaning: String
    /// The properties of the item, by name.
    public let properties: [String: String]
    /// The line at which it begins.
    public let line: Int
    /// A view's frame, in points.
    var frame: CGRect?
    /// The autoresizing of a view, or nil if constraints or a controller determine its frame.
    var autoresizing: IBAutoresizingMask?
    /// The guarantees for code while the item exists, each in the words for its loss.
    var promises: [String] = []
    /// The requirements for the program's classes.
    var demands: [String] = []

    /// The properties of the item as lines, by name: `frame: 8,8 100×20`.
    public var lines: [String] { properties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
}
