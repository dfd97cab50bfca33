/// What is otherwise in an object or constraint where the screen is of a certain kind.
public nonisolated struct IBVariation: Equatable, Sendable {
    /// The kind of screen, as the file has it: `["widthClass": "regular"]`; empty for any.
    public let conditions: [String: String]
    /// The XML attributes that are otherwise.
    public let attributes: IBKeyed<String>
    /// The values that are otherwise, by their keys.
    public let properties: IBKeyed<IBValue>
    /// The ids of constraints and subviews that are there.
    public let included: Set<String>
    /// The ids of constraints and subviews that are not there.
    public let excluded: Set<String>
}

extension Sequence where Element == IBVariation {
    /// Those that count on a screen of a kind, the most particular last.
    ///
    /// - Parameter kind: What the screen is like, in the file's words: `["widthClass": "compact", …]`.
    public func counting(on kind: [String: String]) -> [IBVariation] {
        let counting = filter { $0.conditions.allSatisfy { kind[$0.key] == $0.value } }
        // Sorting must keep the order of equals: what comes later in the file is stronger.
        return counting.enumerated().sorted {
            ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset)
        }.map(\.element)
    }

    /// Whether something is there, unless a variation says otherwise; the last that speaks of it decides.
    ///
    /// - Parameter id: The id of a constraint or a subview.
    public func includes(_ id: String) -> Bool {
        reduce(true) { isThere, variation in
            variation.included.contains(id) || isThere && !variation.excluded.contains(id)
        }
    }
}
