import TerminalUIKit

/// A constraint with what a library notes of it.
open class NotedConstraint: NSLayoutConstraint {
    /// The note of the constraint.
    public var note: String?
}
