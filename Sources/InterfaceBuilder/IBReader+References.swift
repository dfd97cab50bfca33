import PlainText

extension IBReader {
    /// Attributes of objects that hold the id of another.
    private static let references = ["detailTextLabel", "imageView", "tableViewCell", "textLabel"]
    /// With more objects than this, or after as many warnings, a wrong id is not compared with the right ones.
    private static let patience = 1_000

    /// Warns of every id that nothing in the document has.
    func checkReferences(initialViewController: String?, in root: IBElement) {
        if let id = initialViewController { check(id, "initialViewController", at: root.location, object: nil) }
        for object in allObjects {
            for name in Self.references {
                guard let id = object.attributes[name] else { continue }
                check(id, name, at: object.location, object: object)
            }
            for connection in object.connections {
                check(connection.destination, "\(connection.kind)", at: connection.location, object: object)
            }
            for constraint in object.constraints {
                if let id = constraint.firstItem { check(id, "firstItem", at: constraint.location, object: object) }
                if let id = constraint.secondItem { check(id, "secondItem", at: constraint.location, object: object) }
            }
        }
    }

    private func check(_ id: String, _ role: String, at location: IBLocation, object: IBObject?) {
        guard objectsByID[id] == nil, constraintsByID[id] == nil else { return }
        let isSmall = allObjects.count <= Self.patience && warnings.count <= 20
        warn(
            "\(role) refers to \(id.quoted), which nothing in the document has as its id",
            at: location,
            object: object,
            suggestion: isSmall ? nearestName(to: id, among: allObjects.lazy.map(\.id)) : nil
        )
    }
}
