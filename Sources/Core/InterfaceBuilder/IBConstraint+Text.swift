extension IBDocument {
    /// Returns a constraint as an equation: `label "Moon".leading = view.leading + 8`.
    ///
    /// - Parameters:
    ///   - constraint: The constraint.
    ///   - owner: The object that has it.
    ///   - name: The function that names objects.
    public func equation(
        of constraint: IBConstraint, of owner: IBObject, naming name: (IBObject) -> String = \.name
    ) -> String {
        func side(_ id: String?, _ attribute: String) -> String {
            let name = id.map { object(withID: $0).map(name) ?? $0 } ?? name(owner)
            return "\(name).\(attribute)"
        }
        let relation =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        let constant = IBValue.brief(abs(constraint.constant))
        var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(relation) "
        if let attribute = constraint.secondAttribute {
            if constraint.multiplier != 1 { text += "\(IBValue.brief(constraint.multiplier)) × " }
            text += side(constraint.secondItem, attribute)
            if constraint.constant != 0 { text += " \(constraint.constant < 0 ? "−" : "+") \(constant)" }
        } else {
            text += (constraint.constant < 0 ? "−" : "") + constant
        }
        if constraint.priority < 1000 { text += " (priority \(IBValue.brief(constraint.priority)))" }
        return constraint.placeholder ? text + " (placeholder)" : text
    }
}
