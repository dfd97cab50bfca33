extension UIView {
    /// Decodes margins, hugging and, from an archive, constraints. A nib's constraints are made after all its objects.
    func decodeLayout(with keys: PropertyCoder) {
        let coder = keys.coder
        if keys.contains("layoutMargins") {
            layout.margins = coder.decodeUIEdgeInsets(forKey: "layoutMargins")
        }
        if keys.contains("directionalLayoutMargins") {
            let insets = coder.decodeUIEdgeInsets(forKey: "directionalLayoutMargins")
            directionalLayoutMargins = NSDirectionalEdgeInsets(insets, .leftToRight)
        }
        if keys.contains("preservesSuperviewLayoutMargins"),
            coder.decodeBool(forKey: "preservesSuperviewLayoutMargins")
        {
            layout.preservesSuperviewMargins = true
        }
        if keys.contains("insetsLayoutMarginsFromSafeArea"),
            !coder.decodeBool(forKey: "insetsLayoutMarginsFromSafeArea")
        {
            layout.insetsMarginsFromSafeArea = false
        }
        let placeholders = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
        if let coder = coder as? NibCoder, coder.isOfUnknownClass || coder.isLookedAt,
            placeholders.contains(where: coder.containsValue)
        {
            // UIKit ignores what Xcode lays out with.
            let lengths = placeholders.map { coder.decodeCGFloat(forKey: $0, default: UIView.noIntrinsicMetric) }
            layout.notedSize = CGSize(width: lengths[0], height: lengths[1])
        }
        func priority(_ key: String) -> UILayoutPriority? {
            keys.contains(key) ? UILayoutPriority(Float(coder.decodeDouble(forKey: key))) : nil
        }
        if let priority = priority("horizontalHuggingPriority") { layout.hugging[.horizontal] = priority }
        if let priority = priority("verticalHuggingPriority") { layout.hugging[.vertical] = priority }
        if let priority = priority("horizontalCompressionResistancePriority") {
            layout.compressionResistance[.horizontal] = priority
        }
        if let priority = priority("verticalCompressionResistancePriority") {
            layout.compressionResistance[.vertical] = priority
        }
        guard keys.contains("constraints") else { return }
        for archived in coder.decodeObject(forKey: "constraints") as? [[String: Any]] ?? [] {
            if let constraint = constraint(archived) { addConstraint(constraint) }
        }
    }

    /// Writes what ``decodeLayout(with:)`` reads.
    func encodeLayout(with coder: NSCoder) {
        if let margins = layout.margins {
            coder.encode(margins, forKey: "layoutMargins")
            if layout.marginsFollowText { coder.encode(margins, forKey: "directionalLayoutMargins") }
        }
        if layout.preservesSuperviewMargins { coder.encode(true, forKey: "preservesSuperviewLayoutMargins") }
        if !layout.insetsMarginsFromSafeArea { coder.encode(false, forKey: "insetsLayoutMarginsFromSafeArea") }
        func encode(_ priority: UILayoutPriority, _ key: String, default usual: UILayoutPriority) {
            if priority != usual { coder.encode(Double(priority.rawValue), forKey: key) }
        }
        encode(layout.hugging[.horizontal], "horizontalHuggingPriority", default: .defaultLow)
        encode(layout.hugging[.vertical], "verticalHuggingPriority", default: .defaultLow)
        let resistance = layout.compressionResistance
        encode(resistance[.horizontal], "horizontalCompressionResistancePriority", default: .defaultHigh)
        encode(resistance[.vertical], "verticalCompressionResistancePriority", default: .defaultHigh)
        if !constraints.isEmpty { coder.encode(constraints.compactMap(archive), forKey: "constraints") }
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
            let relation = (archived["relation"] as? Int).flatMap(NSLayoutConstraint.Relation.init),
            let multiplier = archived["multiplier"] as? Double, let constant = archived["constant"] as? Double,
            let priority = archived["priority"] as? Double
        else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: item(at: archived["second"]),
            attribute: secondAttribute, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
        constraint.priority = UILayoutPriority(nearest: priority)
        constraint.identifier = archived["identifier"] as? String
        return constraint
    }

    /// The indexes on the path down to a view, and the kind of a guide in it, or nil if it is not inside.
    private func path(to item: AnyObject?) -> [String]? {
        let guide = item as? UILayoutGuide
        guard var view = guide?.owningView ?? item as? UIView else { return nil }
        var path = guide.map { [$0.kind.rawValue] } ?? []
        if let guide, guide.kind == .own {
            guard let index = view.layoutGuides.firstIndex(of: guide) else { return nil }
            path.append("\(index)")
        }
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
        for (number, step) in path.enumerated() {
            if let kind = UILayoutGuide.Kind(rawValue: step) {
                guard kind == .own else { return view.guide(kind) }
                guard let index = path.dropFirst(number + 1).first.flatMap({ Int($0) }), (0..<1000).contains(index)
                else { return nil }
                // They have only their constraints, so a copy makes them where it meets them.
                while view.layoutGuides.count <= index { view.addLayoutGuide(UILayoutGuide()) }
                return view.layoutGuides[index]
            }
            guard let index = Int(step), view.subviews.indices.contains(index) else { return nil }
            view = view.subviews[index]
        }
        return view
    }
}
