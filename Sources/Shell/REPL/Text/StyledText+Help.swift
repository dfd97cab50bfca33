nonisolated extension StyledText {
    /// ArgumentParser's help, which broke all but its usage: headings and words to type are bright, names have their
    /// color.
    init(help: String, columns: Int) {
        var heading = ""
        self = help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if let match = line.prefixMatch(of: #/([A-Z]+):/#) {
                heading = String(match.1)
                let rest = String(line.dropFirst(match.0.count))
                let text = StyledText(String(match.0), .dim) + StyledText(rest, heading == "USAGE" ? .bold : .plain)
                return text.wrapped(to: columns, indent: match.0.count + 1)
            }
            guard heading != "OVERVIEW", let match = line.prefixMatch(of: #/  [<-].*?(  |$)/#) else {
                return StyledText(String(line))
            }
            return StyledText(String(match.0), .name) + StyledText(String(line.dropFirst(match.0.count)))
        }.joined(by: "\n")
    }
}
