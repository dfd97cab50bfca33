import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

/// Nib files whose text is edited while it is read.
struct EditedFileTests {
    private let folder: TemporaryFolder
    private let world = World()

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String) throws {
        let label = """
            <label text="\(text)" id="La0-00-001"><rect key="frame" x="0" y="0" width="90" height="22"/></label>
            """
        _ = try folder.file("Sky.xib", Nib.text(label))
    }

    private func label() throws -> String? {
        let bundle = try #require(Bundle(path: folder.path))
        let objects = try world.run { try UINib(nibName: "Sky", bundle: bundle).objects(withOwner: nil) }
        return objects.compactMap { $0 as? UILabel }.first?.text
    }

    @Test("A nib is edited again when its file or the edits change, and unedited when the edits are removed")
    func changes() throws {
        // Given
        func edit(to text: String) -> [NibEdit] {
            [NibEdit(nib: "Sky", find: "Moon", replacement: text)]
        }
        try write("Full Moon")
        var texts: [String?] = []

        // When
        world.edits = edit(to: "Sun")
        texts += [try label(), try label()]
        try write("New Moon")
        texts.append(try label())
        world.edits = edit(to: "Star")
        texts.append(try label())
        world.edits = []
        texts.append(try label())

        // Then
        expect(texts, equals: ["Full Sun", "Full Sun", "New Sun", "New Star", "New Moon"])
    }

    @Test("An edit that no longer fits its file reports that")
    func impossible() throws {
        // Given
        world.edits = [NibEdit(nib: "Sky", find: "Moon", replacement: "Sun")]
        try write("Moon")
        _ = try label()

        // When
        try write("Star")
        let error = #expect(throws: NibError.self) { try label() }

        // Then
        expect(error?.description.contains("the edit looks for “Moon”, which is there 0 times"), equals: true)
    }
}
