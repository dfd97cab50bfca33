import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import ExampleShell
@testable import InterfaceBuilder
@testable import Inspection
@testable import NibChecking
@testable import NibLint
@testable import REPL
@testable import ReusableTableViewCellExample
@testable import TerminalUIKit

/// The output of `nib` about findings and views, and the sizes, limits and files that it accepts.
struct NibReportsTests {
    private func document(_ text: String, more: String = "") throws -> IBDocument {
        try IBDocument(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(more)><objects>\(text)</objects>
                </document>
                """.utf8), file: "Menu.xib")
    }

    @Test("Findings are printed in every format, with special characters escaped")
    func formats() throws {
        // Given
        let session = TableCellSession(rows: 1)
        session.appearance.style = .plain
        let place = IBLocation(line: 3, column: 7)
        let findings = [
            IBFault("plain", file: "A.xib"),
            IBFault("a: b, c", rule: "r:s,t", severity: .error, file: "a, b:c.xib", location: place),
            IBFault("50 %\r\n\u{1B}", severity: .note, file: "50 %.xib", location: place, objectID: "o"),
            IBFault("typo", rule: "z", file: "/tmp/Menü 1:2.xib", objectID: "", suggestion: "type"),
            IBFault("again", rule: "r:s,t", severity: .error, file: "x/y:z.xib", location: place, objectID: "a\u{1}"),
        ]

        // When
        var texts: [String] = []
        for format in FindingFormat.allCases {
            for list in [findings, Array(findings.prefix(1)), []] {
                var text = ""
                session.output = { text += $0 }
                try session.print(list, in: format)
                texts.append("— \(format) \(list.count)\n\(text)")
            }
        }

        // Then
        let told = texts.joined(separator: "\n").replacing(Release.version, with: "1.2.3")
        try expect(told, isRecordedIn: "Formats-of-findings.txt")
    }

    @Test("Every rule has a page that explains it, with formatted code")
    func rules() throws {
        // Given
        let prompt = ScriptedSession(TableCellSession(rows: 1))
        prompt.session.appearance.fixedWidth = 80

        // When
        let text = prompt.run("nib lint --rules " + LintRules.names.joined(separator: " "))

        // Then
        try expect(text, isRecordedIn: "Rules-of-lint.txt")
        expect(LintRules.names == LintRules.names.sorted() && LintRules.names.count == Set(LintRules.names).count)
    }

    @Test("A size has two sides from 40 to 4096, and a limit is a number of seconds or none")
    func options() {
        // Given
        let sizes = [
            "40x40", "39.9x40", "40x39", "4096x4096", "4097x40", "40x4096.5", "375X667", "40.5x50", "375", "375x",
            "x375", "1x2x3", "40x40x40",
            "", "axb", "-40x40", "nanx40",
        ]
        let limits = ["none", "0", "1.5", "-0.1", "-1", "x", "", "nan", "None", "inf"]

        // When
        let read = sizes.map {
            ScreenSize(argument: $0).map { "\(Double($0.size.width))×\(Double($0.size.height))" } ?? "–"
        }
        let times = limits.map { text in
            switch NibLimit(argument: text) {
            case .seconds(let seconds): "\(seconds)"
            case .unlimited: "unlimited"
            case nil: "–"
            }
        }

        // Then
        expect(
            read,
            equals: [
                "40.0×40.0", "–", "–", "4096.0×4096.0", "–", "–", "375.0×667.0", "40.5×50.0", "–", "–", "–", "–", "–",
                "–", "–", "–", "–",
            ])
        expect(times, equals: ["unlimited", "0.0", "1.5", "–", "–", "–", "–", "–", "–", "inf"])
    }

    @Test("A folder means all its nibs in order, except hidden ones")
    func sources() throws {
        // Given
        let folder = try TemporaryFolder()
        for path in ["a/b", "a/.hidden", ".git", "c.xib"] {
            try FileManager.default.createDirectory(atPath: folder.path + "/" + path, withIntermediateDirectories: true)
        }
        let files = [
            "z.xib", "a/b/y.storyboard", "a/x.xib", "a/.w.xib", "a/.hidden/v.xib", ".git/u.xib", "t.txt", "c.xib/s.xib",
            "xib", "r.XIB",
        ]
        for file in files { _ = try folder.file(file, "a") }
        try Data([0xFF, 0x41]).write(to: URL(fileURLWithPath: folder.path + "/q.xib"))
        func names(_ path: String) -> [String] {
            NibSource.all(at: path).map { $0.path.replacing(folder.path, with: ".") }
        }

        // When
        let all = names(folder.path), slash = names(folder.path + "/"), inner = names(folder.path + "/a")
        let bad = NibSource(path: folder.path + "/q.xib"), input = NibSource(path: "-")

        // Then
        let expected = ["./a/b/y.storyboard", "./a/x.xib", "./c.xib/s.xib", "./q.xib", "./z.xib"]
        expect(all == expected && slash == expected && inner == ["./a/b/y.storyboard", "./a/x.xib"])
        expect(names(folder.path + "/z.xib") == ["./z.xib"] && names("none") == ["none"] && names("-") == ["-"])
        expect(bad.contents, equals: "2 bytes, checksum a996707b6f5a0dd")
        expect(NibSource(path: folder.path + "/z.xib").contents == "a" && bad.data?.count == 2)
        expect(input.name == "standard input" && input.data == nil && input.contents == nil && bad.name == bad.path)
        expect(input.folder.path, equals: FileManager.default.currentDirectoryPath)
        expect(NibSource(path: folder.path + "/a/x.xib").folder.lastPathComponent, equals: "a")
    }

    @Test("A line of the tree has a view's values that differ from the default")
    func lines() throws {
        // Given
        func view(_ change: (UILabel) -> Void) -> String {
            let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40.25))
            change(label)
            return ViewNode(label, owner: nil, speaks: true).line.string
        }

        // When
        let lines = [
            view { _ in }, view { $0.isHidden = true }, view { $0.alpha = 0.5 }, view { $0.alpha = 1 },
            view { $0.tag = 7 }, view { $0.tag = -1 },
            view { $0.text = "a\nb" }, view { $0.text = String(repeating: "x", count: 201) },
            view { $0.text = String(repeating: "x", count: 200) }, view { $0.frame = .zero },
            view { $0.frame = CGRect(x: 0, y: 0, width: 3, height: 4) },
            view { $0.frame = CGRect(x: 0, y: 1, width: 3, height: 4) },
            view { $0.frame = CGRect(x: 1, y: 0, width: 0, height: 0) },
            view {
                $0.accessibilityLabel = "l"; $0.accessibilityValue = "v"; $0.accessibilityHint = "h\nh";
                $0.accessibilityIdentifier = "i"
            },
            view { $0.accessibilityTraits = [.button, .selected] },
        ]
        let frames: [(String, CGRect?)] = [
            ("a", CGRect(x: 1, y: 1, width: 9, height: 9)), ("b", CGRect(x: 2, y: 2, width: 8, height: 8)),
            ("c", CGRect(x: 1, y: 1, width: 10.5, height: 10)),
            ("d", nil),
        ]
        let views = frames.map {
            "<label text=\"t\" tag=\"3\" hidden=\"YES\" alpha=\"0.25\" id=\"\($0.0)\"><rect key=\"frame\" "
                + "x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></label>"
        }
        let nib = try document(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet "
                + "property=\"first\" destination=\"a\" id=\"o\"/>"
                + "<outletCollection property=\"all\" destination=\"b\" id=\"p\"/></connections></placeholder>"
                + "<view id=\"v\"><viewLayoutGuide key=\"safeArea\" id=\"g\"/>"
                + "<view key=\"slot\" alpha=\"1\" hidden=\"NO\" customClass=\"Soup\"/>"
                + "<subviews>\(views.joined())<button reuseIdentifier=\"r\" id=\"e\"><state key=\"normal\" "
                + "title=\"Order\"/></button></subviews></view><tableViewCell reuseIdentifier=\"s\" id=\"w\"/>")
        let nodes = ViewNode.nodes(
            of: nib.objects, in: nib,
            frames: Dictionary(uniqueKeysWithValues: frames.compactMap { id, frame in frame.map { (id, $0) } }))
        let trees = (nodes + [ViewNode(nib)]).map {
            $0.lines(ascii: false, foldsCells: true).map(\.string).joined(separator: "\n")
        }

        // Then
        try expect(
            Difference(of: (lines + trees).joined(separator: "\n"), fromRecorded: "Lines-of-trees.txt"), equals: nil)
    }

    @Test("A screen is drawn in a frame, at least 18 columns wide")
    func outlined() {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        let (column, line) = (TextLayout.columnWidth, TextLayout.lineHeight)

        // When
        let widths = [nil, 1, 20, 21, 30, 1000].map { window.outlined(columns: $0).size.width / column }
        let whole = window.outlined()

        // Then
        let full = 320 / column + 2
        expect(widths, equals: [full, 20, 20, 21, 30, full])
        expect(whole.size.height, equals: ((50 / line).rounded(.up) + 2) * line)
        expect(
            UIWindow.outlinedWidth(columns: 19) == 18 * column && UIWindow.outlinedWidth(columns: 23) == 21 * column)
        let lines = window.outlined(columns: 20).canvas.lines(style: .plain)
        expect(lines.first, equals: "╭" + String(repeating: "─", count: 18) + "╮")
        expect(lines.last(where: { !$0.isEmpty }), equals: "╰" + String(repeating: "─", count: 18) + "╯")
    }

    @Test("A file beyond its limit is refused with the slowest part")
    func watch() {
        // Given
        let watch = NibWatch.shared
        func complaint(_ limit: NibLimit?, opens: Bool = true, in part: NibWatch.Part = .reading) -> String? {
            watch.watching(within: limit) {
                if opens { watch.open("Menu.xib") }
                watch.run(part) { for number in 0..<20_000 { _ = "\(number)" } }
                do {
                    try watch.check()
                    return nil
                } catch { return "\(error)" }
            }
        }

        // When
        let told = [
            complaint(.seconds(0)), complaint(.seconds(0), in: .drawing), complaint(.seconds(0), in: .project),
            complaint(.seconds(1000)),
            complaint(.unlimited), complaint(.seconds(0), opens: false), complaint(nil),
        ]

        // Then
        func over(_ part: String) -> String {
            "Menu.xib: more than 0 s of computing time, most of it for \(part); --limit none lets it go on"
        }
        expect(told, equals: [over("reading"), over("drawing"), over("listing"), nil, nil, nil, nil])
    }

    @Test("The time for reading a file for Tab doesn't count against later commands")
    func unwatched() throws {
        // Given
        let watch = NibWatch.shared
        watch.watching(within: .seconds(0)) {}

        // When
        watch.open("Menu.xib")
        watch.run(.reading) { for number in 0..<20_000 { _ = "\(number)" } }

        // Then
        #expect(throws: Never.self) { try watch.check() }
    }
}
