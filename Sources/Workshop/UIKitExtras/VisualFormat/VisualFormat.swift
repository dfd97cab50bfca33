/// What a line of the visual format language says: `H:|-[name]-(>=8@700)-[value(==name)]-20-|`.
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

    /// One of the things in a row.
    enum Item {
        case superview
        case view(String, [Predicate])
    }

    /// The room between two things: none, the usual one, or what predicates say.
    enum Connection {
        case flush, usual
        case predicates([Predicate])
    }

    /// Which way the row goes.
    let axis: NSLayoutConstraint.Axis
    /// The things in the row.
    let items: [Item]
    /// The room after each thing but the last.
    let connections: [Connection]
}
