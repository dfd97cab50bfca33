internal import Inspection
internal import InterfaceBuilder
internal import REPL
internal import TerminalUIKit

/// A report about a nib file, as `nib --json` prints it.
struct NibReport: Encodable {
    struct Device: Encodable {
        let id: String
        let name: String
        let size: [Double]?
    }

    struct Scene: Encodable {
        let id: String
        let controller: String?
        let name: String?
        let identifier: String?
        let access: String
        let line: Int
        /// The segues to other scenes, for a text. As JSON they are connections.
        let segues: [Segue]

        struct Segue {
            let kind: String
            let identifier: String?
            /// The title of the scene that it leads to.
            let title: String
        }

        private enum CodingKeys: CodingKey {
            case id, controller, name, identifier, access, line
        }
    }

    struct End: Encodable {
        let id: String
        let name: String?
    }

    struct Connection: Encodable {
        let kind: String
        let name: String
        let event: String?
        let source: End
        let destination: End
        let line: Int
        let text: String
    }

    /// An object in whose place something else is shown, as its class or element is not here.
    struct StandIn: Encodable {
        let id: String
        let name: String
        /// The element without a class here, or nil if it has one.
        let element: String?
        let shown: String
        let line: Int
    }

    /// A member that is missing here in a class that isn't.
    struct Lack: Encodable {
        let id: String
        let member: String
        let line: Int
    }

    /// An element that wasn't understood.
    struct Unread: Encodable {
        let element: String
        let attribute: String?
        let line: Int
        let column: Int
        let text: String
    }

    /// A value that is read, but not used.
    struct Unused: Encodable {
        let element: String
        let key: String
        let count: Int
        let lines: [Int]
    }

    let version = OutputFormat.version
    let file: String
    let kind: String
    let device: Device?
    let size: [Double]?
    let scenes: [Scene]?
    let tree: [ViewNode]
    let connections: [Connection]
    let standIns: [StandIn]
    let lacks: [Lack]
    let unread: [Unread]
    let unused: [Unused]
    let findings: [IBFault]

    init(_ nib: LoadedNib, findings: [IBFault]) {
        let document = nib.document
        file = document.file
        kind = document.kind == .xib ? "xib" : "storyboard"
        device = nib.device.map { Device(id: $0.id, name: $0.name, size: $0.size.map(Self.numbers)) }
        size = nib.shownScreens.first.map { Self.numbers($0.window.bounds.size) }
        let segues = SceneSegue.all(in: document)
        scenes =
            document.kind == .xib
            ? nil
            : document.scenes.enumerated().map { index, scene in
                let controller = scene.viewController
                return Scene(
                    id: scene.sceneID, controller: controller?.id, name: controller?.name,
                    identifier: controller?.storyboardIdentifier, access: document.access(to: scene).rawValue,
                    line: scene.location.line,
                    segues: segues.filter { $0.source == index }.map {
                        .init(
                            kind: $0.kind, identifier: $0.identifier, title: document.scenes[$0.destination].title)
                    })
            }
        tree = ViewNode.nodes(of: nib.roots, in: document, frames: nib.inspection.frames)
        connections = nib.objects.flatMap { object in
            object.connections.map { Connection($0, of: object, in: document) }
        }
        standIns = nib.inspection.standIns.filter { nib.isLookedAt($0.object) }.map { object, type in
            // The type of a stand-in is shown as its superclass.
            let shown = "\(type)".replacing("StandInObject", with: "NSObject").replacing("StandIn", with: "UI")
            return StandIn(
                id: object.id, name: object.name, element: object.hasClass ? nil : object.element, shown: shown,
                line: object.location.line)
        }
        lacks = nib.inspection.lacks.filter { nib.isLookedAt($0.object) }.map {
            Lack(id: $0.object.id, member: $0.member, line: $0.object.location.line)
        }
        unread = document.unread.filter { nib.scene == nil || nib.contains($0) }.map {
            Unread(
                element: $0.element, attribute: $0.attribute, line: $0.location.line, column: $0.location.column,
                text: $0.description)
        }
        unused = Self.unused(nib.inspection.unusedKeys.filter { nib.isLookedAt($0.object) })
        self.findings = findings
    }

    private static func numbers(_ size: CGSize) -> [Double] { [size.width, size.height].map(Double.init) }

    private static func unused(_ keys: [(object: IBObject, key: String)]) -> [Unused] {
        let byName = Dictionary(grouping: keys) { "\($0.object.element) \($0.key)" }
        return byName.sorted { $0.key < $1.key }.map { _, uses in
            Unused(
                element: uses[0].object.element, key: uses[0].key, count: uses.count,
                lines: uses.map(\.object.location.line))
        }
    }
}

extension NibReport.Connection {
    fileprivate init(_ connection: IBConnection, of object: IBObject, in document: IBDocument) {
        var event: String?
        if case .action(_, let type) = connection.kind { event = type }
        self.init(
            kind: connection.kind.word, name: connection.kind.name, event: event,
            source: .init(id: object.id, name: object.name),
            destination: .init(
                id: connection.destination, name: document.object(withID: connection.destination)?.name),
            line: connection.location.line, text: document.title(of: connection))
    }
}

extension LoadedNib {
    /// Returns a Boolean value that indicates whether an element that wasn't understood is in the current scene.
    fileprivate func contains(_ unread: IBUnread) -> Bool {
        guard let id = unread.path.first?.split(separator: " ").last else { return false }
        return objects.contains { $0.id == id }
    }
}
