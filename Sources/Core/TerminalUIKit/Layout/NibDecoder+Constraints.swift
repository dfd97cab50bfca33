import InterfaceBuilder

extension NibDecoder {
    /// Makes the constraints that an object of the nib has, between what the nib's objects have become.
    ///
    /// Those of an object whose place another took in `awakeAfter(using:)` are lost, as on iOS: they were the old
    /// one's.
    func makeConstraints(of object: IBObject) {
        guard !object.constraints.isEmpty, !isReplaced(object),
            let owner = instance(for: object) as? UIView
        else { return }
        let variations = values(of: object).variations
        // Placeholders are for Interface Builder only. The program replaces them.
        for description in object.constraints where observer != nil || !description.placeholder {
            guard let constraint = constraint(description, of: owner) else {
                noteUnknownAttributes(of: description, in: object)
                noteUnknownGuides(of: description, in: object)
                noteProblem(of: description, in: object, owner)
                Trace.emit(.decode, owner, id: description.id, "<constraint> has no object here to hold to; left out")
                continue
            }
            if description.placeholder { constraint.priority = min(constraint.priority, .placeholder) }
            constraints[description.id] = constraint
            observer?.note(constraint, made: description, of: object)
            // One that is not there on this kind of screen is made all the same, as on iOS: an outlet may lead to it.
            if variations.includes(description.id), constraint.views.allSatisfy({ $0.isDescendant(of: owner) }) {
                owner.addConstraint(constraint)
            }
        }
    }

    /// The constant that a constraint has on this kind of screen.
    private func constant(of description: IBConstraint) -> CGFloat {
        if isStandardToGuide(description) { return 0 }
        guard !description.variations.isEmpty else { return CGFloat(description.constant) }
        let varied = description.variations.counting(on: screen).reversed().lazy
            .compactMap { $0.attributes["constant"] }
        return varied.first.flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
            ?? CGFloat(description.constant)
    }

    private func constraint(_ description: IBConstraint, of owner: UIView) -> NSLayoutConstraint? {
        guard let first = side(description.firstItem, description.firstAttribute, of: owner) else { return nil }
        var second: Side?
        if let attribute = description.secondAttribute {
            second = side(description.secondItem, attribute, of: owner)
            if second == nil { return nil }
        }
        let (other, multiplier) = (second?.attribute ?? .notAnAttribute, CGFloat(description.multiplier))
        guard NSLayoutConstraint.problem(first.attribute, other, multiplier: multiplier) == nil,
            NSLayoutConstraint.relatesLikes(first.attribute, other, multiplier: multiplier)
        else { return nil }
        let relation: NSLayoutConstraint.Relation =
            switch description.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: other, multiplier: multiplier, constant: constant(of: description))
        constraint.priority = UILayoutPriority(nearest: description.priority)
        constraint.identifier = description.attributes["identifier"]
        return constraint
    }

    /// Returns a Boolean value that indicates whether the constant is the standard one between a side of a view and one
    /// of the safe area, which is 0. The number in the file is one between views.
    private func isStandardToGuide(_ description: IBConstraint) -> Bool {
        guard description.attributes["symbolic"] == "YES",
            ["leading", "trailing"].contains(description.firstAttribute),
            description.firstAttribute == description.secondAttribute
        else { return false }
        return [description.firstItem, description.secondItem].contains { id in
            id.flatMap(document.object)?.element == "viewLayoutGuide"
        }
    }

    /// The guides of views. While no keyboard is shown, its guide is the strip below the safe area.
    private static let guideKinds: [String: UILayoutGuide.Kind] = [
        "safeArea": .safeArea, "contentLayoutGuide": .content, "frameLayoutGuide": .frame, "keyboard": .bottomBars,
    ]

    /// Notes which sides of a constraint are of a guide that isn't here.
    private func noteUnknownGuides(of constraint: IBConstraint, in object: IBObject) {
        for guide in [constraint.firstItem, constraint.secondItem].compactMap({ $0.flatMap(document.object) })
        where guide.element.hasSuffix("LayoutGuide") && guide.element != "viewControllerLayoutGuide"
            && Self.guideKinds[guide.key ?? ""] == nil
        {
            observer?.note(
                IBFault(
                    "there is no guide \(guide.key ?? guide.element) here, so this constraint holds nothing",
                    rule: "constraint", file: document.file, location: constraint.location, objectID: object.id))
        }
    }

    /// Notes that no constraint can be made between the attributes of two sides. In code, UIKit raises an exception
    /// (`VerifyConstraintArguments` in its stack).
    private func noteProblem(of constraint: IBConstraint, in object: IBObject, _ owner: UIView) {
        guard observer != nil, let first = side(constraint.firstItem, constraint.firstAttribute, of: owner) else {
            return
        }
        let second = constraint.secondAttribute.flatMap { side(constraint.secondItem, $0, of: owner) }
        if constraint.secondAttribute != nil, second == nil { return }
        let (other, multiplier) = (second?.attribute ?? .notAnAttribute, CGFloat(constraint.multiplier))
        let reason =
            NSLayoutConstraint.problem(first.attribute, other, multiplier: multiplier)
            ?? "It compares lines along different axes"
        let sentence = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        observer?.note(
            IBFault(
                "UIKit makes no such constraint: \(sentence)", rule: "constraint", file: document.file,
                location: constraint.location, objectID: constraint.id))
    }

    private typealias Side = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

    /// A side of a constraint, or nil if there is no such object or attribute here.
    private func side(_ id: String?, _ name: String, of owner: UIView) -> Side? {
        guard let attribute = NSLayoutConstraint.Attribute.nibNames[name] else { return nil }
        guard let id else { return (owner, attribute) }
        guard let object = document.object(withID: id) else { return nil }
        switch object.element {
        case "viewLayoutGuide", "keyboardLayoutGuide":
            guard let view = object.parent.flatMap(instance) as? UIView, let kind = Self.guideKinds[object.key ?? ""]
            else { return nil }
            return (view.guide(kind), attribute)
        case "viewControllerLayoutGuide":
            guard let view = object.parent?.slots["view"].flatMap(instance) as? UIView else { return nil }
            if object.attributes["type"] == "bottom" { return (view.guide(.bottomBars), attribute) }
            // On iOS it begins at the view's edge. Interface Builder's is a line where the bars end.
            return (view.guide(.topBars), attribute == .top && observer != nil ? .bottom : attribute)
        default:
            return instance(for: object).flatMap { $0 is UIView ? ($0, attribute) : nil }
        }
    }
}

extension UILayoutPriority {
    /// The most that a constraint counts which is not there when the program runs.
    fileprivate nonisolated static let placeholder = UILayoutPriority(999)
}
