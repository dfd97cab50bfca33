/// Texts that break out of quotation marks, or look like something else, if one language takes them for another's.
public nonisolated enum HostileText {
    /// Names that a file may have.
    public static let names = [
        "it's", "\"quoted\"", "$(touch ran)", "`touch ran`", "${HOME}", "a\\", "\\\"", "a\nb", "a\r\nb", "\r", "-x",
        "--force", "%A %%", "a;touch ran", "a&b", "<b>", "</title><script>", "#{x}", "\\(x)", "\\u{22}", "~", "*", "",
        " ", "\u{1B}[31m", "\u{202E}abc", "\t", "&amp;", "&#34;", "]]>",
        // To Swift each of these marks is one character with the accent that follows.
        "'\u{301}$(touch ran)'\u{301}", "\"\u{301}", "\\\u{301}\"\u{301}", "<\u{301}b>\u{301}", "&\u{301}", "%\u{301}A",
    ]
}
