/// The contents of a line in the visual format language: `H:|-[name]-(>=8@700)-[value(==name)]-20-|`.
struct VisualFormat {
    /// A comparison with a number or with another view's length.
    struct Predicate {
        let relation: NSLayoutConstraint.Relation
        let operand: Operand
        let priority: UILayoutPriority
    }

    /// The values that a length can be compared with.
    enum Operand {
        case constant(CGFloat)
        case view(String)
    }

    /// A thing in a row.
    enum Item {
        case superview
        case view(String, [Predicate])
    }

    /// The space between two things: no room, the usual one, or the room that predicates give.
    enum Connection {
        case flush, usual
        case predicates([Predicate])
    }

    /// The axis of the row.
    let axis: NSLayoutConstraint.Axis
    /// The things in the row.
    let items: [Item]
    /// The space after each thing but the last.
    let connections: [Connection]
}
