/// Views that left the screen, by their identifiers, first in, first out.
struct ReuseQueue<View: ReusableView> {
    private var waiting: [String: [View]] = [:]

    /// The number of queued views.
    var count: Int {
        // Swift searches the program for the protocols that `reduce` needs.
        var count = 0
        for (_, views) in waiting { count += views.count }
        return count
    }

    /// The views that wait, by identifier, each in the order in which they came.
    var views: [(identifier: String, views: [View])] {
        // Sorted as an array, because Swift searches the program for the protocols that a dictionary's `sorted` needs.
        var queued: [(identifier: String, views: [View])] = []
        for (identifier, views) in waiting where !views.isEmpty { queued.append((identifier, views)) }
        queued.sort { $0.identifier < $1.identifier }
        return queued
    }

    /// Queues a view, and returns its identifier, or nil if it doesn't have one, and is discarded.
    @discardableResult
    mutating func add(_ view: View) -> String? {
        guard let identifier = view.reuseIdentifier, !identifier.isEmpty else { return nil }
        waiting[identifier, default: []].append(view)
        return identifier
    }

    /// Dequeues a view with an identifier and prepares it for reuse, or nil if there isn't one.
    mutating func take(withIdentifier identifier: String) -> View? {
        guard let index = waiting.index(forKey: identifier), !waiting.values[index].isEmpty else {
            Trace.emit(.dequeue, nil, id: identifier, key: identifier)
            return nil
        }
        let view = waiting.values[index].removeFirst()
        Trace.emit(.dequeue, view, id: identifier, key: identifier)
        view.prepareForReuse()
        Trace.emit(.reuse, view)
        return view
    }
}
