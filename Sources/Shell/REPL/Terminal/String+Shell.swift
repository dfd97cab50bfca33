internal import PlainText

nonisolated extension String {
    /// The string as a shell reads it for one word, whatever is in it.
    package var quotedForShell: String { "'" + escaping { $0 == "'" ? #"'\''"# : nil } + "'" }

    /// The string as a line at the prompt has it for one word.
    package var quotedForPrompt: String { "\"" + escaping { ["\\", "\""].contains($0) ? "\\\($0)" : nil } + "\"" }
}
