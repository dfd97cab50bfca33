internal import InterfaceBuilder

/// A nib file as `xib --json` prints it.
struct NibOutline: Encodable {
    let file: String
    let objects: [Object]

    init(_ document: IBDocument) {
        file = document.file
        objects = (document.objects + document.scenes.flatMap(\.objects)).map { Object($0, in: document) }
    }

    struct Object: Encodable {
        let id: String
        let element: String
        let customClass: String?
        let reuseIdentifier: String?
        let tag: Int?
        let connections: [Connection]
        let children: [Object]

        init(_ object: IBObject, in document: IBDocument) {
            id = object.id
            element = object.element
            customClass = object.customClass
            reuseIdentifier = object.string("reuseIdentifier")
            tag = object.string("tag").flatMap(Int.init)
            connections = object.connections.map { connection in
                Connection(
                    kind: "\(connection.kind)", destination: connection.destination,
                    destinationName: document.object(withID: connection.destination)?.name)
            }
            children = object.children.map { Object($0, in: document) }
        }
    }

    struct Connection: Encodable {
        let kind: String
        let destination: String
        let destinationName: String?
    }
}
