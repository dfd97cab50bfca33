import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

@Suite("Documents that are refused")
struct RefusalTests {
    @Test(
        "XML that isn't well-formed is refused with the place and the reason",
        arguments: [
            ("", "Cell.xib:1:1: the file is empty; expected an XML document"),
            ("hello", "Cell.xib:1:1: not well-formed XML: expected an element such as <document>"),
            (
                "<a>\n<b id=\"Qx1-aa-001\">\n<c x=\"1\"/>\n",
                "Cell.xib:4:1: not well-formed XML: the file ends inside <b>, opened in line 2 (object Qx1-aa-001)"
            ),
            ("<a>\n<b>\n</a>\n", "Cell.xib:3:5: not well-formed XML: the end tag does not match <b>, opened in line 2"),
            (
                "<a>&nbsp;</a>",
                "Cell.xib:1:10: not well-formed XML: an unknown entity; "
                    + "expected &amp;, &lt;, &gt;, &quot;, &apos; or &#…;"
            ),
            (
                "<a x=\"b&c\"/>",
                "Cell.xib:1:10: not well-formed XML: a ; is missing after an entity; an & in text is written &amp;"
            ),
            ("<a>b & c</a>", "Cell.xib:1:7: not well-formed XML: an & in text is written &amp;"),
            ("<!-- a", "Cell.xib:1:7: not well-formed XML: Comment not terminated"),
            (
                "<a>\n <b x=1/></a>",
                "Cell.xib:2:7: not well-formed XML: an attribute's value must stand in quotes, which must be closed"
            ),
            ("<a x=\"1\" x=\"2\"/>", "Cell.xib:1:15: not well-formed XML: an attribute is given twice"),
            ("<a/>\n<b/>", "Cell.xib:2:1: not well-formed XML: something follows the end of the document"),
            (
                "<?a?><a/>",
                "Cell.xib:1:1: a processing instruction; Interface Builder writes none, and none is read"
            ),
            (
                "<a>\n<?xml version=\"1.0\"?></a>",
                "Cell.xib:2:6: not well-formed XML: an XML declaration stands at the beginning, and nowhere else"
            ),
            (
                "<a>\n <?b c?></a>",
                "Cell.xib:2:2: a processing instruction; Interface Builder writes none, and none is read"
            ),
        ])
    func malformed(text: String, message: String) {
        // Given

        // When
        let refusal = Fixture.refusal(of: text)

        // Then
        expect(refusal, equals: message)
    }

    @Test(
        "The error about a document of another kind names its kind and the supported ones",
        arguments: [
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "1:1: <archive> has no <data>"),
            ("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "a macOS document"),
            ("<plist/>", "a property list: the root element is <plist>; expected the <document>"),
            ("<svg/>", "an SVG picture: the root"), ("<html/>", "a web page: the root"),
            ("<Workspace/>", "an Xcode workspace: the root"), ("<Scheme/>", "an Xcode scheme: the root"),
            ("<model/>", "a Core Data model: the root"), ("<manifest/>", "an Android manifest: the root"),
            ("<LinearLayout/>", "an Android layout: the root"), ("<RelativeLayout/>", "an Android layout: the root"),
            ("<templateDocument/>", "an Xcode template: the root"),
            ("<dependencies/>", "a part of a document: the root"),
            ("<gizmo/>", "1:1: the root element is <gizmo>; expected the <document>"),
            ("<document/>", "no `type`"),
            (
                "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
                "a macOS document (`com.apple.InterfaceBuilder3.Cocoa.XIB`); only iOS documents are read"
            ),
            (
                "<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\"/>",
                "a tvOS document (`com.apple.InterfaceBuilder.AppleTV.XIB`); only iOS documents are read"
            ),
            (
                "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
                "a watchOS document (`com.apple.InterfaceBuilder.WatchKit.Storyboard`); only iOS documents are read"
            ),
            (
                "<document type=\"com.apple.InterfaceBuilder3.CocaoTouch.XIB\"/>",
                "did you mean `com.apple.InterfaceBuilder3.CocoaTouch.XIB`?"
            ),
        ])
    func otherKinds(text: String, part: String) throws {
        // Given

        // When
        let refusal = try #require(Fixture.refusal(of: text))

        // Then
        expect(refusal, contains: part)
    }

