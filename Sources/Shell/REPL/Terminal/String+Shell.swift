nonisolated extension String {
    /// The string as a shell reads it for one word, whatever is in it.
    package var quotedForShell: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
