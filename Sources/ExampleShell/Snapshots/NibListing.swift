internal import Foundation
internal import InterfaceBuilder
internal import TerminalUIKit

/// The text of a nib, and which of its objects each line is about.
struct NibListing {
    /// The name of the file.
    let file: String
    /// The lines as they are written.
    let lines: [Substring]
    /// The ids of the objects that begin in a line, or that a connection in it leads to; by the line, counted from 1.
    private(set) var ids: [Int: [String]] = [:]

    /// Reads a nib, with the edits that are in force.
    ///
    /// - Parameter file: The name of a file in the programs' resources.
    /// - Throws: `NibError` if it can't be read.
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
