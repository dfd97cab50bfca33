import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

/// Whatever keeps a document from being read, told whole.
struct WholeRefusalsTests {
    private let malformed = [
        "hello", "<a>\u{1}</a>", "<a>&#0;</a>", "<a>&nbsp;</a>", "<a>&x</a>", "<a>&</a>", "<a b=\"<\"/>", "<a b/>",
        "<a b=1/>", "<a b=\"1/>", "<a b=\"1\"c=\"2\"/>", "<a b=\"1\"", "<a b=\"1\" b=\"2\"/>", "</a>", "< a/>",
        "<a></b>", "<a>\n<b id=\"B\">\n</c>", "<a>\n<b id=\"B\">", "<a><b", "<a", "<x:a/>", "<a x:b=\"1\"/>",
        "<a><![CDATA[x</a>", "<a><![CDATA[x]]></a>", "<a>]]></a>", "<!-- a", "<a><!-- -- --></a>", "<a/>x", "<a/><b/>",
        "<?xml version=\"9\"?><a/>", " <?xml version=\"1.0\"?><a/>", "<a><?xml version=\"1.0\"?></a>", "<?b?><a/>",
        "<?xml version=\"1.0\" encoding=\"latin1\"?><a/>", "<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY x \"y\">]><a/>",
        "", " ", "é", "<é/>", "<a é='1'/>", "\n\n  <a>é&é;</a>",
    ]
    private let kinds = [
        "<document/>", "<archive/>", "<document type=\"\"/>", "<plist/>", "<svg/>", "<html/>", "<Workspace/>",
        "<Scheme/>", "<model/>", "<manifest/>", "<LinearLayout/>", "<RelativeLayout/>", "<templateDocument/>",
        "<dependencies/>", "<gizmo/>", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\"/>",
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
        "<document type=\"com.apple.InterfaceBuilder3.CocaoTouch.XIB\"/>", "<document type=\"moon\"/>",
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB\"/>",
        "NIBArchive", "bplist00", "version https://git-lfs", "<<<<<<< HEAD", "\u{1F}", "PK\u{3}\u{4}", "PK", "%PDF-1.7",
        "GIF89a", "{\"a\": 1}", "[1]",
    ]
    /// The contents of a view.
    private let values = [
        "<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/>",
        "<rect key=\"frame\" x=\"inf\" y=\"0\" width=\"1\" height=\"1\"/>",
        "<rect key=\"frame\" x=\"0\" y=\"0\" widht=\"1\" height=\"1\"/>", "<rect key=\"frame\"/>",
        "<rect key=\"frame\" x=\"\" y=\"0\" width=\"1\" height=\"1\"/>",
        "<point key=\"p\" x=\"1e9\" y=\"-1e9\"/>", "<point key=\"p\" x=\"1000000001\" y=\"0\"/>",
        "<point key=\"p\" x=\"0\" y=\"-1000000001\"/>", "<point key=\"p\" x=\" 1\" y=\"0\"/>",
        "<size key=\"s\" width=\"0x10\" height=\"1_0\"/>", "<size key=\"s\" width=\"1,5\" height=\"0\"/>",
        "<integer key=\"i\" value=\"1.5\"/>", "<integer key=\"i\" value=\"99999999999999999999\"/>",
        "<integer key=\"i\"/>", "<real key=\"r\" value=\"1e308\"/>", "<real key=\"r\" value=\"1e309\"/>",
        "<bool key=\"b\" value=\"YES\"/>", "<bool key=\"b\" value=\"yes\"/>", "<bool key=\"b\" value=\"maybe\"/>",
        "<bool key=\"b\" value=\"1\"/>", "<bool key=\"b\"/>", "<autoresizingMask key=\"m\" widthSizable=\"YSE\"/>",
        "<autoresizingMask key=\"m\" widthSizeable=\"YES\"/>",
        "<color key=\"c\"/>", "<color key=\"c\" red=\"1\" green=\"x\" blue=\"0\"/>", "<color key=\"c\" red=\"1\"/>",
        "<color key=\"c\" white=\"x\"/>", "<color key=\"c\" red=\"2\" green=\"-1\" blue=\"0\" alpha=\"7\"/>",
        "<fontDescription key=\"f\" type=\"sytem\" pointSize=\"12\"/>",
        "<fontDescription key=\"f\" type=\"system\" pointSize=\"x\"/>",
        "<fontDescription key=\"f\" type=\"system\" pointSize=\"-1\"/>", "<fontDescription key=\"f\"/>",
        "<inset key=\"i\" minX=\"x\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>",
        "<edgeInsets key=\"i\" top=\"1\" left=\"2\" bottom=\"3\"/>",
        "<string key=\"s\" base64-UTF8=\"YES\">/w</string>", "<string key=\"s\" base64-UTF8=\"YES\">!</string>",
        "<string key=\"s\" base64-UTF8=\"YES\">YQ==</string>", "<string key=\"s\" base64-UTF8=\"YES\">YWJjZ</string>",
        "<range key=\"r\" location=\"-1\" length=\"x\"/>", "<integer value=\"1\"/>",
        "<constraints><constraint firstAttribute=\"width\" relation=\"lesThanOrEqual\" id=\"C\"/></constraints>",
        "<constraints><constraint firstAttribute=\"width\" relation=\"moon\" id=\"C\"/></constraints>",
        "<constraints><constraint firstAttribute=\"wdith\" constant=\"1\" id=\"C\"/></constraints>",
        "<constraints><constraint constant=\"1\" id=\"C\"/></constraints>",
        "<constraints><constraint firstAttribute=\"width\" multiplier=\"1:0\" id=\"C\"/></constraints>",
        "<constraints><constraint firstAttribute=\"width\" multiplier=\"1:2:3\" id=\"C\"/></constraints>",
        "<constraints><constraint firstAttribute=\"width\" multiplier=\"3/4\" id=\"C\"/></constraints>",
        "<constraints><constraint firstAttribute=\"width\" constant=\"x\" id=\"C\"/></constraints>",
        "<constraints><constraint firstAttribute=\"width\" priority=\"1001\" id=\"C\"/></constraints>",
        "<constraints><constraint firstAttribute=\"width\" placeholder=\"maybe\" id=\"C\"/></constraints>",
        "<connections><outlet destination=\"x\" id=\"O\"/></connections>",
        "<connections><outlet property=\"x\" id=\"O\"/></connections>",
        "<connections><action selector=\"x:\" id=\"A\"/></connections>",
        "<connections><action destination=\"x\" id=\"A\"/></connections>",
        "<connections><segue destination=\"x\" id=\"S\"/></connections>",
        "<connections><outlet property=\"x\" destination=\"y\" id=\"O\"/></connections>",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"a\"/>"
            + "</userDefinedRuntimeAttributes>",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"a\" value=\"x\"/>"
            + "</userDefinedRuntimeAttributes>",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"moon\" keyPath=\"a\" value=\"x\"/>"
            + "</userDefinedRuntimeAttributes>",
        "<subviews><label id=\"a\"/><label id=\"a\"/></subviews>", "<subviews><label/></subviews>",
        "<subviews><moon id=\"a\"/></subviews>", "<subviews>text</subviews>", "<view key=\"k\"/>",
    ]

