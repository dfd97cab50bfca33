/// The text for a user about a project that was carried.
struct PortReport {
    /// The lines: code that isn't carried, with its place and the reason.
    let lines: [String]
    /// The lines about screens that end, or say something.
    let screenLines: [String]

    init(_ cuts: [(path: String, cut: Cut)], files: [(path: String, why: String)], trials: [ScreenTrial]) {
        screenLines = trials.flatMap(\.lines)
        let needsCoreData = cuts.contains { $0.cut.why == "there is no module CoreData" }
        // Names of files may have line breaks, and what commands a terminal.
        lines =
            (cuts.map { "\($0.path):\($0.cut.line): \($0.cut.why)" } + files.map { "\($0.path): \($0.why)" })
            .map(\.inOneLine) + (needsCoreData ? [Self.coreData] : [])
    }

    private static let coreData =
        "Core Data exists only on Apple's systems, so replace the code that fetches and saves by an array of plain "
        + "objects in the new package."

    var page: String {
        let list = lines.isEmpty ? "All of it is carried." : lines.map { "- \($0)" }.joined(separator: "\n")
        return """
            # What isn't carried

            In the files each place has `\(Cut.mark)` behind a condition, which Xcode's compiler takes for true.

            \(list)

            ## Screens

            \(screenLines.isEmpty ? "Each starts." : screenLines.map { "- \($0)" }.joined(separator: "\n"))

            """
    }
}
