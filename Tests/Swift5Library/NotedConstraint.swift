import TerminalUIKit

/// A constraint with what a library notes of it.
open class NotedConstraint: NSLayoutConstraint {
    /// What is noted.
    public var note: String?
}
