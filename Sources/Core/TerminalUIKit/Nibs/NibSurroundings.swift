/// The objects that the loads of one scene have made, by the ids in the document, as weak references.
final class NibSurroundings {
    private struct Entry {
        weak var object: NSObject?
    }

    private var entries: [String: Entry] = [:]

    /// The object made for an id, while it is alive.
    subscript(id: String) -> NSObject? {
        get { entries[id]?.object }
        set { entries[id] = Entry(object: newValue) }
    }
}
