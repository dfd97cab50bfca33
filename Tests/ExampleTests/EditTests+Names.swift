import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample
@testable import TerminalUIKit

/// The names that `edit` lists, takes and completes.
extension EditTests {
    @Test("edit without --editor lists the nib's objects with their names and attributes, and the next command")
    func objects() throws {
        // Given
        let nib = "edit ReusableTableViewCell"

        // When
        let run = try run(nib, "edit")

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: "dateLabel  (label)  \"Day and time\"  5bX-Ze-q4M\n  text \"Day and time\" · ")
        expect(run.output, contains: " · frame.x 48 .y 33 .width 264 .height 22 · ")
        expect(run.output.contains("textColor.white 0.333 .alpha 1\n") && !run.output.contains("opaque"))
        expect(run.output, contains: "outlet dateLabel → 5bX-Ze-q4M · ")
        expect(run.output, contains: "type edit ReusableTableViewCell --set phaseLabel.text Moon. ")
        expect(run.output, contains: "\"edit ReusableTableViewCell --editor\" opens all of it in your editor")
        expect(run.output, contains: "\nReusableTableViewCell  loaded by this screen\nTripHeaderView\n")
    }

    @Test(
        "An object has the names that xib shows, and an attribute that one object has needs no name",
        arguments: [
            ("Phase.tag", "Lc1-r9-JoE", "tag"), ("Day and time.tag", "5bX-Ze-q4M", "tag"),
            ("label \"Phase\".tag", "Lc1-r9-JoE", "tag"), ("contentView.opaque", "t0P-cV-e5B", "opaque"),
            ("First Responder.customClass", "-2", "customClass"), ("File's Owner.customClass", "-1", "customClass"),
            ("reuseIdentifier", "Qf3-mN-7xK", "reuseIdentifier"),
        ])
    @MainActor func shownNames(_ path: String, _ id: String, _ attribute: String) throws {
        // Given
        let session = TableCellSession(rows: 100)
        let nib = EditableNib(try session.editing.text(of: Self.cell), file: "Cell.xib")

        // When
        let place = try nib.attribute(at: path)

        // Then
        expect(nib.markup.elements[place.element]["id"] == id && place.name == attribute)
    }

    @Test("A name with spaces is typed in quotation marks, or around the name alone")
    @MainActor func quoted() throws {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))
        script.session.executable = try URL(fileURLWithPath: Executable("table-cell").path)

        // When
        script.run("edit \(Self.cell) --set \"Day and time.tag\" 5", "edit \(Self.cell) --set 'Phase'.tag 7")
        let list = script.run("edit --list")

        // Then
        expect(list.contains("tag=\"5\"") && list.contains("tag=\"7\""))
    }

    @Test("Each object of each nib is listed by names that lead to it alone")
    @MainActor func ownNames() throws {
        // Given
        let sessions: [ExampleSession] = [TableCellSession(rows: 100), DatePickerSession()]
        let nibs = try sessions.flatMap { session in
            try session.nibs.map { EditableNib(try session.editing.text(of: $0), file: $0) }
        }

        // When
        let wrong = try nibs.flatMap { nib in
            try nib.objects.filter { object in
                let names = nib.ownNames(of: object)
                return try names.isEmpty || names.contains { try nib.attribute(at: "\($0).tag").element != object }
            }
        }

        // Then
        expect(nibs.count > 10 && nibs.allSatisfy { !$0.objects.isEmpty })
        expect(wrong.isEmpty)
    }

    @Test("Tab completes the names that edit takes")
    @MainActor func completion() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let words = ["Da", "Pha", "File"].map { session.completions(for: "edit \(Self.cell) --set \($0)").words }

        // Then
        expect(words[0], contains: "Day\\ and\\ time")
        expect(words[1], contains: "Phase")
        expect(words[2], equals: ["File\\'s\\ Owner"])
    }
}
