import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// How `xib` draws a nib where there is much room, or little.
struct NibDrawingTests {
    @Test("The narrower the window, the more lines a nib takes, none too long; below 40 columns its tree has no wires")
    func widths() throws {
        // Given
        let session = ScriptedSession(TableCellSession(rows: 3))
        var texts: [String] = []

        // When
        var before = ""
        for columns in (30...100).reversed() {
            session.session.appearance.fixedWidth = columns
            let text = session.run("xib ReusableTableViewCell")
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(columns)")
            if text != before { texts.append("— \(columns) columns\n" + text) }
            before = text
        }

        // Then
        #expect(try Difference(of: texts.joined(), fromRecorded: "Nib-in-all-widths.txt") == nil)
    }
}
