/// Something in a document that whoever reviews it would remark on.
public nonisolated struct IBFinding: Hashable, Sendable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// The app ends, or something is missing on the screen.
        case error
        /// It may be meant, but rarely is.
        case warning
    }

    /// How bad it is.
    public let severity: Severity
    /// What it is filed under: `duplicate-tag`.
    public let rule: String
    /// What is wrong, and where.
    public let fault: IBError

    /// Describes a finding.
    ///
    /// - Parameters:
    ///   - severity: How bad it is.
    ///   - rule: What it is filed under.
    ///   - fault: What is wrong, and where.
    public init(_ severity: Severity, rule: String, _ fault: IBError) {
        self.severity = severity
        self.rule = rule
        self.fault = fault
    }

    /// `Cell.xib:12:7: warning: what is wrong (object iN0-l3-epB)`, as compilers say it: in one line, without control
    /// characters. What is about no place in the file is about its first.
    public var description: String { fault.description(severity: severity) }
}
