import Foundation
import Handbook

/// The messages of the handbook's page, as `explain` knows them.
enum Messages {
    /// The handbook among the sources.
    private static let page = Result {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try Handbook(at: package.appendingPathComponent("Tutorials/Handbook.docc")).messages()
    }

    static var all: [Message] { get throws { try page.get() } }

    /// The titles of updates that don't fit.
    static let updates = [
        "Invalid number of rows or items", "Invalid number of sections",
        "Attempt to delete or insert a row that isn't there",
        "One row changed in two ways",
    ]

    /// Returns the titles of the messages in a text, the one that ended the program first.
    static func titles(in text: String) throws -> [String] {
        Explanation(of: text, among: try all).findings.map(\.message.title)
    }
}
