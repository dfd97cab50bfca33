import Drawing
import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views
@testable import UIKitExtras

/// Words and small arithmetic: descriptions, names of events, texts of pages.
struct WordsOfViewsTests {
    @Test("A view's description has its values that differ from the default, in order")
    func descriptions() {
        // Given
        let changes: [(UIView) -> Void] = [
            { _ in }, { $0.isHidden = true }, { $0.alpha = 0.5 }, { $0.alpha = 0 }, { $0.tag = -3 }, { $0.tag = 1 },
            { ($0.isHidden, $0.alpha, $0.tag) = (true, 0.25, 7) },
            { $0.frame = CGRect(x: 1.5, y: -2, width: 1e15, height: 0.25) },
        ]

        // When
        let texts = changes.map { change in
            World().run {
                let view = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                change(view)
                let plain = "\(view)"
                view.text = ""
                return plain.dropFirst(12) + ("\(view)".contains("text = ''") ? "" : "?")
            }
        }

        // Then
        expect(
            texts,
            equals: [
                " frame = (1 2; 3 4)>", " frame = (1 2; 3 4); hidden = YES>", " frame = (1 2; 3 4); alpha = 0.5>",
                " frame = (1 2; 3 4); alpha = 0>", " frame = (1 2; 3 4); tag = -3>", " frame = (1 2; 3 4); tag = 1>",
                " frame = (1 2; 3 4); hidden = YES; alpha = 0.25; tag = 7>",
                " frame = (1.5 -2; 1e+15 0.25)>",
            ])
        expect(
            [1e15, 999_999_999_999_999, -1e15, 0.5, -4].map { ($0 as CGFloat).brief },
            equals: ["1e+15", "999999999999999", "-1e+15", "0.5", "-4"])
    }

    @Test("Each event has its name in nibs, several are listed together, and an unknown one has a number")
    func events() {
        // Given
        let names = UIControl.Event.nibNames.map(\.name)

        // When
        let read = names.map { UIControl.Event(nibName: $0)?.names }

        // Then
        expect(names.count == 16 && read == names && Set(names).count == 16)
        expect(
            UIControl.Event(nibName: "touch") == nil && UIControl.Event(rawValue: 1 << 30).names == "event 1073741824")
        expect(([.touchUpInside, .touchDown] as UIControl.Event).names, equals: "touchDown, touchUpInside")
        let alignments = UIControl.ContentHorizontalAlignment.allCases
        expect(alignments.map(\.textAlignment), equals: [.center, .left, .right, .center, .left, .right])
        expect(alignments.map(\.rawValue), equals: Array(0...5))
        expect(UIControl.ContentVerticalAlignment.allCases.map(\.rawValue), equals: [0, 1, 2, 3])
    }

    @Test("A web view keeps the visible text of a page, in lines")
    func pages() {
        // Given
        let pages = [
            "", "Moon", "<p>a</p>", "<P>a</P><P>b</P>", "a<br>b<br/>c<BR />d", "<h1>a</h1><h6>b</h6><li>c</li>d",
            "<div>a</div>b", "<script>x</script>a", "<STYLE type='a'>x\ny</STYLE>a", "<head>\n<title>t</title></head>a",
            "<header>a</header>", "&lt;b&gt; &quot;c&quot; &amp;lt; d&nbsp;e", "<a href='x'>a</a> <i\n>b</i>", "a < b",
            "<script>a</style>b", "<p class='x'>a</p\n>b", "  a  ", "<table>a</table>",
        ]

        // When
        let texts = pages.map(WebText.text)

        // Then
        expect(
            texts,
            equals: [
                "", "Moon", "a", "a\nb", "a\nb\nc\nd", "a\nb\nc\nd", "a\nb", "a", "a", "a", "a",
                "<b> \"c\" &lt; d e", "a b", "a < b", "ab", "a\nb", "a", "a",
            ])
        expect(WebText.unreachable.code == -1009 && WebText.unreachable.domain == NSURLErrorDomain)
        expect(WebText.unreachable.localizedDescription, equals: "The Internet connection appears to be offline.")
    }

