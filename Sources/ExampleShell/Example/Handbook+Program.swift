internal import Foundation
internal import Handbook
internal import PlainText
internal import TerminalUIKit

extension Handbook {
    /// The handbook that lies beside the program as its nibs do; read once.
    ///
    /// - Throws: ``ExampleError`` if it does not; what Foundation throws if a page can't be read.
    static var installed: Handbook {
        get throws { try readOnce.get() }
    }

    private static let readOnce = Result {
        let catalog = Resource(named: "Handbook", withExtension: "docc", bundle: nil, module: "Handbook")
        guard let catalog else { throw ExampleError.noResources("Handbook.docc", folder: Bundle.main.bundlePath) }
        return try Handbook(at: catalog.url)
    }
}

extension [HandbookEntry] {
    /// The entry with a name, case and the kind of apostrophe aside.
    ///
    /// - Parameter kind: What the entries are.
    /// - Throws: ``ExampleError`` with the nearest name.
    func entry(_ kind: String, named name: String) throws -> HandbookEntry {
        let name = name.replacing("’", with: "'")
        if let entry = first(where: { $0.name.lowercased() == name.lowercased() }) { return entry }
        throw ExampleError.unknown(kind, name, among: map(\.name))
    }
}

extension Session {
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
