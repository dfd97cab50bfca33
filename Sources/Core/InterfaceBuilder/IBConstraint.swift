import Foundation

/// A layout constraint: *first attribute* (=, ≤, ≥) *multiplier* × *second attribute* + *constant*.
public nonisolated struct IBConstraint: Equatable, Sendable {
    /// The relation between the two sides of a constraint. The raw values are the file's words.
    public enum Relation: String, Sendable, CaseIterable {
        /// The sides are equal.
        case equal
        /// The first is at most the second.
        case lessThanOrEqual
        /// The first is at least the second.
        case greaterThanOrEqual
    }

    /// The id, or empty if the file gives none.
    public let id: String
    /// The id of the first object, or `nil` for the view that owns the constraint.
    public let firstItem: String?
    /// The attribute of the first object: `leading`, `bottomMargin`…
    public let firstAttribute: String
    /// The relation between the sides.
    public let relation: Relation
    /// The id of the second object. With a `nil` here and an attribute, it is the view that owns the constraint. With
    /// neither, the second side is the constant alone.
    public let secondItem: String?
    /// The attribute of the second object.
    public let secondAttribute: String?
    /// The factor of the second attribute.
    public let multiplier: Double
    /// The constant that is added, in points.
    public let constant: Double
    /// The priority, from 1 to 1000, which means required.
    public let priority: Double
    /// A Boolean value that indicates whether the constraint serves only Interface Builder, and is missing when the
    /// program runs.
    public let placeholder: Bool
    /// The place in the file.
    public let location: IBLocation
    /// Overrides for certain kinds of screens, in document order.
    public let variations: [IBVariation]
    /// All XML attributes as written.
    public let attributes: IBKeyed<String>
}
