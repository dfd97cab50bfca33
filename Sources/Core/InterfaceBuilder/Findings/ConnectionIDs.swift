/// Connections without an id, or with another's. Loading ignores the ids. Interface Builder gives each its own.
enum ConnectionIDs: IBRule {
    static let name = "connection-id"
    static let page = """
        Connections without an id, or with the id of another object.

        ```xml
        <outlet property="titleLabel" destination="Lab-el-001" id="Lab-el-001"/>
        ```

        iOS ignores these ids. Interface Builder gives each connection its own, so this file was merged, or edited by \
        hand.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        var lines: [String: Int] = [:]
        return document.allObjects.flatMap(\.connections).compactMap { connection in
            let first =
                document.object(withID: connection.id)?.location.line
                ?? document.constraint(withID: connection.id)?.location.line ?? lines[connection.id]
            lines[connection.id] = first ?? connection.location.line
            guard connection.id.isEmpty || first != nil else { return nil }
            let message =
                connection.id.isEmpty
                ? "\(connection.kind) has no id; every connection has one"
                : "the id \(connection.id.quoted) is used twice, also in line \(first!)"
            return IBFault(
                message, rule: name, severity: .error, file: document.file, location: connection.location,
                objectID: connection.source?.id)
        }
    }
}
