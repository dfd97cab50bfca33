import Foundation

/// All problems with reading or loading a document. They are found before any object receives `awakeFromNib()`.
public nonisolated struct NibError: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// The problems, in document order, at least one.
    public let faults: [IBFault]

    /// Creates an error with the problems of a document, of which there is at least one, in document order.
    public init(_ faults: [IBFault]) { self.faults = faults }

    /// A document that can't be read.
    init(
        file: String, location: IBLocation? = nil, objectID: String? = nil, message: String, suggestion: String? = nil,
        rule: String = "unreadable"
    ) {
        self.init([
            IBFault(
                message, rule: rule, severity: .error, file: file, location: location, objectID: objectID,
                suggestion: suggestion)
        ])
    }

    /// The exception that UIKit would raise, which stops at the first fault.
    public var exception: UIKitException {
        faults.lazy.compactMap(\.exception).first ?? .inconsistency(description)
    }

    /// A line for each fault: file, line, column, message, nearest name, object.
    public var description: String { faults.map(\.description).joined(separator: "\n") }

    /// The text of ``description``, which Foundation shows for the error.
    public var errorDescription: String? { description }
}
