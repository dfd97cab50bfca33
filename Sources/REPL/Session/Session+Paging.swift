extension Session {
    /// Prints a text that may be long: in a terminal, one that is taller than the window goes through a pager.
    package func page(_ text: StyledText) {
        let size = appearance.size
        // The prompt wants a line, too.
        let isTall = text.lines.reduce(0) { $0 + max(1, ($1.columns + size.columns - 1) / size.columns) } >= size.rows
        guard isInteractive, usesPager, isTall, let pager = Pager() else { return print(text) }
        guard pager.show(text.text(in: appearance.style) + "\n") else { return print(text) }
        deliver(.paged)
        lastSaid += text.string + "\n"
    }
}
