extension IBObject {
    /// The guarantees for code while the item exists. Each is phrased as its loss.
    var promises: [String] {
        var promises: [String] = []
        if let name = attributes["reuseIdentifier"] {
            promises.append(
                "no prototype has the reuse identifier \"\(name)\" any more: code that dequeues one finds none")
        }
        if let name = attributes["storyboardIdentifier"] {
            promises.append(
                "no scene has the identifier \"\(name)\" any more: instantiateViewController(withIdentifier:) ends "
                    + "the program")
        }
        if let customClass, placeholderIdentifier == nil {
            promises.append("nothing here is a \(customClass) any more: code that casts to it fails")
        }
        return promises
    }
}

extension IBConnection {
    /// The guarantees for code while the item exists. Each is phrased as its loss.
    var promises: [String] {
        guard let source else { return [] }
        switch kind {
        case .outlet(let property), .outletCollection(let property):
            guard source.customClass != nil, !isUIKits else { return ["\(source.name) has no `\(property)` any more"] }
            return ["the outlet `\(property)` of \(source.className) is gone: code that uses it finds nil"]
        case .action(let selector, _):
            return ["\(source.name) does not call `\(selector)` any more"]
        case .segue(_, let identifier):
            return identifier.map {
                ["no segue is called \"\($0)\" any more: performSegue(withIdentifier:sender:) ends the program"]
            } ?? []
        case .unknown: return []
        }
    }
}

extension IBDocument {
    /// Returns the requirements of a connection for the program's classes.
    func demands(of connection: IBConnection) -> [String] {
        switch connection.kind {
        case .outlet(let property), .outletCollection(let property):
            guard let source = connection.source, source.customClass != nil, !connection.isUIKits else { return [] }
            return [
                "\(source.className) needs an outlet `\(property)`; without one the program ends as the nib is loaded"
            ]
        case .action(let selector, _):
            guard let target = object(withID: connection.destination), target.customClass != nil else { return [] }
            return ["\(target.className) needs an action `\(selector)`; without one the program ends as it is called"]
        case .segue, .unknown: return []
        }
    }
}

extension IBObject {
    /// The class that the program has for it, or else the name that a person uses.
    fileprivate var className: String { customClass ?? name }
}
