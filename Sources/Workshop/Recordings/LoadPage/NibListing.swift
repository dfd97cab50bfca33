internal import ExampleShell
internal import Foundation
internal import InterfaceBuilder
internal import TerminalUIKit

/// The text of a nib, and which of its objects each line is about.
struct NibListing {
    let file: String
    let lines: [Substring]
    /// The ids of the objects that begin in a line, or that a connection in it leads to. By the line, counted from 1.
    private var ids: [Int: [String]] = [:]

    /// The names of the objects that were made of each of the file's objects, by their ids.
    private var made: [String: [String]] = [:]

    /// Returns the nibs that were read, in order.
    static func all(readIn steps: [TraceEvent]) throws -> [NibListing] {
        var nibs: [NibListing] = []
        for step in steps {
            guard let file = step.load?.file else { continue }
            if !nibs.contains(where: { $0.file == file }), let nib = try NibListing(of: file) { nibs.append(nib) }
            guard [.decode, .awakeAfter].contains(step.event), let subject = step.subject,
                let index = nibs.firstIndex(where: { $0.file == file })
            else { continue }
            nibs[index].made[step.object, default: []].append(subject.name)
        }
        return nibs
    }

    /// Returns the names of the objects that a line is about, counted from 1.
    func objects(inLine line: Int) -> [String] { (ids[line] ?? []).flatMap { made[$0] ?? [] } }

    /// Reads a nib of the programs' resources, with the edits that are in force.
    private init?(of file: String) throws {
        guard let text = try UINib.text(ofFile: file) else { return nil }
        let document = try IBDocument(data: Data(text.utf8), file: file)
        self.file = file
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for object in document.allObjects {
            ids[object.location.line, default: []].append(object.id)
            for connection in object.connections {
                ids[connection.location.line, default: []].append(connection.destination)
            }
        }
    }
}
