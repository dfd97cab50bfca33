nonisolated extension TerminalStyle {
    /// Returns a Boolean value that indicates whether the environment names a terminal that supports links (OSC 8).
    ///
    /// A program in `screen` or `tmux` has the variables of the terminal in which that was started, or of another.
    package static func detectLinks(environment: [String: String]) -> Bool {
        let term = environment["TERM"] ?? ""
        func version(_ name: String) -> Int { environment[name].flatMap { Int($0) } ?? 0 }
        if ["screen", "tmux"].contains(where: term.hasPrefix) { return false }
        return ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "contour"].contains(where: term.hasPrefix)
            || ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(environment["TERM_PROGRAM"])
            || environment["WT_SESSION"] != nil || version("KONSOLE_VERSION") >= 201200
            // VTE 0.50.0 crashes at a link.
            || version("VTE_VERSION") > 5000
    }
}
