import Foundation

/// The living objects of each class in a world, and their numbers.
///
/// Every ``UIResponder`` counts itself in and out: one dictionary update each.
public nonisolated final class LiveObjects: @unchecked Sendable {
    private struct Count {
        var made = 0
        var alive = 0
    }

    // Deinitializers are not isolated: an object goes where its last owner goes, and a test's may be on any thread.
    private let lock = NSLock()
    private var counts: [ObjectIdentifier: Count] = [:]
    private var classes: [ObjectIdentifier: AnyClass] = [:]

    func add(_ type: AnyClass) -> Int {
        let id = ObjectIdentifier(type)
        return lock.withLock {
            if counts[id] == nil { classes[id] = type }
            counts[id, default: Count()].made += 1
            counts[id]!.alive += 1
            return counts[id]!.made
        }
    }

    func remove(_ type: AnyClass) { lock.withLock { counts[ObjectIdentifier(type)]?.alive -= 1 } }

    /// Returns the number of living objects of a class and its subclasses.
    ///
    /// - Complexity: O(*n*), where *n* is the number of classes seen so far.
    public func count<Object: AnyObject>(of type: Object.Type) -> Int {
        lock.withLock {
            counts.reduce(into: 0) { sum, entry in
                if classes[entry.key] is Object.Type { sum += entry.value.alive }
            }
        }
    }

    /// Restarts numbering, so that the next object of every class is number 1 again.
    func restartNumbering() { lock.withLock { for id in counts.keys { counts[id]?.made = 0 } } }
}
