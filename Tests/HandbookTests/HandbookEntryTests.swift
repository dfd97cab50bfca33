import TerminalTesting
import Testing

@testable import Handbook

/// The entries that `claim` and `term` read from a page.
struct HandbookEntryTests {
    @Test("An entry has its heading, and the paragraphs below it, in one line")
    func entries() {
        // Given
        let page = """
            # Claims

            ## Cells

            One sentence,
            and its end.

            Another with `code`.

            - **T1** A cell comes
              back.
            - **T2** It is [reused](Reuse.md).

            ## Dates

            - **D1** A day.
            """

        // When
        let entries = HandbookEntry.entries(in: page)

        // Then
        expect(entries.map(\.name), equals: ["T1", "T2", "D1"])
        expect(entries.map(\.text), equals: ["A cell comes back.", "It is reused.", "A day."])
        expect(entries.map(\.heading), equals: ["Cells", "Cells", "Dates"])
        let said = "One sentence, and its end. Another with code."
        expect(entries.map(\.introduction), equals: [said, said, ""])
    }
}
