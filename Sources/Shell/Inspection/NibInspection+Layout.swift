internal import InterfaceBuilder
internal import TerminalUIKit

extension NibInspection {
    /// The maximum number of contradicting constraints in a message.
    private static let mostOthers = 20

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
        for (constraint, others, needsFrames) in faults.conflicts {
            noteConflict(constraint, with: others, needsFrames: needsFrames)
        }
        for view in faults.open { objectOfView[ObjectIdentifier(view)].map(noteAmbiguity) }
        for view in faults.unsolved { noteUnsolved(objectOfView[ObjectIdentifier(view)] ?? objects[0]) }
    }

    /// Notes the views whose constraints put them elsewhere than in the file, by more than a character of a terminal,
    /// because fonts here differ a little from Apple's. Views inside such a view aren't noted.
    func noteMisplaced(_ object: IBObject) {
        guard let view = instance(of: object) as? UIView, view.window != nil, !object.isPrototype else { return }
        if !view.translatesAutoresizingMaskIntoConstraints, let stored = object.frame, !object.isMarked,
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

    private func noteConflict(
        _ constraint: NSLayoutConstraint, with others: [NSLayoutConstraint], needsFrames: Bool
    ) {
        guard let noted = constraints[ObjectIdentifier(constraint)] else { return }
        let others = others.compactMap { constraints[ObjectIdentifier($0)] }
        var list = others.prefix(Self.mostOthers).map(equation)
        if others.count > list.count { list.append("\(others.count - list.count) more") }
        let rest = list.isEmpty ? "" : ", with " + list.joined(separator: " and ")
        let isOpen = ([noted] + others).contains { needsFrames ? isAboutGivenSize($0) : isAboutBars($0) }
        // The fonts here aren't quite Apple's, so whether different baselines fit edges can't be known.
        let isAboutFonts = ([noted] + others).contains { $0.constraint.comparesDifferentBaselines }
        let condition = isOpen ? " at the size in the file" : isAboutFonts ? " with the fonts here" : ""
        note(
            "contradiction",
            "contradictory constraints\(condition): \(equation(noted)) can't hold\(rest)",
            isOpen || isAboutFonts ? .note : nil, location: noted.description.location, id: noted.description.id)
    }

    /// Returns a Boolean value that indicates whether a constraint is about a guide, whose place follows from bars.
    private func isAboutBars(_ noted: NotedConstraint) -> Bool {
        [noted.description.firstItem, noted.description.secondItem].contains { id in
            id.flatMap(document.object(withID:))?.element.hasSuffix("LayoutGuide") ?? false
        }
    }

    /// Returns a Boolean value that indicates whether a constraint is about an object whose size the program changes.
    /// Such objects are cells, small views of a xib, the content of a scroll view, and guides at the end of bars.
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
        // Interface Builder has reported the views that it marks. Frames that it leaves to the program, or to a class
        // that is missing here, can't be judged.
        guard object.attributes["ambiguous"] != "YES", !leftOpen.contains(object.id),
            object.parent.map(hasStandIn) != true
        else { return }
        note(
            "ambiguous-here", "\(object.name) is ambiguous: its constraints leave its frame open",
            location: object.location, id: object.id)
    }

    private func noteUnsolved(_ object: IBObject) {
        note(
            Unsolved.name,
            "the constraints in \(object.name) take too long to solve: some are left out, and views are not where iOS "
                + "puts them",
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
    /// Returns a Boolean value that indicates whether each edge is at most a character away from another rectangle's.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 8 && abs(maxX - other.maxX) <= 8 && abs(minY - other.minY) <= 16
            && abs(maxY - other.maxY) <= 16
    }
}

extension IBObject {
    /// A Boolean value that indicates whether Xcode has marked the frame in the file as different from the one that
    /// constraints determine.
    var isMarked: Bool { ["misplaced", "ambiguous"].contains { attributes[$0] == "YES" } }
}
