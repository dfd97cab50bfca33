internal import PlainText
internal import TerminalUIKit

/// The techniques of a program side by side.
struct TechniqueComparison {
    private let measurements: [TechniqueMeasurement]

    /// Measures every technique, whole and untraced, whatever the session shows.
    ///
    /// - Parameter progress: Called with the name of each technique before it is measured.
    init(_ session: ExampleSession, progress: (String) -> Void) {
        let (sink, edits) = (Trace.sink, UINib.edits)
        (Trace.sink, UINib.edits) = (nil, [])
        defer { (Trace.sink, UINib.edits) = (sink, edits) }
        measurements = session.techniques.map { technique in
            progress(technique.name)
            return TechniqueMeasurement(technique, lines: session.sources.answerLines(of: technique.source))
        }
    }

    /// The rows, for JSON.
    var rows: [TechniqueMeasurement] { measurements }

    /// A table with a bar for the time a created cell takes, where there is room for one.
    ///
    /// - Parameters:
    ///   - ascii: Whether to use ASCII characters only.
    ///   - columns: How long lines may be; nil for any length.
    func text(ascii: Bool, columns: Int?) -> String {
        let header = ["technique", "created", "reused", "nib reads", "lines", "µs/created", "µs/reused"]
        let cells = measurements.map { row in
            [
                row.technique, "\(row.created)", "\(row.reused)", "\(row.nibReads)", "\(row.lines)",
                row.created > 0 ? "\(row.microsecondsPerCreated)" : "–",
                row.reused > 0 ? "\(row.microsecondsPerReused)" : "–",
            ]
        }
        let table = ([header] + cells).map { ascii ? $0.map(Self.inASCII) : $0 }
        let widths = header.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        let slowest = measurements.map(\.microsecondsPerCreated).max() ?? 0
        let room = columns.map { $0 - widths.reduce(0) { $0 + $1 + 2 } } ?? Self.longestBar
        return table.enumerated().map { index, row in
            let columns = row.enumerated().map { column, text in
                column == 0 ? text.padded(to: widths[0]) : text.padded(to: widths[column], at: .leading)
            }
            guard index > 0, slowest > 0, room > 0 else { return columns.joined(separator: "  ") }
            let share = measurements[index - 1].microsecondsPerCreated / slowest
            let length = Int((share * Double(min(room, Self.longestBar))).rounded(.up))
            return (columns + [String(repeating: ascii ? "#" : "█", count: length)]).joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private static let longestBar = 20

    private static func inASCII(_ text: String) -> String {
        text.replacingOccurrences(of: "µ", with: "u").replacingOccurrences(of: "–", with: "-")
    }
}
