internal import Foundation
internal import Handbook
internal import PlainText
internal import TerminalUIKit

extension ExampleSession {
    /// The handbook, which lies beside the program as its nibs do; read once.
    ///
    /// - Throws: ``ExampleError`` if it does not; what Foundation throws if a page can't be read.
    var handbook: Handbook {
        get throws { try Self.readHandbook.get() }
    }

    private static let readHandbook = Result {
        let catalog = Resource(named: "Handbook", withExtension: "docc", bundle: nil, module: "Handbook")
        guard let catalog else { throw ExampleError.noResources("Handbook.docc", folder: Bundle.main.bundlePath) }
        return try Handbook(at: catalog.url)
    }

    /// The entry with a name, case and the kind of apostrophe aside.
    ///
    /// - Throws: ``ExampleError`` with the nearest name.
    func entry(_ kind: String, named name: String, in entries: [HandbookEntry]) throws -> HandbookEntry {
        let name = name.replacing("’", with: "'")
        if let entry = entries.first(where: { $0.name.lowercased() == name.lowercased() }) { return entry }
        throw ExampleError.unknown(kind, name, among: entries.map(\.name))
    }

    /// Prints entries in two columns, under their headings.
    func printEntries(_ entries: [HandbookEntry]) {
        let columns = appearance.proseColumns
        let width = entries.map(\.name.count).max() ?? 0
        var heading = ""
        var lines: [String] = []
        for entry in entries {
            if entry.heading != heading {
                heading = entry.heading
                let title = [heading, entry.introduction].filter { !$0.isEmpty }.joined(separator: ". ")
                lines += (lines.isEmpty ? [] : [""]) + [title.wrapped(to: columns)]
            }
            lines.append(
                ("  " + entry.name.padded(to: width) + "  " + entry.text).wrapped(to: columns, indent: width + 4))
        }
        page(StyledText(lines.joined(separator: "\n")))
    }
}
