import Foundation
import PlainText

/// What is wrong with a document, and where.
///
/// Thrown when a document can't be read; the same shape tells in ``IBDocument/warnings`` what could be passed over.
public nonisolated struct IBError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The name of the document's file.
    public let file: String
    /// Where in the file, if it is about a place in it.
    public let location: IBLocation?
    /// The id of the object concerned, if there is one.
    public let objectID: String?
    /// What was found, and what was expected.
    public let message: String
    /// The nearest right name, if something wrong looks like a misspelling.
    public let suggestion: String?
    /// What else of the kind is wrong, in the order of the file: every id that is used twice.
    public private(set) var others: [IBError] = []

    /// Describes a fault in a document.
    ///
    /// - Parameters:
    ///   - file: The name of the document's file.
    ///   - location: Where in the file.
    ///   - objectID: The id of the object concerned.
    ///   - message: What was found, and what was expected; no capital, no full stop.
    ///   - suggestion: The nearest right name.
    public init(
        file: String,
        location: IBLocation? = nil,
        objectID: String? = nil,
        message: String,
        suggestion: String? = nil
    ) {
        self.file = file
        self.location = location
        self.objectID = objectID
        self.message = message
        self.suggestion = suggestion
    }

    /// `Cell.xib:12:7: what is wrong; did you mean …? (object iN0-l3-epB)`, in one line without control characters, and
    /// a line for each of the others.
    public var description: String {
        ([self] + others).map { $0.description(severity: nil) }.joined(separator: "\n")
    }

    /// The same; what begins with how bad it is has a place in any case.
    func description(severity: IBFinding.Severity?) -> String {
        var text = file
        if let location = location ?? severity.map({ _ in IBLocation(line: 1, column: 1) }) { text += ":\(location)" }
        if let severity { text += ": \(severity.rawValue)" }
        text += ": \(message)"
        if let suggestion { text += "; did you mean `\(suggestion)`?" }
        if let objectID, !objectID.isEmpty { text += " (object \(objectID))" }
        return text.printable
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }

    /// The same error with others of the kind.
    func followed(by others: some Collection<IBError>) -> IBError {
        var error = self
        error.others = Array(others)
        return error
    }
}
