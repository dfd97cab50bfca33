import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample
@testable import LoadPages

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
        expect(text, contains: "connect    owner.tableViewCell → cell #1")
        expect(text, contains: "… the same for cells #2–#7, rows 1–6: 6 × 17 steps")
        expect(text, contains: "It was read from 2 nibs, 8 times in all")
    }

    @Test("If there are several loads, the page is about the last that made a screen")
    func lastLoad() throws {
        // Given
        // The day, language and zone that all tests share.
        let date = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        let session = try DatePicker.makeSession(.parse(date))

        // When
        let page = try page(of: session, "show", "present", "spin day 1")

        // Then
        let text = page.replacing(#/<[^>]*>/#, with: "")
        expect(text, contains: "nib         ReusableDatePickerViewController.xib")
        expect(!text.contains("nib         HomeViewController.xib"))
        expect(text, contains: "It was read from a nib:")
    }

    @Test("Content of a scrolled view is where you see it, across and down, and is clipped")
    func layers() throws {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
        let (view, inner, other) = (UIView(), UIView(), UIView())
        scroll.contentSize = CGSize(width: 200, height: 200)
        view.frame = CGRect(x: 30, y: 40, width: 20, height: 20)
        inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.clipsToBounds = true
        window.addSubview(scroll)
        scroll.addSubview(view)
        view.addSubview(inner)
        view.addSubview(other)
        scroll.contentOffset = CGPoint(x: 7, y: 9)

        // When
        let layers = ScreenLayer.layers(of: window)
        let found = [scroll, view, inner, other].map { view in layers.filter { $0.view === view } }

        // Then
        expect(found.map(\.count) == [2, 2, 2, 2] && found.allSatisfy { !$0[0].isOverlay && $0[1].isOverlay })
        expect(found.map { $0[0].text != nil } == [true, true, true, true] && found[0][1].text == nil)
        expect(
            found[..<3].map { $0[0].frame },
            equals: [
                scroll.frame, CGRect(x: 33, y: 51, width: 20, height: 20), CGRect(x: 34, y: 53, width: 3, height: 4),
            ])
        expect(found[2][0].clip == CGRect(x: 33, y: 51, width: 20, height: 20) && found[0][0].clip == scroll.frame)
        expect(found.map { $0[0].depth }, equals: [1, 2, 3, 3])
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

    @Test("Text of a nib is never markup")
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

    @Test("Text of a label ends neither the script's data nor a comment, and controls no terminal")
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

    @Test("Its script knows the screen after each command, with the steps of each")
    func moments() throws {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let data = try data(of: session, "scroll 3", "select 5", "stats", "scroll -1")

        // Then
        let moments = try #require(data["moments"] as? [[String: Any]])
        let steps = moments.map { ($0["steps"] as? [[String: Any]] ?? []).count }
        expect(steps.count == 4 && steps[0] == 136 && steps[1] > 0 && steps[3] > 0)
        expect(data["steps"] as? Int, equals: steps.reduce(0, +))
        let first = try texts(of: moments[0], in: data)
        let last = try texts(of: moments[3], in: data)
        expect(first.contains { $0.hasPrefix("ReusableTableViewCell #1  320×66  row 0") })
        expect(last.contains { $0.hasPrefix("ReusableTableViewCell #1") && $0.contains("row 7") })
    }

    @Test(
        "The screen that is made again is the session's, whatever makes it",
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
        var screens: [String] = []
        try LoadPageData.replay(session) { twin, _ in
            screens.append(picture(of: twin))
        }

        // Then
        expect(screens.count == 3 && screens[2] == picture(of: session))
        expect(screens[0] != screens[1])
        expect(session.stats, equals: stats)
    }

    @Test("At a prompt it is made again as high as it is there")
    func replayAtPrompt() throws {
        // Given
        let session = TableCellSession(rows: 100)
        session.output = { _ in }
        session.isInteractive = true
        session.appearance.fixedWidth = 80
        session.appearance.fixedHeight = 15
        for line in ["show", "scroll 3"] { session.run(line) }

        // When
        var screen = ""
        try LoadPageData.replay(session) { twin, _ in screen = picture(of: twin) }

        // Then
        expect(session.window.bounds.height < 480 && screen == picture(of: session))
    }

    @Test("After many commands, or many steps, it keeps the first and the last, and says what is left out")
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
        let json = try #require(page.firstMatch(of: #/id="data">([^<]*)</script>/#)).1
        let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let moments = try #require(data["moments"] as? [[String: Any]])
        expect(moments.count == 40 && moments[0]["stepsLeftOut"] as? Int == 0)
        expect((moments[39]["steps"] as? [Any])?.count, equals: 400)
        expect((moments[39]["stepsLeftOut"] as? Int ?? 0) > 0)
        expect(page.utf8.count < 1_000_000)
    }

    @Test("The page shows the nibs as they were read, with the edits of an experiment, or no nib if there isn't one")
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

    /// Returns the data for the script of the page.
    private func data(of session: ExampleSession, _ lines: String...) throws -> [String: Any] {
        for line in lines { session.run(line) }
        let json = try LoadPageData(of: session).json
        return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    /// Returns the texts of the tree at a moment.
    private func texts(of moment: [String: Any], in data: [String: Any]) throws -> [String] {
        let texts = try #require(data["texts"] as? [[[String]]])
        let layers = try #require(moment["layers"] as? [[String: Any]])
        return layers.compactMap { $0["text"] as? Int }.map { texts[$0].map { $0[0] }.joined() }
    }
}
