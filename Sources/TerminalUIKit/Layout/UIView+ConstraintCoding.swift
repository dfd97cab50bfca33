extension UIView {
    /// Decodes margins, hugging and, from an archive, constraints. A nib's constraints are made after all its objects.
    func decodeLayout(from coder: NSCoder) {
        if coder.containsValue(forKey: "layoutMargins") {
            layout.margins = coder.decodeUIEdgeInsets(forKey: "layoutMargins")
        }
        layout[hugging: .horizontal].rawValue = Float(
            coder.decodeCGFloat(forKey: "horizontalHuggingPriority", default: 250))
        layout[hugging: .vertical].rawValue = Float(
            coder.decodeCGFloat(forKey: "verticalHuggingPriority", default: 250))
        for archived in coder.decodeObjectIfPresent(forKey: "constraints") as? [[String: Any]] ?? [] {
            if let constraint = constraint(archived) { addConstraint(constraint) }
        }
    }

    /// Writes what ``decodeLayout(from:)`` reads.
    func encodeLayout(with coder: NSCoder) {
        if let margins = layout.margins { coder.encode(margins, forKey: "layoutMargins") }
        coder.encode(Double(layout[hugging: .horizontal].rawValue), forKey: "horizontalHuggingPriority")
        coder.encode(Double(layout[hugging: .vertical].rawValue), forKey: "verticalHuggingPriority")
        coder.encode(constraints.compactMap(archive), forKey: "constraints")
    }

    // A constraint refers to the views it is archived in, which don't exist until they are decoded. So items are
    // written as paths down from the view that holds the constraint, the same in the copy.

    private func archive(_ constraint: NSLayoutConstraint) -> [String: Any]? {
        guard let first = path(to: constraint.firstItem) else { return nil }
        var result: [String: Any] = [
            "first": first, "firstAttribute": constraint.firstAttribute.rawValue,
            "relation": constraint.relation.rawValue, "secondAttribute": constraint.secondAttribute.rawValue,
            "multiplier": Double(constraint.multiplier), "constant": Double(constraint.constant),
            "priority": Double(constraint.priority.rawValue),
        ]
        result["second"] = path(to: constraint.secondItem)
        result["identifier"] = constraint.identifier
        return result
    }

    private func constraint(_ archived: [String: Any]) -> NSLayoutConstraint? {
        func attribute(_ key: String) -> NSLayoutConstraint.Attribute? {
            (archived[key] as? Int).flatMap(NSLayoutConstraint.Attribute.init)
        }
        guard let first = item(at: archived["first"]), let firstAttribute = attribute("firstAttribute"),
            let secondAttribute = attribute("secondAttribute"),
            let relation = (archived["relation"] as? Int).flatMap(NSLayoutConstraint.Relation.init)
        else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: item(at: archived["second"]),
            attribute: secondAttribute, multiplier: CGFloat(archived["multiplier"] as? Double ?? 1),
            constant: CGFloat(archived["constant"] as? Double ?? 0))
        constraint.priority.rawValue = Float(archived["priority"] as? Double ?? 1000)
        constraint.identifier = archived["identifier"] as? String
        return constraint
    }

    /// The indexes on the path down to a view, and the kind of a guide in it; nil if it is not inside.
    private func path(to item: AnyObject?) -> [String]? {
        let guide = item as? UILayoutGuide
        guard var view = guide?.owningView ?? item as? UIView else { return nil }
        var path = guide.map { [$0.kind.rawValue] } ?? []
        while view !== self {
            guard let parent = view.superview, let index = parent.archivedSubviews.firstIndex(of: view) else {
                return nil
            }
            path.insert("\(index)", at: 0)
            view = parent
        }
        return path
    }

    private func item(at path: Any?) -> AnyObject? {
        guard let path = path as? [String] else { return nil }
        var view = self
        for step in path {
            if let kind = UILayoutGuide.Kind(rawValue: step) {
                return kind == .margins ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
            }
            guard let index = Int(step), view.subviews.indices.contains(index) else { return nil }
            view = view.subviews[index]
        }
        return view
    }
}
