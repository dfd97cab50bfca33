import InterfaceBuilder

/// Everything that is wrong with loading one nib, found before any object was woken.
public struct NibError: Error, CustomStringConvertible {
    /// One thing that is wrong.
    public struct Fault: Sendable {
        /// Where in the file.
        public let location: IBLocation?
        /// The id of the object in the file.
        public let objectID: String?
        /// What is wrong and what was expected.
        public let message: String
        /// The nearest right name.
        public let suggestion: String?
        /// What UIKit would raise for it.
        public let exception: UIKitException?

        /// Describes a fault.
        ///
        /// - Parameters:
        ///   - message: What is wrong and what was expected; no capital, no full stop.
        ///   - location: Where in the file.
        ///   - objectID: The id of the object in the file.
        ///   - suggestion: The nearest right name.
        ///   - exception: What UIKit would raise for it.
        public init(
            _ message: String, location: IBLocation? = nil, objectID: String? = nil, suggestion: String? = nil,
            exception: UIKitException? = nil
        ) {
            self.location = location
            self.objectID = objectID
            self.message = message
            self.suggestion = suggestion
            self.exception = exception
        }
    }

    /// The file's name.
    public let file: String
    /// What is wrong, in document order; at least one.
    public let faults: [Fault]

    /// Collects the faults of a file: at least one, in document order.
    public init(file: String, faults: [Fault]) {
        self.file = file
        self.faults = faults
    }

    /// What UIKit would raise: it stops at the first fault.
    public var exception: UIKitException {
        faults.lazy.compactMap(\.exception).first ?? .inconsistency(description)
    }

    /// A line for each fault: file, line, column, message, nearest name, object.
    public nonisolated var description: String {
        faults.map { fault in
            IBError(
                file: file, location: fault.location, objectID: fault.objectID, message: fault.message,
                suggestion: fault.suggestion
            ).description
        }.joined(separator: "\n")
    }
}
