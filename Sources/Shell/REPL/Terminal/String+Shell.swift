internal import PlainText

nonisolated extension String {
    /// The string as a shell reads it for one word, whatever is in it.
    package var quotedForShell: String { "'" + escaping { $0 == "'" ? #"'\''"# : nil } + "'" }

    /// The string as a line at the prompt has it for one word.
    package var quotedForPrompt: String { "\"\(escapedForPrompt)\"" }

    /// The string between the quotation marks of ``quotedForPrompt``.
    package var escapedForPrompt: String { escaping { ["\\", "\""].contains($0) ? "\\\($0)" : nil } }

    /// The string as one word of a line at the prompt, in quotation marks only if it would be read differently without.
    package var asWord: String { (try? LineWords.split(self)) == [self] ? self : quotedForPrompt }

    /// The string as words of a line at the prompt, in quotation marks only if it would be read differently without.
    package var asWords: String {
        (try? LineWords.split(self))?.joined(separator: " ") == self ? self : quotedForPrompt
    }
}
