import PlainText

extension IBDocument {
    /// Attributes of objects that hold the id of another.
    private static let references = ["detailTextLabel", "imageView", "tableViewCell", "textLabel"]
    /// With more objects than this, or after as many warnings, a wrong id is not compared with the right ones.
    private static let maximumObjects = 1_000

    /// A warning for every id that no object in the document has, after those there are already.
    func danglingReferences(after others: Int) -> [IBFault] {
        var faults: [IBFault] = []
        func check(
            _ id: String?, _ role: @autoclosure () -> String, at location: @autoclosure () -> IBLocation,
            of object: IBObject? = nil
        ) {
            guard let id, !hasID(id) else { return }
            let isSmall = allObjects.count <= Self.maximumObjects && others + faults.count <= 20
            faults.append(
                IBFault(
                    "\(role()) refers to \(id.quoted), which nothing in the document has as its id",
                    rule: DocumentProblems.name, file: file, location: location(), objectID: object?.id,
                    suggestion: isSmall ? nearestName(to: id, among: allObjects.lazy.map(\.id)) : nil))
        }
        check(initialViewController, "initialViewController", at: location)
        for object in allObjects {
            for name in Self.references { check(object.attributes[name], name, at: object.location, of: object) }
            for connection in object.connections {
                check(connection.destination, "\(connection.kind)", at: connection.location, of: object)
            }
            for constraint in object.constraints {
                check(constraint.firstItem, "firstItem", at: constraint.location, of: object)
                check(constraint.secondItem, "secondItem", at: constraint.location, of: object)
            }
        }
        return faults
    }
}
