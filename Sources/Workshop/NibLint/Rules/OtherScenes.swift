internal import InterfaceBuilder

enum OtherScenes: IBRule {
    static let name = "other-scene"
    static let page = """
        Outlets and actions that lead to an object of another scene.

        ```xml
        <action selector="order:" destination="Men-uC-002" eventType="touchUpInside" id="Act-io-001"/>
        ```

        iOS loads each scene by itself, so the connection can't lead to the object that is on the screen. Usually a \
        view was copied from the other scene, with its connections. Remove them, and connect the view again. This is a \
        note if the view is also connected in its own scene. The rule counts the connections out of a scene.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        if document.scenes.count < 2 { return [] }
        let scenes = document.sceneIDs
        return document.scenes.flatMap { scene in
            scene.allObjects.flatMap(\.connections).compactMap { connection -> (cause: String, fault: IBFault)? in
                switch connection.kind {
                case .outlet, .outletCollection, .action: break
                default: return nil
                }
                guard let other = scenes[connection.destination], other != scene.sceneID,
                    let source = connection.source, let target = document.object(withID: connection.destination)
                else { return nil }
                let isConnectedHere = source.connections.contains {
                    $0.says(the: connection) && scenes[$0.destination] == scene.sceneID
                }
                let fault = IBFault(
                    "the connection leads to \(target.name) of another scene, which iOS loads by itself", rule: name,
                    severity: isConnectedHere ? .note : .warning, file: document.file, location: connection.location,
                    objectID: source.id)
                return ("\(isConnectedHere)", fault)
            }.oncePerCause
        }
    }
}

extension IBDocument {
    /// The scenes of a storyboard's objects, by the ids of both.
    var sceneIDs: [String: String] {
        var ids: [String: String] = [:]
        for scene in scenes {
            for object in scene.allObjects where !object.id.isEmpty { ids[object.id] = scene.sceneID }
        }
        return ids
    }
}

extension IBConnection {
    /// Returns a Boolean value that indicates whether a connection is for the same event, or the same property.
    fileprivate func says(the other: IBConnection) -> Bool {
        switch (kind, other.kind) {
        case (.action(_, let event), .action(_, let another)): event == another
        default: outlet != nil && outlet == other.outlet
        }
    }
}

enum RepeatedContents: IBRule {
    static let name = "repeated-content"
    static let page = """
        Outlets from outside of a prototype to a view in it.

        ```xml
        <viewController id="Men-uC-001"><connections>
            <outlet property="titleLabel" destination="Lab-el-001" id="Out-le-001"/>
        ```

        A table or collection makes many cells of one prototype, so the outlet has no single view to lead to. Xcode \
        doesn't compile the storyboard: "Outlets cannot be connected to repeating content." Give the cell a class, and \
        connect its outlet.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        var cells: [String: IBObject] = [:]
        for cell in document.allObjects where cell.isPrototype {
            for object in cell.withDescendants where !object.id.isEmpty { cells[object.id] = cell }
        }
        if cells.isEmpty { return [] }
        return document.allObjects.flatMap(\.connections).compactMap { connection in
            switch connection.kind {
            case .outlet, .outletCollection: break
            default: return nil
            }
            guard let cell = cells[connection.destination], let source = connection.source,
                cells[source.id] !== cell
            else { return nil }
            return IBFault(
                "an outlet of \(source.name) leads into a prototype, of which there are many cells", rule: name,
                severity: .error, file: document.file, location: connection.location, objectID: source.id)
        }
    }
}