    @Test(
        "The error about a file that isn't XML names its type",
        arguments: [
            (Array("NIBArchive\u{1}".utf8), "a compiled nib"),
            (Array("bplist00\u{0}\u{1}".utf8), "a binary property list, as compiled nibs are, too"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a PNG picture"), ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
            (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "what Git LFS keeps in the place of a file"),
            (Array("<<<<<<< HEAD\n<document/>".utf8), "a file with a conflict that Git could not merge"),
            (Array("{\"a\": 1}".utf8), "text that looks like JSON"), ([1, 2, 0, 3], "not UTF-8 text"),
            ([0x1F, 0x8B, 8], "a gzip archive"), (Array("PK\u{3}\u{4}".utf8), "a zip archive"),
            (Array("%PDF-1.7".utf8), "a PDF document"), (Array("GIF89a".utf8), "a GIF picture"),
            (
                Array("version https://git-lfs".utf8),
                "what Git LFS keeps in the place of a file: \"git lfs pull\" brings"
            ),
            (Array("bplist00".utf8), "a binary property list, as compiled nibs are, too; expected"),
        ] as [([UInt8], String)])
    func noXML(bytes: [UInt8], part: String) throws {
        // Given
        let data = Data(bytes)

        // When
        let error = #expect(throws: NibError.self) { try IBDocument(data: data, file: "Cell.xib") }

        // Then
        let message = try #require(error?.description)
        expect(message.hasPrefix("Cell.xib:1:1: \(part)"))
        expect(message, contains: "expected the XML source of a .xib or .storyboard")
    }

    @Test("Files that Xcode 5 wrote for iPads alone are read")
    func padDocument() throws {
        // Given
        let text = Fixture.document(type: "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", "<objects/>")

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.kind, equals: .xib)
    }

    @Test(
        "An invalid number is refused with attribute, element, place and object",
        arguments: [
            (
                "<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/>",
                "`x` of <rect> is `nan`; expected a finite number"
            ),
            ("<point key=\"p\" x=\"0\" y=\"1e999\"/>", "`y` of <point> is `1e999`; expected a finite number"),
            ("<size key=\"s\" width=\"abc\" height=\"0\"/>", "`width` of <size> is `abc`; expected a finite number"),
            (
                "<size key=\"s\" width=\"1e30\" height=\"0\"/>",
                "`width` of <size> is `1e30`; expected at most a thousand million points"
            ),
            (
                "<color key=\"c\" red=\"1\" green=\"x\" blue=\"0\"/>",
                "`green` of <color> is `x`; expected a finite number"
            ),
            ("<integer key=\"i\" value=\"1.5\"/>", "`value` of <integer> is `1.5`; expected a whole number"),
            ("<rect key=\"frame\" x=\"0\" y=\"0\" widht=\"1\" height=\"1\"/>", "<rect> has no `width`, only `widht`"),
            ("<string key=\"s\" base64-UTF8=\"YES\">/w</string>", "the text of <string> is not UTF-8 in base 64"),
        ])
    func badNumbers(element: String, message: String) {
        // Given
        let text = Fixture.view(element)

        // When
        let refusal = Fixture.refusal(of: text)

        // Then
        expect(refusal, equals: "Cell.xib:5:1: \(message) (object iN0-l3-epB)")
    }

    @Test("An unknown relation and a division by zero are refused")
    func badConstraints() {
        // Given
        let relation = "<constraints><constraint firstAttribute=\"width\" relation=\"lesThanOrEqual\"/></constraints>"
        let ratio = "<constraints><constraint firstAttribute=\"width\" multiplier=\"1:0\"/></constraints>"

        // When
        let refusals = [relation, ratio].map { Fixture.refusal(of: Fixture.view($0)) }

        // Then
        expect(refusals[0], contains: "did you mean `lessThanOrEqual`?")
        expect(
            refusals[1]?.contains("`multiplier` of <constraint> is `1:0`; expected a number or a ratio"), equals: true)
    }

    @Test("An id used twice is refused with both places")
    func duplicateID() {
        // Given
        let text = Fixture.view("<subviews>\n<label id=\"Qx1-aa-001\"/>\n<label id=\"Qx1-aa-001\"/>\n</subviews>")

        // When
        let refusal = Fixture.refusal(of: text)

        // Then
        expect(refusal, equals: "Cell.xib:7:1: the id `Qx1-aa-001` is used twice, first in line 6 (object iN0-l3-epB)")
    }

    @Test("All duplicate ids are reported, each at its second place")
    func duplicateIDs() throws {
        // Given
        let text = Fixture.view(
            "<subviews>\n<label id=\"a\"/>\n<label id=\"b\"/>\n<label id=\"b\"/>\n<label id=\"a\"/>\n</subviews>")

        // When
        let error = #expect(throws: NibError.self) { try Fixture.read(text) }

        // Then
        let told = try #require(error)
        expect(told.faults.map { $0.location?.line }, equals: [8, 9])
        expect(told.description.split(separator: "\n").count, equals: 2)
    }

