/// Control-C while a command runs at the prompt.
package nonisolated enum Interruption {
    /// A Boolean value that indicates whether the user has pressed Control-C since the command began. A handler of
    /// signals sets it.
    nonisolated(unsafe) static var hasCome = false

    /// Throws an error if the user has pressed Control-C since the command began.
    ///
    /// Call it where a command that may take seconds can end and leave everything as it was.
    package static func check() throws(CommandError) { if hasCome { throw error } }

    static var error: CommandError { CommandError("Control-C ended the command") }
}
