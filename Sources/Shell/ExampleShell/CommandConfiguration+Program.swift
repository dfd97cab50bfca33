public import ArgumentParser

nonisolated extension CommandConfiguration {
    /// Returns the configuration of a program with a prompt, which its help describes, with examples of words that may
    /// follow its name.
    public static func program(
        _ name: String, abstract: String, examples: [(arguments: String, meaning: String)]
    ) -> CommandConfiguration {
        let all = [(arguments: "", meaning: "Show the screen and a prompt.")] + examples
        let width = all.map(\.arguments.count).max() ?? 0
        let lines = all.map { arguments, meaning in
            "  \(name) \(arguments)" + String(repeating: " ", count: width - arguments.count + 2) + meaning
        }
        return CommandConfiguration(
            commandName: name, abstract: abstract,
            discussion: """
                Without -c and --script, you get a prompt. "help" lists the commands, Tab completes them, and "quit" \
                leaves.

                EXAMPLES:
                \(lines.joined(separator: "\n"))
                """,
            version: Release.version)
    }
}
