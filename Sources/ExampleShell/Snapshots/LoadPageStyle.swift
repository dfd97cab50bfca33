internal import Canvases
internal import TerminalUIKit

/// How a ``LoadPage`` looks, and what its colours mean.
enum LoadPageStyle {
    static let steps: [(event: TraceEvent.Kind, label: String, role: TextRole, meaning: String)] = [
        (.load, "nib", .made, "A file is read. Whoever asked for it stands for its File's Owner."),
        (.decode, "decode", .name, "An object is made from what the file says of it, inner ones first."),
        (.awakeAfter, "awakeAfter", .name, "An object just made is exchanged for another."),
        (.connect, "connect", .name, "When all are made, outlets are filled and actions connected, each by its name."),
        (.attribute, "attribute", .name, "A value that the file has for a property is set."),
        (.awakeFromNib, "awake", .name, "Each object is told that it is connected."),
        (.dequeue, "dequeue", .accent, "The data source asks for a cell that waits in the reuse queue."),
        (.make, "make", .made, "A new cell is made, as none waited."),
        (.reuse, "reuse", .reused, "A waiting cell is reused: it is told to prepare."),
        (.show, "show", .reused, "A reused cell is shown in another row."),
        (.queue, "queue", .accent, "A cell leaves the screen and waits in the reuse queue."),
        (.lifecycle, "lifecycle", .bold, "A view controller is told how far its view has come."),
        (.action, "action", .bold, "A control calls what it is connected to."),
        (.delegate, "delegate", .bold, "An object tells its delegate something."),
    ]

    static var css: String {
        get throws {
            """
            :root { color-scheme: light dark; \(variables(.light)) }
            @media (prefers-color-scheme: dark) { :root { \(variables(.dark)) } }
            \(try contents(of: "css"))
            """
        }
    }

    static var script: String { get throws { try contents(of: "js") } }

    private static func contents(of fileExtension: String) throws -> String {
        let file = Resource(named: "page", withExtension: fileExtension, bundle: nil, module: "ExampleShell")
        guard let file else {
            throw CommandError.noResources("page.\(fileExtension)", folder: Bundle.main.bundlePath)
        }
        return try String(contentsOf: file.url, encoding: .utf8)
    }

    private static func variables(_ colors: SnapshotColors) -> String {
        let roles: [TextRole] = [.name, .accent, .made, .reused, .broken]
        let base = [
            ("page", colors.background), ("text", colors.foreground), ("dim", colors.dim), ("edge", colors.edge),
        ]
        return (base + roles.map { ($0.cssClass, colors[$0]) })
            .map { "--\($0.0): \($0.1.hex);" }.joined(separator: " ")
    }
}

extension TextRole {
    var cssClass: String { "\(self)" }
}
