/// The values that an object or constraint overrides on a certain kind of screen.
public nonisolated struct IBVariation: Equatable, Sendable {
    /// The kind of screen, as the file has it: `["widthClass": "regular"]`, or empty for any.
    public let conditions: [String: String]
    /// The overriding XML attributes.
    public let attributes: IBKeyed<String>
    /// The overriding values, by their keys.
    public let properties: IBKeyed<IBValue>
    /// The ids of constraints and subviews that are there.
    public let included: Set<String>
    /// The ids of constraints and subviews that are not there.
    public let excluded: Set<String>

    /// The conditions in words, such as `heightClass=regular widthClass=compact`.
    var name: String { conditions.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
}

extension [IBVariation] {
    /// Returns the variations that apply on a kind of screen, the most specific last.
    ///
    /// - Parameter kind: The traits of the screen, in the file's words: `["widthClass": "compact", …]`.
    public func counting(on kind: [String: String]) -> [IBVariation] {
        let counting = filter { $0.conditions.allSatisfy { kind[$0.key] == $0.value } }
        // The sort must be stable, because later variations in the file are stronger.
        return counting.enumerated().sorted {
            ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset)
        }.map(\.element)
    }

    /// Returns the screens on which a constraint applies: `never`, `only widthClass=regular`, or nil for all of them.
    ///
    /// - Parameter id: The id of a constraint.
    func force(of id: String) -> String? {
        func names(_ variations: [IBVariation]) -> String { variations.map(\.name).joined(separator: ", ") }
        let special = filter { !$0.conditions.isEmpty }
        if filter(\.conditions.isEmpty).includes(id) {
            let without = special.filter { $0.excluded.contains(id) && !$0.included.contains(id) }
            return without.isEmpty ? nil : "not with \(names(without))"
        }
        let with = special.filter { $0.included.contains(id) }
        return with.isEmpty ? "never, a variation excludes it" : "only with \(names(with))"
    }

    /// Returns a Boolean value that indicates whether an object exists. It does unless a variation says otherwise, and
    /// the last variation that mentions it decides.
    ///
    /// - Parameter id: The id of a constraint or a subview.
    public func includes(_ id: String) -> Bool {
        reduce(true) { isThere, variation in
            variation.included.contains(id) || isThere && !variation.excluded.contains(id)
        }
    }
}
