nonisolated extension StyledText {
    /// ArgumentParser's help: headings and what is typed are bright, names have their colour.
    init(help: String) {
        var heading = ""
        self = help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if let match = line.prefixMatch(of: #/([A-Z]+):/#) {
                heading = String(match.1)
                let rest = String(line.dropFirst(match.0.count))
                return StyledText(String(match.0), .dim) + StyledText(rest, heading == "USAGE" ? .bold : .plain)
            }
            guard heading != "OVERVIEW", let match = line.prefixMatch(of: #/  [<-].*?(  |$)/#) else {
                return StyledText(String(line))
            }
            return StyledText(String(match.0), .name) + StyledText(String(line.dropFirst(match.0.count)))
        }.joined(by: "\n")
    }
}
