import PlainText

/// A part of a document that is unknown and was skipped. The rest of the document was read.
public nonisolated struct IBUnread: Hashable, Sendable, CustomStringConvertible {
    /// The element skipped with all that is in it. If ``attribute`` is set, the element read except for that.
    public let element: String
    /// The one attribute skipped, if the rest of the element was read.
    public let attribute: String?
    /// The place where the element starts.
    public let location: IBLocation
    /// The enclosing objects from the outside in, each as element name and id: `tableViewCell KGk-i7-Jjw`.
    public let path: [String]

    /// `12:7: <element> in view iN0-l3-epB`, with the nearest known name if there is one, free of control characters.
    public var description: String {
        var text = "\(location): <\(element)>"
        if let attribute { text += " attribute \(attribute.quoted)" }
        if !path.isEmpty { text += " in " + path.joined(separator: " › ") }
        if attribute == nil, !UnknownElements.known.contains(element),
            let name = nearestName(to: element, among: IBReader.wrappers)
        {
            text += "; did you mean `\(name)`?"
        }
        return text.printable
    }
}
