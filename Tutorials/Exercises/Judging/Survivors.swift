import TerminalUIKit

/// Objects that should be gone by now, and what keeps those that are not.
public final class Survivors {
    private struct Suspect {
        weak var object: UIResponder?
    }
    private var suspects: [Suspect] = []

    /// Creates an empty list of objects to watch.
    public init() {}

    /// Watches an object without retaining it, and all subviews of a view.
    public func watch(_ object: UIResponder?) {
        guard let object else { return }
        suspects.append(Suspect(object: object))
        (object as? UIView)?.subviews.forEach(watch)
    }

    /// The shortest ring of references through an object that is left, in a line, or the reason why there is no ring.
    /// The array is empty if all objects are released.
    public var rings: [String] {
        let left = suspects.compactMap(\.object)
        guard !left.isEmpty else { return [] }
        let rings = left.compactMap { References.ring(through: $0) }
        guard let ring = rings.min(by: { $0.count < $1.count }) else {
            let closure = left.lazy.compactMap { object in
                References.closures(of: object).first.map { "\(type(of: object)) has a closure in `\($0)`" }
            }.first
            return [
                "no ring of properties: "
                    + (closure.map { "\($0), which keeps what it mentions" }
                        ?? "a closure keeps them, or something that outlives the screen")
            ]
        }
        let parts = ring.map { "keeps \(type(of: $0.to)) in `\($0.name)`" }
        return ["\(type(of: ring[0].from)) \(parts.joined(separator: ", which "))"]
    }
}
