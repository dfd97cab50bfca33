import Foundation
import InterfaceBuilder

/// The outlets of a xib or storyboard: the place in the file, whose each is, and where it leads.
@MainActor func outlets(of file: URL) throws -> [String] {
    let document = try IBDocument(contentsOf: file)
    return document.allObjects.flatMap(\.connections).compactMap { connection in
        guard case .outlet = connection.kind else { return nil }
        return "\(document.file):\(connection.location): \(document.title(of: connection))"
    }
}
