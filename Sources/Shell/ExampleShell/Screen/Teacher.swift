/// The part of a session that teaches, as far as the screen and the lists of commands depend on it.
package protocol Teacher: SessionPart {
    /// A Boolean value that indicates whether it will say something of the line that runs.
    var isMoreToSay: Bool { get }
    /// A Boolean value that indicates whether a lesson, a mystery or a task is under way.
    var isTeaching: Bool { get }
    /// The names of experiments and techniques that finished chapters explain.
    var explainedNames: Set<String> { get }

    /// Shows the screen in its own window. Returns `false` if it doesn't have one.
    func showScreen() -> Bool
}
