import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample
@testable import Teaching

/// The first difference between a broken screen and a whole one, for a user who looks round.
struct ToursTests {
    @Test(
        "The commands of a tour show where a broken screen first differs, or that it doesn't",
        arguments: ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"])
    func differences(program: String) throws {
        // Given
        let session = try ExampleSession.ofProgram(program)
        let made = session.stats.made
        let broken = session.program.experiments.filter { $0.kind == .looksWrong }
        var wholes: [String: ScreenTour] = [:]
        var lines: [String] = []

        for experiment in broken {
            // When
            let technique = try session.program.technique(named: experiment.techniques[0])
            let whole = try wholes[technique.name] ?? ScreenTour(technique, breaking: nil, like: session)
            wholes[technique.name] = whole
            let tour = try ScreenTour(technique, breaking: experiment, like: session)
            let again = try JSONDecoder().decode(ScreenTour.self, from: JSONEncoder().encode(tour))

            // Then
            expect(again.looksLike(tour) && tour.looksLike(again) && again.nibs == tour.nibs)
            expect(tour.looksLike(whole), equals: (tour.difference(from: whole) == nil))
            lines.append("\(experiment.name): \(tour.difference(from: whole) ?? "–") \(tour.nibs)")
        }
        lines += wholes.sorted { $0.key < $1.key }.map { "\($0): \($1.difference(from: $1) ?? "–") \($1.nibs)" }
        expect(session.stats.made == made && session.experiment == nil)
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Tours-of-\(program).txt")
    }

    @Test("A program lists its tours, experiments by their names, and unnamed edits")
    func written() throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 10))
        let edit = #"{"nib":"ReusableTableViewCell","find":"reuseIdentifier","replacement":"x"}"#
        let file = try folder.file(
            "tours",
            "[{\"edits\":[]},{\"name\":\"stale-content\",\"edits\":[]},{\"name\":\"mystery\",\"edits\":[\(edit)]}]")
        var text = ""
        session.session.output = { text += $0 }
        let writeTours = try #require(session.session.program.writeTours)

        // When
        try writeTours(session.session, file)

        // Then
        let tours = try text.split(separator: "\n").map {
            try JSONDecoder().decode(ScreenTour.self, from: Data($0.utf8))
        }
        let told = tours.map { "\($0.nibs): \($0.difference(from: tours[0]) ?? "–")" }
        try expect(told.joined(separator: "\n"), isRecordedIn: "Tours-in-lines.txt")
    }
}