    @Test("A region of a map is converted from meters to degrees, which are more near the poles")
    func regions() {
        // Given
        let latitudes: [Double] = [0, 60, -60, 90]

        // When
        let spans = latitudes.map { latitude in
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: latitude, longitude: 3), latitudinalMeters: 222_640,
                longitudinalMeters: 111_320
            ).span
        }

        // Then
        expect(spans.map { ($0.latitudeDelta * 1000).rounded() }, equals: [2000, 2000, 2000, 2000])
        expect(spans.map { ($0.longitudeDelta * 1000).rounded() }, equals: [1000, 2000, 2000, 100_000])
        let nowhere = MKCoordinateRegion()
        expect(nowhere.center, equals: CLLocationCoordinate2D(latitude: 0, longitude: 0))
        expect(nowhere.span, equals: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
        expect([MKMapType.standard, .satellite, .hybrid].map(\.rawValue), equals: [0, 1, 2])
    }

    @Test("A symbol's size follows from its drawing, its scale and its text, and a bitmap has its own")
    func symbols() throws {
        // Given
        let symbol = try #require(UIImage(systemName: "moon"))
        let drawings = [CGSize(width: 10, height: 20), CGSize(width: 40, height: 20)]

        // When
        let sizes = drawings.flatMap { drawing in
            ["large", "small", "medium", nil].map {
                UIImage.symbolSize(of: drawing, name: "of no known height", scale: $0)
            }
        }
        let known = symbol.withSymbolSize(CGSize(width: 34, height: 17))
        let pixels = Bitmap(width: 4, height: 2, bytes: [UInt8](repeating: 9, count: 32))
        let bitmap = UIImage(.bitmap(BitmapImage(pixels)), name: "picture")

        // Then
        expect(sizes.map { ($0.width * 10).rounded() }, equals: [129, 78, 100, 100, 258, 156, 200, 200])
        expect(sizes.map { ($0.height * 10).rounded() }, equals: [258, 156, 200, 200, 129, 78, 100, 100])
        expect(symbol.sizeInPoints(), equals: CGSize(width: 20, height: 20))
        expect(symbol.sizeInPoints(besideTextOf: 34), equals: CGSize(width: 40, height: 40))
        expect(known.sizeInPoints(besideTextOf: 34) == CGSize(width: 68, height: 34) && known.name == symbol.name)
        expect(bitmap.sizeInPoints(besideTextOf: 34) == bitmap.size && bitmap.size.width == 4 * bitmap.size.height / 2)
    }

    @Test("Attributed text replaces all attributes, and plain and empty texts stay as they are")
    func contents() {
        // Given
        let words = NSMutableAttributedString(string: "Moon", attributes: [.foregroundColor: UIColor.red])
        words.append(NSAttributedString(string: " up", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
        var (rich, plain, empty) = (
            TextContent(words), TextContent("Moon"), TextContent(NSAttributedString(string: ""))
        )
        words.append(NSAttributedString(string: "!"))

        // When
        rich.setAll(.foregroundColor, UIColor.blue)
        rich.setParagraphs { $0.alignment = .right }
        for change in [{ (one: inout TextContent) in one.setAll(.font, UIFont.systemFont(ofSize: 1)) }] {
            change(&plain)
            change(&empty)
        }
        plain.setParagraphs { $0.alignment = .right }
        var (font, color, alignment): (UIFont?, UIColor?, NSTextAlignment) = (nil, nil, .natural)
        rich.lead(font: &font, color: &color, alignment: &alignment)
        let led = (color, alignment)
        rich.setAll(.foregroundColor, nil)
        rich.lead(font: &font, color: &color, alignment: &alignment)

        // Then
        expect(rich.text == "Moon up" && !rich.isEmpty && empty.isEmpty && plain.first == nil)
        expect(led.0 == .blue && led.1 == .right && font == nil && color == .blue)
        #expect(rich.attributed?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        expect((rich.attributed?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize, equals: 9)
        expect(plain.attributed == nil && TextContent("").isEmpty)
        let style = TextStyle(font: .systemFont(ofSize: 7), color: .red, alignment: .center, lineBreakMode: .byClipping)
        let said = plain.attributedText(like: style).attributes(at: 0, effectiveRange: nil)
        expect((said[.font] as? UIFont)?.pointSize == 7 && said[.foregroundColor] as? UIColor == .red)
        let paragraph = said[.paragraphStyle] as? NSParagraphStyle
        expect(paragraph?.alignment == .center && paragraph?.lineBreakMode == .byClipping)
    }
}
