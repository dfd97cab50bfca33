import Foundation
import TerminalTesting
import Testing

@testable import NibChecking
@testable import NibMerge
@testable import ReusableTableViewCellExample

/// The output of `nib` for wrong lines and files, and for two versions of a file.
struct WholeAnswersTests {
    private static let slips = """
        <color key="textColor" systemColor="labelColr"/><color key="shadowColor" systemColor="moonColor"/>
        <fontDescription key="fontDescription" type="sytem"/>
        """
    private let folder: TemporaryFolder
    private let prompt = ScriptedSession(TableCellSession(rows: 1))

    init() throws {
        folder = try TemporaryFolder()
        let files = [
            "Menu.xib": NibFixture.menu, "Menu.storyboard": NibFixture.storyboard,
            "New.xib": NibFixture.menu.replacing("Soup", with: "Stew"), "Bad.xib": "<<<", "Empty.xib": "",
            "Mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
            "Slip.xib": NibFixture.menu.replacing("scaleToFill", with: "scaleToFil").replacing(
                "glow=\"YES\"", with: "lineBreakMode=\"zigzag\""
            ).replacing("<gizmo/>", with: Self.slips),
        ]
        for (name, text) in files { _ = try folder.file(name, text) }
        try Data([0xFF, 0xFE, 0x00, 0x41]).write(to: URL(fileURLWithPath: folder.path + "/Binary.xib"))
    }

    /// Returns the output of lines, in which names of files stand for those in the folder.
    private func told(_ lines: [String]) -> String {
        lines.map { line in
            let words = line.split(separator: " ").map { word in
                word.contains(/^[A-Z]\w*\.\w+$/) ? "\(folder.path)/\(word)" : String(word)
            }
            return "> nib \(line)\n" + prompt.run("nib " + words.joined(separator: " "))
        }.joined().replacing(folder.path + "/", with: "")
    }

    @Test("A problem with a line or a file gets one line, with the right form")
    func refusals() throws {
        // Given
        prompt.session.appearance.fixedWidth = 200
        let lines = [
            "", "lnit Examples", "lint", "lint --rules missing-outlt", "lint --rules", "lint --rule x Menu.xib",
            "lint No.xib", "lint --format sarf Menu.xib", "lint --strict Menu.xib Bad.xib Empty.xib Mac.xib Binary.xib",
            "lint --notes Slip.xib", "show --scene x Menu.xib", "show --scene Vc9-00-001 Menu.storyboard",
            "show --scene Dihs Menu.storyboard", "tree --scene Dish Menu.storyboard",
            "tree --object Lab-el-01 Menu.xib",
            "tree --object zzz Menu.xib", "tree --object Lab-el-001 Menu.xib", "tree --size 39x40 Menu.xib",
            "tree --size 40x40 --object Map-00-001 Menu.xib", "tree --size 4096x4097 Menu.xib",
            "tree --size 4096x4096 --object Map-00-001 Menu.xib", "tree --size 375 Menu.xib",
            "tree --size 375x Menu.xib",
            "tree --size 1x2x3 Menu.xib", "tree --device zzz Menu.xib", "tree --device retina4_8 Menu.xib",
            "tree --size 50x50 --device retina4_7 Menu.xib", "text No.xib", "text Bad.xib", "text Empty.xib",
            "text Binary.xib", "text Mac.xib", "json No.xib", "json --limit -1 Menu.xib", "json --limit x Menu.xib",
            "diff Menu.xib", "diff a b c", "diff Menu.xib Bad.xib", "diff Menu.xib Menu.xib",
            "diff /dev/null /dev/null", "diff Menu.xib Menu.xib 1 100644 New.xib 2 100644",
            "diff Menu.xib Menu.xib 1 100644 Bad.xib 2 100644", "diff Menu.xib Bad.xib 1 100644 Bad.xib 2 100644",
            "diff Old.xib Menu.xib 1 100644 New.xib 2 100644 New.xib rename", "snapshot a b c",
            "snapshot -o menu.gif Menu.xib", "snapshot -o /no/menu.svg Menu.xib", "merge Menu.xib New.xib",
            "merge No.xib Menu.xib New.xib", "review -- -x",
        ]

        // When
        let text = told(lines)

        // Then
        try expect(text, isRecordedIn: "Errors-of-nib.txt")
    }

