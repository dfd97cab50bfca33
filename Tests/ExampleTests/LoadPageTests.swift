import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample

/// The page that explains a load.
struct LoadPageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func page(of session: ExampleSession, _ lines: String...) throws -> String {
        let path = folder.path + "/page.html"
        for line in lines { session.run(line) }
        session.run("snapshot \(path)")
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("It shows the screen, its views, its connections and the steps of its load, though nobody traced them")
    func parts() throws {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let page = try page(of: session, "scroll 3")

        // Then
        let text = page.replacing(#/<[^>]*>/#, with: "")
        #expect(page.contains("<svg xmlns"))
        #expect(text.contains("├─ ReusableTableViewCell #"))
        #expect(text.contains("ReusableTableViewCell.xib, line 12"))
        #expect(text.contains("connect    owner.tableViewCell → cell #1"))
        #expect(text.contains("… the same for cells #2–#7, rows 1–6: 6 × 17 steps"))
        #expect(text.contains("It was read from 2 nibs, 8 times in all"))
    }

    @Test("Of several loads it tells of the last that brought a screen")
    func lastLoad() throws {
        // Given
        // The day, language and zone that all tests share.
        let date = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        let session = try DatePicker.parse(date).makeSession()

        // When
        let page = try page(of: session, "show", "present", "spin day 1")

        // Then
        let text = page.replacing(#/<[^>]*>/#, with: "")
        #expect(text.contains("nib         ReusableDatePickerViewController.xib"))
        #expect(!text.contains("nib         HomeViewController.xib"))
        #expect(text.contains("It was read from a nib:"))
    }

    @Test("It needs no script and nothing from elsewhere, and is for day and night")
    func selfContained() throws {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let page = try page(of: session)

        // Then
        let links = page.matches(of: #/(?:src|href|url)\s*[=(]\s*["']?([^"')>]*)/#).map { $0.1 }
        #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
        #expect(!page.contains("<script") && !page.contains("@import"))
        #expect(page.contains("@media (prefers-color-scheme: dark)"))
    }

    @Test("What a nib says is never markup")
    func hostile() throws {
        // Given
        let session = TableCellSession(rows: 100)
        defer { session.use(session.techniques[0]) }
        let odd = "&lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"
        try session.begin(
            Experiment(
                name: "odd-texts", techniques: [session.technique.name], claims: [], broken: "<b>&", look: "",
                edits: [
                    NibEdit(
                        nib: "ReusableTableViewCellExampleViewController", find: "title=\"Lunar Calendar\"",
                        replacement: "title=\"\(odd)\"")
                ]))

        // When
        let page = try page(of: session)

        // Then
        #expect(!page.contains("<script") && !page.contains("</pre><"))
        #expect(page.contains("&lt;/pre&gt;&lt;script&gt;"))
        #expect(page.contains("</b>: &lt;b&gt;&amp;"))
    }
}
