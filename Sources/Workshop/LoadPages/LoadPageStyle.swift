internal import Canvases
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// The style of a ``LoadPage``, and its script.
enum LoadPageStyle {
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
        let file = Resource(named: "page", withExtension: fileExtension, bundle: nil, module: "LoadPages")
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
