import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import ReusableTableViewCellExample

/// Lists of the handbook's entries: in full, by their names, or by the first and the last of a group.
struct EntriesInRoomTests {
    private let page = """
        # One

        Words about cells.

        - **a** The first, of some words that need more than one line in a narrow window.
        - **bb** The second.

        # Two

        - **ccc** The third.

        # Three

        More words.

        - **d** The fourth.
        - **e** The fifth.
        - **f** The sixth.

        """

    @Test("Shown groups are listed in full, with the other names, and others in one line with their endings")
    func groups() throws {
        // Given
        let entries = HandbookEntry.entries(in: page)
        let shown: [Set<String>] = [
            [], ["a", "bb", "ccc", "d", "e", "f"], ["a"], ["bb"], ["ccc"], ["d", "f"], ["a", "bb", "ccc"], ["a", "e"],
        ]
        var texts: [String] = []

        // When
        for columns in [60, 30] {
            for names in shown {
                var text = ""
                let session = TableCellSession(rows: 1)
                (session.output, session.appearance) = ({ text += $0 }, Appearance(style: .plain, fixedWidth: columns))
                session.printEntries(entries, where: { names.contains($0.name) }, hint: "There is more.")
                texts.append("— \(names.sorted()) in \(columns)\n\(text)")
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Entries.txt")
    }

    @Test("An entry is found in any case and with any apostrophe, and an unknown one gets the nearest name")
    func found() throws {
        // Given
        let entries = HandbookEntry.entries(in: "# One\n\n- **File's Owner** Who asks.\n- **nib** A file.\n")

        // When
        let found = try ["file’s owner", "FILE'S OWNER", "Nib"].map { try entries.entry("term", named: $0).text }
        let messages = ["nb", "zzz"].map { name -> String in
            do { return try entries.entry("term", named: name).text } catch { return "\(error)" }
        }

        // Then
        expect(found, equals: ["Who asks.", "Who asks.", "A file."])
        expect(messages[0], contains: "there is no term \"nb\"; did you mean \"nib\"?")
        expect(messages[1].contains("there is no term \"zzz\"") && !messages[1].contains("did you mean"))
    }
}
