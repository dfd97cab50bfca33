internal import Canvases
internal import ExampleShell
internal import Foundation
internal import PlainText
internal import TerminalUIKit

/// A page that plays recordings. It is one file, and a browser is enough to show it.
struct RecordedPage<Contents: Encodable> {
    let title: String
    /// The name of the page's own style sheet and script.
    let name: String
    /// The data of the scripts.
    let contents: Contents
    let body: String

    var html: String {
        get throws {
            let json = try contents.json.replacing("<", with: "\\u003c")
            let styles = try ["page", "player", name].map { try Self.text(of: $0, "css") }.joined()
            let scripts = try ["player", name].map { try Self.text(of: $0, "js") }.joined()
            return HTMLPage(
                title: title, policy: "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:",
                head: "<style>\n\(styles)</style>",
                body: """
                    \(body)
                    <script type="application/json" id="data">\(json)</script>
                    <script>
                    \(scripts)</script>
                    """
            ).html
        }
    }

    private static func text(of name: String, _ fileExtension: String) throws -> String {
        let file = Resource(named: name, withExtension: fileExtension, bundle: nil, module: "Recordings")
        guard let file else {
            throw CommandError.noResources("\(name).\(fileExtension)", folder: Bundle.main.bundlePath)
        }
        return try String(contentsOf: file.url, encoding: .utf8)
    }
}