    @Test(
        "The first word is a command, an option can be a command's name, and a file is shown",
        arguments: [
            ([], "nib", ["--help"]), (["help"], "nib", ["--help"]), (["help", "lint"], "lint", ["--help"]),
            (["--version"], "nib", ["--version"]), (["lint"], "lint", []), (["lint", "A.xib"], "lint", ["A.xib"]),
            (["--lint", "A.xib"], "lint", ["A.xib"]), (["A.xib", "--lint"], "lint", ["A.xib"]),
            (["A.xib", "--lint", "--notes"], "lint", ["A.xib", "--notes"]),
            (["A.xib", "B.xib", "--diff"], "diff", ["A.xib", "B.xib"]), (["A.xib", "--text"], "text", ["A.xib"]),
            (["--json", "A.xib", "--limit", "3"], "json", ["A.xib", "--limit", "3"]),
            (["A.xib", "--json", "--lint"], "lint", ["A.xib", "--json"]), (["A.xib"], "show", ["A.xib"]),
            (["A.xib", "--tree"], "show", ["A.xib", "--tree"]), (["-"], "show", ["-"]),
        ] as [([String], String, [String])])
    func members(words: [String], name: String, rest: [String]) throws {
        // Given, When
        let (command, left) = try Nib.member(for: words)

        // Then
        expect(command.commandName == name && left == rest)
    }

    @Test("The title of a difference has Git's word for a renamed or copied file")
    func renamed() {
        // Given
        func title(_ note: String, ascii: Bool = false) -> String? {
            NibVersions(old: "a", new: "b", path: "Old.xib", newPath: "New.xib", note: note).name(ascii: ascii)
        }

        // When
        let titles = [
            title("similarity index 90%\nrename from Old.xib"), title("similarity index 90%\ncopy from Old.xib"),
            title("", ascii: true), NibVersions(old: "a", new: "b", path: "Old.xib").name(ascii: false),
            NibVersions(old: "a", new: "b").name(ascii: false),
        ]

        // Then
        expect(
            titles,
            equals: [
                "Old.xib → New.xib (renamed)", "Old.xib → New.xib (copied)", "Old.xib -> New.xib (renamed)", "Old.xib",
                nil,
            ])
    }

    @Test("A picture of two versions has a row for each screen with changes, marks on them, and a list")
    func marks() throws {
        // Given
        func scene(_ id: String, _ views: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="vc\(id)" sceneMemberID="viewController"><view key="view" id="v\(id)">
            <rect key="frame" x="0" y="0" width="80" height="60"/><subviews>\(views)</subviews></view></viewController></objects></scene>
            """
        }
        func label(_ id: String, _ text: String, x: Int = 8) -> String {
            """
            <label text="\(text)" id="\(id)"><rect key="frame" x="\(x)" y="10" width="30" height="20"/></label>
            """
        }
        func board(_ scenes: String...) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" initialViewController="vcA">
            <scenes>\(scenes.joined())</scenes></document>
            """
        }
        let old = try folder.file(
            "Old.storyboard",
            board(
                scene("A", label("a1", "One") + label("a2", "Two", x: 44)), scene("B", ""),
                scene("C", label("c1", "Same"))))
        let new = try folder.file(
            "New.storyboard",
            board(
                scene("A", label("a1", "Uno") + label("a3", "Three", x: 40)), scene("C", label("c1", "Same")),
                scene("D", "")))
        let same = try folder.file("Same.storyboard", board(scene("A", label("a1", "One"))))

        // When
        let pictures = [
            "snapshot \(old) \(new)", "snapshot --dark \(same) \(same)", "snapshot --scene sD \(new)",
        ].map {
            prompt.run("nib \($0)").replacing(folder.path + "/", with: "").replacing("><", with: ">\n<")
                // Titles say where the file is, as far as there is room.
                .split(separator: "\n").filter { !$0.contains("fill=\"#6e7781\"") && !$0.contains("fill=\"#8b949e\"") }
                .joined(separator: "\n")
        }

        // Then
        try expect(pictures.joined(separator: "\n\n"), isRecordedIn: "nib-marks.txt")
    }

