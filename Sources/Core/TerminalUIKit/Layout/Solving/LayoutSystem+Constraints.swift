extension LayoutSystem {
    /// Returns the ones that contradict earlier constraints.
    mutating func addConstraints() -> [NSLayoutConstraint] {
        var refused: [NSLayoutConstraint] = []
        for constraint in members.constraints where !add(constraint) { refused.append(constraint) }
        return refused
    }

    private mutating func add(_ constraint: NSLayoutConstraint) -> Bool {
        guard var difference = difference(of: constraint) else { return true }
        if constraint.relation == .lessThanOrEqual { difference = difference.times(-1) }
        let relation: SimplexSolver.Relation = constraint.relation == .equal ? .zero : .atLeastZero
        let holds = hold(difference, relation, constraint.priority, from: .constraint(constraint))
        if !holds, sources != nil { noteConflict(of: constraint) }
        return holds
    }

    /// The first side less the second, in the coordinates of the view that holds the constraint.
    private mutating func difference(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.holdingView,
            case let isTurned = (constraint.firstAttribute.followsText || constraint.secondAttribute.followsText)
                && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            var first = LayoutTerm(constraint.firstItem, constraint.firstAttribute.turned(isTurned))
        else { return nil }
        guard constraint.secondAttribute != .notAnAttribute else {
            guard var difference = expression(for: first, in: holder) else { return nil }
            difference.constant -= Double(constraint.constant)
            return difference
        }
        guard
            NSLayoutConstraint.relatesLikes(
                constraint.firstAttribute, constraint.secondAttribute, multiplier: constraint.multiplier)
        else {
            UIKitException(
                name: "NSInvalidLayoutConstraintException",
                reason: "Constraint improperly relates anchors of incompatible types: \(constraint.summary)"
            ).raise()
        }
        guard var second = LayoutTerm(constraint.secondItem, constraint.secondAttribute.turned(isTurned))
        else { return nil }
        (first, second) = (first.seen(from: second), second.seen(from: first))
        guard var difference = expression(for: first, in: holder), let other = expression(for: second, in: holder)
        else { return nil }
        difference.add(other, times: -Double(constraint.multiplier))
        // From right to left what is further on is further left.
        if isTurned { difference = difference.times(-1) }
        difference.constant -= Double(constraint.constant)
        return difference
    }

    /// A side in the coordinates of a view around it, or nil if it is not inside.
    private mutating func expression(for term: LayoutTerm, in holder: UIView) -> LinearExpression? {
        let axis = term.axis
        var result = LinearExpression(Double(term.offset))
        var view = term.view
        let length: Int
        switch term.area {
        case .view, .frame:
            guard let found = self.length(of: view, axis) else { return nil }
            length = found
            guard term.line != .length else { break }
            if view === holder {
                result.constant += Double(view.alignmentStart(axis))
            } else {
                result.add(LinearExpression(unknown: start(of: view, axis)!))
                guard let superview = view.superview else { return nil }
                view = superview
            }
        case .content:
            let first = contents[ObjectIdentifier(view)] ?? newUnknowns(2)
            contents[ObjectIdentifier(view)] = first
            length = first + axis.rawValue
        case .guide(let guide):
            guard let found = self.length(of: guide, axis) else { return nil }
            length = found
            if term.line != .length { result.add(LinearExpression(unknown: start(of: guide, axis)!)) }
        }
        switch term.line {
        case .start: break
        case .middle: result.add(LinearExpression(unknown: length, factor: 0.5))
        case .end: result.add(LinearExpression(unknown: length))
        case .length:
            result.add(LinearExpression(unknown: length))
            return result
        }
        // From the coordinates of one view to those of the next around it.
        while view !== holder {
            guard let start = start(of: view, axis), let superview = view.superview else { return nil }
            result.add(LinearExpression(unknown: start))
            result.constant -= Double(view.alignmentStart(axis))
            view = superview
        }
        return result
    }
}
