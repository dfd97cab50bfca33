import Foundation
import InterfaceBuilder

/// Returns the outlets of a xib or storyboard: the place in the file, the owner, and the destination of each.
@MainActor func outlets(of file: URL) throws -> [String] {
    let document = try IBDocument(contentsOf: file)
    return document.allObjects.flatMap(\.connections).compactMap { connection in
        guard case .outlet = connection.kind else { return nil }
        return "\(document.file):\(connection.location): \(document.title(of: connection))"
    }
}