    /// Versions of what is in a view: what both come from, ours and theirs.
    private static let merges: [(what: String, base: String, ours: String, theirs: String)] = {
        func label(_ id: String, _ more: String = "", _ inside: String? = nil) -> String {
            "<label \(more)id=\"\(id)\"" + (inside.map { ">\($0)</label>" } ?? "/>") + "\n"
        }
        let (a, b, c, d) = (label("a"), label("b"), label("c"), label("d"))
        func box(_ inside: String) -> String { "<view id=\"box\"><subviews>\n\(inside)</subviews></view>\n" }
        func frame(_ x: Int) -> String { "<rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"1\" height=\"1\"/>" }
        func text(_ value: String) -> String { "<string key=\"text\">\(value)</string>" }
        func color(_ red: String) -> String {
            "<color key=\"textColor\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        }
        func free(_ inside: String) -> String {
            label("a", "translatesAutoresizingMaskIntoConstraints=\"NO\" ", inside)
        }
        func canvas(_ x: Int) -> String { "<point key=\"canvasLocation\" x=\"\(x)\" y=\"0\"/>" }
        func connections(_ names: String...) -> String {
            let outlets = names.map { "<outlet property=\"\($0)\" destination=\"a\" id=\"\($0)\"/>\n" }
            return "\(a)<connections>\n\(outlets.joined())</connections>\n"
        }
        func attributes(_ pairs: String...) -> String {
            let parts = pairs.map { $0.split(separator: " ") }.map {
                "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0[0])\" value=\"\($0[1])\"/>\n"
            }
            return label("a", "", "<userDefinedRuntimeAttributes>\n\(parts.joined())</userDefinedRuntimeAttributes>")
        }
        func outlet(_ target: String, id: String = "o") -> String {
            let outlet = "<outlet property=\"moon\" destination=\"\(target)\" id=\"\(id)\"/>"
            return "\(a)\(b)<connections>\n\(outlet)\n</connections>\n"
        }
        return [
            ("both add at the end", a, a + b, a + c),
            ("both add the same", a, a + b, a + b),
            ("both add at the beginning", a, c + a, b + a),
            ("each adds elsewhere", a + b, a + c + b, a + b + d),
            ("both change the order in the same way", a + b + c, c + a + b, c + a + b),
            ("one changes the order", a + b + c, b + a + c, a + b + c),
            ("both change the order", a + b + c, b + a + c, a + c + b),
            ("one adds where the other changes the order", a + b, b + a, a + d + b),
            ("one deletes, the other leaves", a + b, b, a + b),
            ("both delete", a + b, b, b),
            ("one deletes, the other changes", a + b, b, label("a", "tag=\"1\" ") + b),
            ("one changes, the other deletes", a + b, label("a", "tag=\"1\" ") + b, b),
            ("one deletes what the other moves", a + box(b), box(b), box(a + b)),
            (
                "both move it elsewhere", a + box("") + "<view id=\"cup\"><subviews>\n</subviews></view>\n",
                box(a) + "<view id=\"cup\"><subviews>\n</subviews></view>\n",
                box("") + "<view id=\"cup\"><subviews>\n\(a)</subviews></view>\n"
            ),
            ("one deletes the box, the other puts something in it", box(a), a, box(a + b)),
            ("one deletes the box with all, the other puts something in it", box(a), "", box(a + b)),
            ("one empties the box, the other puts something in it", box(a), box(""), box(a + b)),
            (
                "different attributes", label("a", "tag=\"1\" hidden=\"NO\" "), label("a", "tag=\"2\" hidden=\"NO\" "),
                label("a", "tag=\"1\" hidden=\"YES\" ")
            ),
            (
                "the same attribute and another", label("a", "tag=\"1\" "), label("a", "tag=\"2\" "),
                label("a", "tag=\"3\" hidden=\"YES\" ")
            ),
            (
                "an attribute that one deletes and one changes", label("a", "tag=\"1\" "), label("a"),
                label("a", "tag=\"3\" ")
            ),
            ("both add an attribute", label("a"), label("a", "tag=\"2\" "), label("a", "tag=\"3\" ")),
            ("frames", label("a", "", frame(1)), label("a", "", frame(2)), label("a", "", frame(3))),
            ("texts", label("a", "", text("x")), label("a", "", text("y")), label("a", "", text("z"))),
            (
                "a text and an attribute", label("a", "", text("x")), label("a", "tag=\"1\" ", text("x")),
                label("a", "", text("z"))
            ),
            ("a color that both add", label("a"), label("a", "", color("0")), label("a", "", color("1"))),
            ("colors", label("a", "", color("0.5")), label("a", "", color("0")), label("a", "", color("1"))),
            ("one is another kind of view", label("a"), "<button id=\"a\"/>\n", label("a", "tag=\"1\" ")),
            ("outlets to others", outlet("a"), outlet("b"), outlet("box") + box("")),
            ("an outlet to what is deleted", outlet("a"), outlet("b").replacing(a, with: ""), outlet("a", id: "p")),
            (
                "two of one key", label("a", "", frame(1) + frame(2)), label("a", "", frame(1) + frame(3)),
                label("a", "", frame(4) + frame(2))
            ),
            ("comments", "<!-- one -->" + a, "<!-- two -->" + a, "<!-- one -->" + a + b),
            (
                "frames that follow from constraints", free(frame(1)), free(frame(2)), free(frame(3))
            ),
            (
                "a frame that follows, and an attribute", free(frame(1)), free(frame(2)),
                free(frame(1)).replacing("<label", with: "<label hidden=\"YES\"")
            ),
            ("a frame that follows, and nothing", free(frame(1)), "", free(frame(3))),
            (
                "where it lies on the canvas", label("a", "", canvas(1)), label("a", "", canvas(20)),
                label("a", "", canvas(3))
            ),
            (
                "versions", label("a", "toolsVersion=\"9\" systemVersion=\"17A1\" "),
                label("a", "toolsVersion=\"10.1\" systemVersion=\"18B2\" "),
                label("a", "toolsVersion=\"9.5\" systemVersion=\"19C3\" ")
            ),
            (
                "two ids for one new outlet", a + b, outlet("b", id: "x"), outlet("b", id: "c")
            ),
            ("both fill a slot anew", box(""), box(label("c", "key=\"view\" ")), box(label("d", "key=\"view\" "))),
            (
                "connections in another order", connections("p", "q", "r"), connections("q", "p", "r"),
                connections("p", "r", "q")
            ),
            (
                "a group without attributes that one deletes", label("a", "", "<subviews>\n\(b)</subviews>"),
                label("a"), label("a", "", "<subviews>\n\(b)\(c)</subviews>")
            ),
            (
                "a group that both make", label("a"), label("a", "", "<subviews>\n\(b)</subviews>"),
                label("a", "", "<subviews>\n\(c)</subviews>")
            ),
            ("empty, and with an end tag", label("a"), label("a", "", ""), label("a", "tag=\"1\" ")),
            (
                "hyphens", label("a", "", text("x")), label("a", "", text("--y---z")), label("a", "", text("-"))
            ),
            (
                "what refers to what is gone", a + b + c, a + c, outlet("b").replacing(a, with: a + c)
            ),
            ("one moves it into what the other deletes", a + box(""), box(a), a),
            ("one moves it, the other changes it", a + box(""), box(a), label("a", "tag=\"1\" ") + box("")),
            ("one moves it, the other deletes it", a + box(""), box(a), box("")),
            ("both delete one, each another", a + b + c, a, c),
            (
                "attributes that are told by their paths", attributes("k 1", "j 2"), attributes("i 0", "k 1", "j 2"),
                attributes("k 1", "j 3")
            ),
            ("text between", a + "x", a + "y", a + "z"),
            ("blanks", a + "\n", a + "\n\n", "\n" + a),
        ]
    }()

    @Test("A merge of two versions reports the result, and the conflicts")
    func merged() throws {
        // Given
        func document(_ views: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            <view id="v">
            <subviews>
            \(views)</subviews>
            </view>
            </objects>
            </document>
            """
        }
        let rest = document("\u{25CA}").split(separator: "\u{25CA}")

        // When
        let texts = Self.merges.flatMap { merge in
            [false, true].map { isReversed in
                let sides = [merge.ours, merge.theirs].map(document)
                let title = "— \(merge.what)\(isReversed ? ", the other way round" : "")\n"
                do {
                    let result = try NibMerge(
                        base: document(merge.base), ours: sides[isReversed ? 1 : 0], theirs: sides[isReversed ? 0 : 1])
                    let conflicts = result.conflicts.map { "! \($0)\n" }.joined()
                    return title + conflicts + result.text.dropFirst(rest[0].count).dropLast(rest[1].count)
                } catch {
                    return title + "\(error)\n"
                }
            }
        }

        // Then
        try expect(texts.joined(), isRecordedIn: "Merges.txt")
    }
}
