internal import InterfaceBuilder

/// An outlet that no object in question declares.
struct NoOutlet: Error, CustomStringConvertible {
    private let name: String
    private let nearest: String?
    /// Where nibs connect one of that name, and of which class.
    private let places: [String]

    @MainActor init(_ name: String, documents: [IBDocument], nearest: String?) {
        self.name = name
        self.nearest = nearest
        places = documents.flatMap { document in
            document.allObjects.flatMap { object in
                let type = object.customClass ?? object.element
                return object.connections.filter { $0.isOutlet(name) }.map {
                    "\(document.file), line \($0.location.line), connects one of a \(type)"
                }
            }
        }
    }

    var description: String {
        if let place = places.first {
            return "no object there has an outlet \"\(name)\"; \(place), which is not on the screen"
        }
        return "there is no outlet \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    }
}
