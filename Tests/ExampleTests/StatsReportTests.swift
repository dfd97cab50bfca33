import TerminalTesting
import Testing

@testable import ExampleShell

/// The report of `stats`, for numbers of all sizes, and in windows of all widths.
struct StatsReportTests {
    private func report(
        _ visible: Int, _ made: Int, _ reused: Int, _ waiting: Int, _ reads: Int, _ live: Int, item: String? = "row",
        counted: String = "MoonCell"
    ) -> StatsReport {
        StatsReport(
            stats: ScreenStats(
                visible: visible, made: made, reused: reused, waiting: waiting, nibReads: reads, live: live),
            counted: counted, purposeOfNibs: reads > 3 ? "" : "for cells", item: item, claims: ["T6", "T7"])
    }

    @Test("Bars fit the room beside their explanations, and the sum is about cells that were made or reused")
    func whole() throws {
        // Given
        let reports = [
            report(7, 7, 0, 0, 0, 7), report(7, 8, 93, 1, 3, 8), report(7, 9, 93, 2, 4, 12), report(6, 20, 0, 0, 20, 6),
            report(1, 1, 0, 0, 1, 1), report(1, 1, 5, 0, 1, 1), report(0, 0, 0, 0, 0, 0), report(9, 7, 1, 0, 2, 9),
            report(0, 0, 0, 0, 2, 1500, item: nil), report(0, 1, 0, 0, 0, 1),
            report(3, 12, 1000, 3, 5, 3, item: "item", counted: "UIViewWithAVeryLongNameOfItsOwn"),
        ]
        var lines: [String] = []

        // When
        for report in reports {
            lines += ["— in a script", report.plainText.string]
            var before = ""
            for columns in Array(24...100) + [200] {
                let chart = report.chart(columns: columns).string
                if chart != before, columns % 6 == 0 { lines += ["— in \(columns) columns", chart] }
                before = chart
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Stats.txt")
    }
}
