import PlainText

/// A fault in a document, and its place.
public nonisolated struct IBFault: Hashable, Sendable, CustomStringConvertible {
    /// The severity of a fault.
    public enum Severity: String, Encodable, Sendable {
        /// The app ends, or something is missing on the screen.
        case error
        /// The author may have meant it, but rarely does.
        case warning
        /// The problem can't be decided from the file.
        case note
    }

    /// The severity of the fault.
    public let severity: Severity
    /// The name of the rule: `duplicate-tag`.
    public let rule: String
    /// The name of the document's file.
    public let file: String
    /// The place in the file, if the fault is about one.
    public let location: IBLocation?
    /// The id of the object concerned, if there is one.
    public let objectID: String?
    /// The message: the value that was found, and the expected one.
    public let message: String
    /// The nearest right name, if something wrong looks like a misspelling.
    public let suggestion: String?
    /// The exception that UIKit would raise, if it does.
    public let exception: UIKitException?

    /// Describes a fault.
    ///
    /// - Parameters:
    ///   - message: The finding, and the expectation, without an uppercase letter and a full stop.
    ///   - rule: The rule that lists the fault, usually the rule for faults of loading.
    ///   - severity: The severity, or `nil` for an error if UIKit raises something for it, else a warning.
    ///   - file: The name of the document's file.
    ///   - location: The place in the file.
    ///   - objectID: The id of the object concerned.
    ///   - suggestion: The nearest right name.
    ///   - exception: The exception that UIKit would raise for it.
    public init(
        _ message: String, rule: String = "connection", severity: Severity? = nil, file: String,
        location: IBLocation? = nil, objectID: String? = nil, suggestion: String? = nil,
        exception: UIKitException? = nil
    ) {
        self.severity = severity ?? (exception == nil ? .warning : .error)
        self.rule = rule
        self.file = file
        self.location = location
        self.objectID = objectID
        self.message = message
        self.suggestion = suggestion
        self.exception = exception
    }

    /// Returns the same fault, with another weight or other words.
    package func changed(to severity: Severity, message: String? = nil) -> IBFault {
        IBFault(
            message ?? self.message, rule: rule, severity: severity, file: file, location: location, objectID: objectID,
            suggestion: suggestion, exception: exception)
    }

    /// `Cell.xib:12:7: what is wrong; did you mean …? (object iN0-l3-epB)`, in one line without control characters.
    public var description: String { "\(file)\(location.map { ":\($0)" } ?? ""): \(words)\(about)".printable }
    /// `Cell.xib:12:7: warning: what is wrong (object iN0-l3-epB)`, as compilers say it, in one line without control
    /// characters. A fault without a place has the first place in the file.
    public var diagnostic: String { "\(file):\(place): \(severity.rawValue): \(words)\(about)".printable }
    /// The place for messages that need one: the first of the file, if the fault isn't about a place.
    package var place: IBLocation { location ?? IBLocation(line: 1, column: 1) }
    /// The problem, with the nearest right name.
    package var words: String { message + (suggestion.map { "; did you mean `\($0)`?" } ?? "") }
    /// ` (object iN0-l3-epB)`, or empty if no object with an id is concerned.
    package var about: String { object.map { " (object \($0))" } ?? "" }

    /// The id of the object concerned, if it has one.
    private var object: String? { objectID.flatMap { $0.isEmpty ? nil : $0 } }
}

extension IBFault: Encodable {
    private enum CodingKeys: CodingKey {
        case file, line, column, severity, rule, message, object, suggestion
    }

    /// Writes the fields that review tools read.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(file, forKey: .file)
        try values.encode(place.line, forKey: .line)
        try values.encode(place.column, forKey: .column)
        try values.encode(severity, forKey: .severity)
        try values.encode(rule, forKey: .rule)
        try values.encode(message, forKey: .message)
        try values.encodeIfPresent(object, forKey: .object)
        try values.encodeIfPresent(suggestion, forKey: .suggestion)
    }
}

extension [IBFault] {
    /// The faults, sorted by place. Faults at the same place keep their order.
    public var inDocumentOrder: [IBFault] {
        func place(_ entry: (offset: Int, element: IBFault)) -> (Int, Int, Int) {
            (entry.element.place.line, entry.element.place.column, entry.offset)
        }
        return enumerated().sorted { place($0) < place($1) }.map(\.element)
    }
}