    @Test("A document type is refused with its line, and no entity is ever expanded")
    func documentType() {
        // Given
        let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\n<a>&x;</a>"

        // When
        let refusal = Fixture.refusal(of: text)

        // Then
        expect(refusal?.hasPrefix("Cell.xib:2:1: a document type or entity declaration"), equals: true)
    }

    @Test("Encodings other than UTF-8 are refused, but a byte order mark isn't")
    func encodings() throws {
        // Given
        let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>"
        let wide = Data("<document/>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        let marked = "\u{FEFF}" + Fixture.cell

        // When
        let refusal = Fixture.refusal(of: latin)
        let document = try Fixture.read(marked)

        // Then
        expect(refusal, equals: "Cell.xib:1:1: an encoding of `iso-8859-1`; expected UTF-8")
        #expect(throws: NibError.self) { try IBDocument(data: wide, file: "Wide.xib") }
        expect(document.objects.count, equals: 3)
    }

    @Test("A file that is too deep, too wide, too large or has too many objects is refused at once")
    func limits() {
        // Given
        // With attributes: they are not to be looked at when it is refused.
        let deep = String(repeating: "<view contentMode=\"left\" tag=\"7\"><subviews>", count: 100_000)
        let many = "<a>" + String(repeating: "<b/>", count: 100_001) + "</a>"
        let wide = "<a" + (0...200).map { " a\($0)=\"\"" }.joined() + "/>"
        let large = String(repeating: " ", count: 9 << 20)

        // When
        let refusals = [deep, many, wide, large].map { Fixture.refusal(of: $0) ?? "" }

        // Then
        expect(refusals[0].hasSuffix("nested more than 500 elements deep"))
        expect(refusals[1].hasSuffix("more than 100000 elements"))
        expect(refusals[2].hasSuffix("more than 200 attributes"))
        expect(refusals[3], equals: "Cell.xib: a file of 9437184 bytes; at most 8388608 are read")
    }

    @Test("An object has at most a thousand values, and further ones are listed as unread")
    func values() throws {
        // Given
        let values = (0...1_000).map { "<integer key=\"k\($0)\" value=\"1\"/>" }.joined()
        let lists = (0...1_000).map { "<list\($0)><view id=\"Vi\($0)\"/></list\($0)>" }.joined()

        // When
        let refusals = [values, lists].map { Fixture.refusal(of: Fixture.view($0)) ?? "" }
        let group = "<buttonConfiguration key=\"configuration\">\(values)</buttonConfiguration>"
        let document = try Fixture.read(Fixture.view(group))

        // Then
        expect(refusals.allSatisfy { $0.contains("more than 1000 values in one object") })
        expect(document.unread.map(\.element), equals: ["integer"])
    }

    @Test("A document of the greatest depth is read")
    func deepest() throws {
        // Given
        // Document and objects are around the views, and every view but the innermost has its list of subviews.
        let count = (200 - 2) / 2
        let view = { (index: Int) in #"<view id="Vie-w0-\#(100 + index)">"# }
        let text =
            (1..<count).map { view($0) + "<subviews>" }.joined() + view(count) + "<subviews></subviews></view>"
            + String(repeating: "</subviews></view>", count: count - 1)

        // When
        let document = try Fixture.read(Fixture.xib(text))

        // Then
        expect(document.object(withID: "Vie-w0-\(100 + count)") != nil)
    }

    @Test("A missing file, a folder and a device are refused by name")
    func files() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let urls = [folder.appendingPathComponent("Gone.xib"), folder, URL(fileURLWithPath: "/dev/zero")]

        // When
        let refusals = urls.map { url in
            #expect(throws: NibError.self) { try IBDocument(contentsOf: url) }?.faults.first?.message
        }

        // Then
        expect(refusals[0], equals: "no such file")
        expect(refusals[1], equals: "a folder; expected a .xib or .storyboard file")
        expect(refusals[2], equals: "not a regular file; expected a .xib or .storyboard file")
    }

    @Test("A document that is cut anywhere is refused or read, and never crashes the program")
    func cuts() {
        // Given
        let bytes = Array(Fixture.cell.utf8)

        // When
        let refusals = stride(from: 0, to: bytes.count - 1, by: 7).map { end in
            #expect(throws: NibError.self, "cut after \(end) bytes") {
                try IBDocument(data: Data(bytes[..<end]), file: "Cut.xib")
            }
        }

        // Then
        expect(refusals.allSatisfy { $0?.faults.first?.location != nil })
    }

    @Test("Control characters of a file never appear in a message")
    func controlCharacters() {
        // Given
        let text = Fixture.view("<size key=\"s\" width=\"\u{9B}2J\u{202E}\" height=\"0\"/>")

        // When
        let refusal = Fixture.refusal(of: text)

        // Then
        expect(refusal, contains: "is `\\u{9B}2J\\u{202E}`;")
    }
}
