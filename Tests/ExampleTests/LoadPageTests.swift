import Canvases
import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample
@testable import Recordings

/// The page that explains a load.
struct LoadPageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func page(of session: ExampleSession, _ lines: String...) throws -> String {
        let path = folder.path + "/page.html"
        for line in lines { session.run(line) }
        session.run("snapshot \(path) --force")
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("The page shows the screen, its views, its connections and the steps of its load, even without tracing")
    func parts() throws {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let page = try page(of: session, "scroll 3")

        // Then
        let text = page.replacing(#/<[^>]*>/#, with: "")
        expect(page, contains: "<svg xmlns")
        expect(text, contains: "├─ ReusableTableViewCell #")
        expect(text, contains: "ReusableTableViewCell.xib, line 12")
        expect(text, contains: "connect owner.tableViewCell → cell #1")
        expect(text, contains: "It was read from 2 nibs, 8 times in all")
    }

    @Test("If there are several loads, the page begins with the last that made a screen")
    func lastLoad() throws {
        // Given
        // The day, language and zone that all tests share.
        let date = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        let session = try DatePicker.makeSession(.parse(date))

        // When
        let page = try page(of: session, "show", "present", "spin day 1")

        // Then
        let text = page.replacing(#/<[^>]*>/#, with: "")
        expect(text, contains: "nib ReusableDatePickerViewController.xib: read")
        expect(text, contains: "It was read from a nib:")
    }

    @Test("A line of the tree has the frame of its view, on the screen or in its cell")
    func frames() throws {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let page = try page(of: session, "scroll 3")

        // Then
        expect(page, contains: "data-frame=\"0 44 320 416\">")
        expect(
            page,
            contains: """
                data-objects="ReusableTableViewCell-1" data-frame="0 0 320 66" data-in="ReusableTableViewCell-1"
                """)
    }

    @Test("The page loads no other files, and works in light and dark mode")
    func selfContained() throws {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let page = try page(of: session)

        // Then
        let links = page.matches(of: #/(?:src|href|url)\s*[=(]\s*["']?([^"')>]*)/#).map { $0.1 }
        expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
        expect(!page.contains("@import"))
        expect(page, contains: "content=\"default-src 'none'")
        expect(page, contains: "@media (prefers-color-scheme: dark)")
    }

    @Test("A nib's text is never markup")
    func hostile() throws {
        // Given
        let session = TableCellSession(rows: 100)
        defer { session.use(session.program.techniques[0]) }
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
        expect(page.components(separatedBy: "<script").count == 3 && !page.contains("</pre><script"))
        expect(page, contains: "&lt;/pre&gt;&lt;script&gt;")
        // The nib's text, in which the edit is, is escaped once more.
        expect(page, contains: "title=&quot;&amp;lt;/pre&amp;gt;&amp;lt;script")
        expect(page, contains: "</b>: &lt;b&gt;&amp;")
    }

    @Test("A label's text can't end the script's data or a comment, and controls no terminal")
    func hostileData() throws {
        // Given
        let session = TableCellSession(rows: 100)
        defer { session.use(session.program.techniques[0]) }
        let odd = "&lt;/script&gt;&lt;!--&lt;script&gt;'&quot;\\u001b[31m&#x9b;"
        try session.begin(
            Experiment(
                name: "odd-texts", techniques: [session.technique.name], claims: [], broken: "</script>", look: "",
                edits: [
                    NibEdit(
                        nib: "ReusableTableViewCellExampleViewController", find: "title=\"Lunar Calendar\"",
                        replacement: "title=\"\(odd)\"")
                ]))

        // When
        let page = try page(of: session, "scroll 1")

        // Then
        let data = try #require(page.firstMatch(of: #/id="data">([^<]*)</script>/#)).1
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(data.utf8)) }
        expect(!page.contains("<!--"))
        expect(page.unicodeScalars.allSatisfy { !(0x7F...0x9F).contains($0.value) && $0.value != 0x1B })
    }

    @Test("The page plays the screen after each command that changes it, and lists the steps of each")
    func moments() throws {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let page = try page(of: session, "scroll 3", "select 5", "stats", "scroll -1")

        // Then
        let json = try #require(page.firstMatch(of: #/id="data">([^<]*)</script>/#)).1
        let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let take = try #require((data["recordings"] as? [[String: Any]])?.first)
        let moments = try #require(take["moments"] as? [[String: Any]])
        expect(moments.map { $0["line"] as? Int ?? -1 }, equals: [-1, 0, 0, 0, 1, 2])
        expect(page.matches(of: #/<li data-line="([^"]*)"/#).map { "\($0.1)" }, equals: ["-1", "0", "1", "2"])
        let starts = page.matches(of: #/<ol class="steps" start="([^"]*)"/#).map { "\($0.1)" }
        expect(starts.prefix(2) == ["1", "137"])
        expect(page.replacing(#/<[^>]*>/#, with: ""), contains: "row 7  was row 0")
    }

    @Test(
        "The page shows the session's screen, however it was rebuilt",
        arguments: [
            "owner-outlet", "code", "smart-cell", "smart-nib-cell", "nib-hook", "view-factory", "register-nib", "typed",
            "content-configuration",
        ])
    func replay(technique: String) throws {
        // Given
        let session = TableCellSession(rows: 100)
        for line in ["technique \(technique)", "scroll 3", "select 5"] { session.run(line) }
        let stats = session.stats

        // When
        var recorder = try Recorder(
            technique: session.technique, breaking: nil, like: session, on: SVGCanvas(size: .zero))
        try recorder.play(Script(session.steps), most: .max)

        // Then
        expect(picture(of: recorder.session), equals: picture(of: session))
        expect(session.stats, equals: stats)
    }

    @Test("After many commands or steps, the page contains the first and the last, and counts the rest")
    func limits() throws {
        // Given
        let session = TableCellSession(rows: 1000)
        for _ in 0..<24 { for line in ["scroll 1", "scroll -1"] { session.run(line) } }

        // When
        let path = folder.path + "/page.html"
        session.run("scroll 200")
        session.run("snapshot \(path)")

        // Then
        let page = try String(contentsOfFile: path, encoding: .utf8)
        expect(page, contains: "Of the commands behind the first screen, 10 are left out.")
        expect(page.matches(of: #/<li data-line=/#).count, equals: 40)
        expect(page, contains: " more steps</p>")
        expect(page.utf8.count < 1_000_000)
    }

    @Test("The page shows the nibs as they were read, with an experiment's edits")
    func nibs() throws {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let broken = try page(of: session, "experiment no-identifier")
        let code = try page(of: session, "technique code")

        // Then
        let text = broken.replacing(#/<[^>]*>/#, with: "")
        expect(text.contains(" 1  &lt;?xml version=") && text.contains("property=&quot;phaseLabel&quot;"))
        expect(!text.contains("reuseIdentifier=&quot;"))
        expect(!code.contains("ReusableTableViewCell.xib</h3>"))
    }

    private func picture(of session: ExampleSession) -> String {
        ScreenSnapshot(phone: PhoneDrawing(window: session.window), notes: nil, colors: .light).svg(title: "")
    }
}