    /// Returns the error of a text that can't be read, or the findings in one that can.
    private func told(of text: String) -> String {
        do {
            let document = try Fixture.read(text)
            let unread: [String] = document.unread.map { "not understood: \($0)" }
            return (["read"] + document.findings.map(\.description) + unread).joined(separator: "\n")
        } catch {
            return error.description
        }
    }

    @Test("Text that isn't XML, and invalid values, are refused with the place and the expected form")
    func whole() throws {
        // Given
        let texts = malformed + kinds + values.map { Fixture.view($0) }

        // When
        let lines = zip(malformed + kinds + values, texts).map { "— \($0.debugDescription)\n\(told(of: $1))" }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Refused.txt")
    }

    @Test("Foundation prints an error with its own description")
    func localized() throws {
        // Given
        let error = #expect(throws: NibError.self) { try Fixture.read("<a>") }

        // When
        let told = (error as (any Error)?)?.localizedDescription

        // Then
        expect(told, equals: "Cell.xib:1:4: not well-formed XML: the file ends inside <a>, opened in line 1")
    }

    @Test(
        "Each kind of value is printed in a readable form",
        arguments: [
            (.string("Moon"), "\"Moon\""), (.rect(CGRect(x: 1, y: -2, width: 3.5, height: 0)), "1,-2 3.5×0"),
            (.point(CGPoint(x: 0.12345, y: 1e15)), "0.123,1000000000000000.0"),
            (.size(CGSize(width: 999_999_999_999_999, height: 0.0004)), "999999999999999×0"),
            (.inset(top: 1, left: 2, bottom: 3, right: 4), "top 1, left 2, bottom 3, right 4"),
            (.color(.rgb(1, 0.5, 0.02, 1)), "#ff8005"),
            (.color(.rgb(0, 0, 0, 0.506)), "#000000 51%"),
            (.color(.white(1, 0)), "#ffffff 0%"), (.color(.system("labelColor")), "labelColor"),
            (.color(.named("Broth")), "Broth"), (.integer(-7), "-7"), (.real(2.50049), "2.5"), (.real(2), "2"),
            (.bool(true), "YES"), (.bool(false), "NO"), (.range(location: 3, length: 4), "4 from 3"), (.null, "nil"),
            (.autoresizingMask([]), "none"),
        ] as [(IBValue, String)])
    func texts(value: IBValue, text: String) {
        // Given, When, Then
        expect(value.text, equals: text)
    }
}
