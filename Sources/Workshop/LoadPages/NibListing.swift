internal import ExampleShell
internal import Foundation
internal import InterfaceBuilder
internal import TerminalUIKit

/// The text of a nib, and which of its objects each line is about.
struct NibListing {
    let file: String
    let lines: [Substring]
    /// The ids of the objects that begin in a line, or that a connection in it leads to. By the line, counted from 1.
    private(set) var ids: [Int: [String]] = [:]

    /// Reads a nib of the programs' resources, with the edits that are in force.
    init?(of file: String) throws {
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
