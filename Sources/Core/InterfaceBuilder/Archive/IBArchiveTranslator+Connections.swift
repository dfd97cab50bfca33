extension IBArchiveTranslator {
    /// Moves a connection to the object from which it starts.
    func readConnection(_ record: IBElement) throws(NibError) {
        guard let connection = try archive.value("connection", of: record),
            let source = try archive.value("source", of: connection),
            let destination = try archive.value("destination", of: connection),
            let id = source["id"]
        else { return }
        let className = connection["class"] ?? ""
        let label = try archive.value("label", of: connection)?.text ?? ""
        var attributes: IBKeyed<String> = ["destination": modernID(of: destination) ?? ""]
        attributes["id"] = try archive.value("connectionID", or: "id", of: record).map(IBArchive.text)
        let name: String
        if className.hasSuffix("OutletCollectionConnection") {
            (name, attributes["property"]) = ("outletCollection", label)
        } else if className.hasSuffix("OutletConnection") {
            (name, attributes["property"]) = ("outlet", label)
        } else if className.hasSuffix("EventConnection") {
            (name, attributes["selector"]) = ("action", label)
            if let type = try archive.integer("IBEventType", of: connection) {
                attributes["eventType"] = Self.events[type] ?? "\(type)"
            }
        } else {
            name = className
        }
        connections[id, default: []].append(connection.making(name, attributes))
    }

    /// The events by their numbers: 1 more than the place of `UIControl.Event`'s bit.
    private static let events = [
        1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside", 5: "touchDragEnter",
        6: "touchDragExit", 7: "touchUpInside", 8: "touchUpOutside", 9: "touchCancel", 13: "valueChanged",
        17: "editingDidBegin", 18: "editingChanged", 19: "editingDidEnd", 20: "editingDidEndOnExit",
    ]

    /// Takes a constraint to the view that has it.
    func readConstraint(_ element: IBElement) throws(NibError) {
        guard let view = try archive.value("containingView", of: element)?["id"] else { return }
        var attributes: IBKeyed<String> = [:]
        attributes["id"] = modernID(of: element)
        for item in ["firstItem", "secondItem"] {
            attributes[item] = try archive.value(item, of: element).flatMap(modernID)
        }
        for name in ["firstAttribute", "secondAttribute"] {
            guard let number = try archive.integer(name, of: element), number != 0 else { continue }
            guard (1...Self.attributes.count).contains(number) else {
                throw archive.failure("\(name.quoted) is `\(number)`; expected a number from 1 to 11", at: element)
            }
            attributes[name] = Self.attributes[number - 1]
        }
        switch try archive.integer("relation", of: element) {
        case -1: attributes["relation"] = "lessThanOrEqual"
        case 1: attributes["relation"] = "greaterThanOrEqual"
        default: break
        }
        for name in ["multiplier", "priority", "placeholder"] {
            attributes[name] = try archive.value(name, of: element).map(IBArchive.text)
        }
        if let constant = try archive.value("constant", of: element) {
            attributes["constant"] = IBArchive.text(of: try archive.value("value", of: constant) ?? constant)
        }
        constraints[view, default: []].append(element.making("constraint", attributes))
    }

    /// The attributes of views by their numbers, from 1.
    private static let attributes = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    ]
}
