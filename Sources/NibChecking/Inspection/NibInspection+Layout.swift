internal import InterfaceBuilder
internal import TerminalUIKit

extension NibInspection {
    /// A constraint of the document, and what has become of it.
    struct NotedConstraint {
        let owner: IBObject
        let description: IBConstraint
        let constraint: NSLayoutConstraint
    }

    /// Notes which constraints contradict each other, and which views they leave open, as the views are now: all that
    /// constraints place is solved once more.
    func noteLayout(of objects: [IBObject], in window: UIWindow) {
        var objectOfView: [ObjectIdentifier: IBObject] = [:]
        for object in objects { objectOfView[ObjectIdentifier(instance(of: object) ?? window)] = object }
        let faults = window.constraintFaults
        for (constraint, others) in faults.conflicts { noteConflict(constraint, with: others) }
        for view in faults.open { objectOfView[ObjectIdentifier(view)].map(noteAmbiguity) }
    }

    /// Notes the views that are elsewhere than the file says, where their constraints put them: more than a character
    /// of a terminal away, as fonts here are not quite Apple's. What is in such a view is not noted, too.
    func noteMisplaced(_ object: IBObject) {
        guard let view = instance(of: object) as? UIView, view.window != nil, !object.isPrototype else { return }
        let isMarked = ["misplaced", "ambiguous"].contains { object.attributes[$0] == "YES" }
        if !view.translatesAutoresizingMaskIntoConstraints, let stored = object.frame, !isMarked,
            !view.frame.isNear(stored), !badlyPlaced.contains(object.id)
        {
            return note(
                "misplaced-here",
                "\(object.name) is misplaced: its constraints put it at \(IBValue.rect(view.frame).text), and its "
                    + "frame in the file is \(IBValue.rect(stored).text)", location: object.location, id: object.id)
        }
        guard !hasStandIn(for: object) else { return }
        object.children.forEach(noteMisplaced)
    }

    private func noteConflict(_ constraint: NSLayoutConstraint, with others: [String]) {
        guard let noted = constraints.first(where: { $0.constraint === constraint }) else { return }
        let others = others.compactMap { other in constraints.first { $0.constraint.summary == other } }
        let list = others.map(equation)
        let rest = list.isEmpty ? "" : ", with " + list.joined(separator: " and ")
        let isOpen = ([noted] + others).contains(where: isAboutGivenSize)
        note(
            "contradiction",
            "contradictory constraints\(isOpen ? " at the size in the file" : ""): "
                + "\(equation(noted)) can't hold\(rest)",
            isOpen ? .note : nil, location: noted.description.location, id: noted.description.id)
    }

    /// Whether a constraint is about something that is given another size by the program: a cell, a view of a xib that
    /// fills no screen, what a scroll view shows; or about a guide that is where bars end when it runs.
    private func isAboutGivenSize(_ noted: NotedConstraint) -> Bool {
        [noted.description.firstItem ?? noted.owner.id, noted.description.secondItem].contains { id in
            guard var object = id.flatMap(document.object(withID:)) else { return false }
            if object.element == "viewControllerLayoutGuide" { return true }
            if object.element.hasSuffix("LayoutGuide") { object = object.parent ?? object }
            let isAlone = object.parent == nil && !showables.contains { $0.object === object && $0.isScreen }
            return isAlone || ["Cell", "Content", "scroll"].contains(where: object.element.contains)
        }
    }

    private func equation(_ noted: NotedConstraint) -> String {
        document.equation(of: noted.description, of: noted.owner)
    }

    private func noteAmbiguity(of object: IBObject) {
        // What Interface Builder has marked is told already; what it leaves to the program is not to be judged here,
        // nor what a class lays out that is not here.
        let isLeftOpen = document.allObjects.contains { owner in
            owner.constraints.contains {
                $0.placeholder && [$0.firstItem ?? owner.id, $0.secondItem].contains(object.id)
            }
        }
        guard object.attributes["ambiguous"] != "YES", !isLeftOpen,
            object.parent.map(hasStandIn) != true
        else { return }
        note(
            "ambiguous-here", "\(object.name) is ambiguous: its constraints leave its frame open",
            location: object.location, id: object.id)
    }

    private func note(
        _ rule: String, _ message: String, _ severity: IBFault.Severity? = nil, location: IBLocation, id: String
    ) {
        note(IBFault(message, rule: rule, severity: severity, file: document.file, location: location, objectID: id))
        badlyPlaced.insert(id)
    }
}

extension CGRect {
    /// Whether no edge is more than a character away from another rectangle's.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 8 && abs(maxX - other.maxX) <= 8 && abs(minY - other.minY) <= 16
            && abs(maxY - other.maxY) <= 16
    }
}
