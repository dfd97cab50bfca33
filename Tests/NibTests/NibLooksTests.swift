import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder
@testable import Inspection
@testable import NibChecking
@testable import REPL
@testable import TerminalUIKit

/// The looks of a nib's controls in a picture, as on iOS.
struct NibLooksTests {
    private func picture(_ views: String, _ more: String = "") throws -> String {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701"><objects>
            <view id="Vie-00-001"><rect key="frame" x="0" y="0" width="400" height="400"/><subviews>\(views)</subviews>
            </view></objects>\(more)</document>
            """
        let document = try IBDocument(data: Data(text.utf8), file: "Quay.xib")
        return try LoadedNib.load(document, LoadedNib.Options()) { NibSnapshot([$0], colors: .light).svg }
    }

    private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// The numbers of an attribute of the elements whose markup contains a text, in their order.
    private func numbers(_ attribute: String, of text: String, in picture: String) -> [Double] {
        picture.split(separator: "<").filter { $0.contains(text) }.compactMap { element in
            element.firstMatch(of: try! Regex(" \(attribute)=\"([-0-9.]+)\"")).flatMap { match in
                match.output[1].substring.flatMap { Double($0) }
            }
        }
    }

    @Test("A search bar's text begins after a lens, and a minimal search bar has no background")
    func searchBars() throws {
        // Given
        func bar(_ style: String) -> String {
            "<searchBar placeholder=\"Tides\" searchBarStyle=\"\(style)\" id=\"Sea-00-001\">\(frame(0, 0, 400, 56))</searchBar>"
        }

        // When
        let prominent = try picture(bar("prominent"))
        let minimal = try picture(bar("minimal"))

        // Then
        for picture in [prominent, minimal] {
            expect(numbers("x", of: "rx=\"10\"", in: picture), equals: [32])
            expect(numbers("width", of: "rx=\"10\"", in: picture), equals: [384])
            expect(numbers("height", of: "rx=\"10\"", in: picture), equals: [36])
            expect(numbers("x", of: ">Tides", in: picture), equals: [63])
            expect(picture, contains: "translate(40 ")
        }
        expect(prominent.contains("#f2f2f7") && !minimal.contains("#f2f2f7"))
    }

    @Test("A long text begins at the top of its view")
    func textViews() throws {
        // Given
        let text = Array(repeating: "Ebb and flow.", count: 60).joined(separator: " ")

        // When
        let picture = try picture(
            """
            <textView clipsSubviews="YES" text="\(text)" id="Tex-00-001">\(frame(0, 0, 200, 90))
            <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
            """)

        // Then
        let first = try #require(numbers("y", of: ">Ebb", in: picture).first)
        let top: ClosedRange<Double> = 68...74
        expect(top.contains(first))
    }

    @Test("The system's tabs and bar buttons have their images; a button in a bar has its own color")
    func bars() throws {
        // Given
        let tabs = ["favorites", "topRated", "more"].enumerated().map {
            "<tabBarItem systemItem=\"\($1)\" id=\"Tab-00-00\($0)\"/>"
        }

        // When
        let picture = try picture(
            """
            <tabBar id="Tab-00-009">\(frame(0, 0, 400, 49))<items>\(tabs.joined())</items></tabBar>
            <toolbar id="Too-00-001">\(frame(0, 60, 400, 44))<items><barButtonItem title="Moor" id="Bar-00-001">
            <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </barButtonItem><barButtonItem systemItem="trash" id="Bar-00-002"/></items></toolbar>
            """)

        // Then
        for title in ["Favorites", "Top Rated", "More"] { expect(picture, contains: ">\(title)</text>") }
        expect(picture.components(separatedBy: "M12 3.5L14.6 9.2").count, equals: 3)
        expect(picture.contains("M4.5 6.5H19.5M9 6V4") && !picture.contains(">Trash<"))
        expect(picture.split(separator: "<").contains { $0.contains("#ff0000") && $0.contains(">Moor") })
    }

    @Test("Inset groups are white cards on gray, with lines only between their rows")
    func cards() throws {
        // Given
        func cell(_ number: Int) -> String {
            """
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="Lab-00-00\(number)" id="Cel-00-00\(number)">
            \(frame(0, 44 * number, 400, 44))<tableViewCellContentView key="contentView" id="Con-00-00\(number)">
            \(frame(0, 0, 400, 44))<subviews><label text="Berth \(number)" id="Lab-00-00\(number)">\(frame(16, 0, 300, 44))
            </label></subviews></tableViewCellContentView></tableViewCell>
            """
        }
        func table(_ style: String, rows: Int) -> String {
            """
            <tableView style="\(style)" dataMode="prototypes" rowHeight="44" id="Tab-00-001">\(frame(0, 0, 400, 400))
            <prototypes>\((0..<rows).map(cell).joined())</prototypes></tableView>
            """
        }

        // When
        let pictures = try [1, 3].map { try picture(table("insetGrouped", rows: $0)) }
        let plain = try picture(table("plain", rows: 3))

        // Then
        let lines = (pictures + [plain]).map { picture in
            numbers("height", of: "fill=\"#3c3c43\"", in: picture).filter { $0 == 1 }.count
        }
        expect(lines, equals: [0, 2, 3])
        expect(pictures.map { numbers("width", of: "rx=\"10\"", in: $0) }, equals: [[360], [360, 360]])
        expect(pictures.allSatisfy { $0.contains("#f2f2f7") } && !plain.contains("#f2f2f7"))
    }

    @Test("Labels cast shadows and shrink, a blurred view is dark, a button's image is beside its title")
    func pieces() throws {
        // Given
        let shadow = """
            <label text="Shadow" id="Lab-00-001">\(frame(0, 0, 100, 20))<size key="shadowOffset" width="2" height="3"/>
            <color key="shadowColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </label>
            """
        let long = """
            <label text="A text that is too long" adjustsFontSizeToFit="YES" id="Lab-00-002">\(frame(0, 30, 90, 20))
            </label>
            <label text="As long as Xcode has it" minimumScaleFactor="0.4" id="Lab-00-003">\(frame(0, 200, 90, 20))
            </label>
            <label text="Cut as its font is kept" minimumScaleFactor="0.4" adjustsFontSizeToFit="NO" id="Lab-00-004">\
            \(frame(0, 230, 90, 20))</label>
            <textField text="A field that is too long" minimumFontSize="7" id="Tex-00-001">\(frame(0, 260, 90, 20))
            </textField>
            """
        let blur = """
            <visualEffectView id="Vis-00-001">\(frame(0, 60, 50, 50))<blurEffect style="dark"/></visualEffectView>
            """
        let button = """
            <button buttonType="system" id="But-00-001">\(frame(0, 120, 200, 40))<state key="normal" title="Moor" \
            image="Anchor"/></button>
            """

        // When
        let picture = try picture(
            shadow + long + blur + button, "<resources><image name=\"Anchor\" width=\"24\" height=\"24\"/></resources>")

        // Then
        let (x, y) = (numbers("x", of: ">Shadow", in: picture), numbers("y", of: ">Shadow", in: picture))
        expect(x, equals: [26, 24])
        expect(abs(y[0] - y[1] - 3) < 0.01)
        for text in ["A text that is too long", "As long as Xcode has it", "A field that is too long"] {
            expect(picture, contains: ">\(text)</text>")
        }
        expect(!picture.contains("Cut as its font is kept"))
        expect(picture, contains: "fill=\"#1c1c1c\" fill-opacity=\"0.73\"")
        expect(picture, contains: ">Anchor</text>")
        let image = try #require(numbers("x", of: "width=\"24\" height=\"24\"", in: picture).first)
        let title = try #require(numbers("x", of: ">Moor", in: picture).first)
        expect(title > image + 24)
    }

    @Test("Controls have the document's tint color")
    func globalTint() throws {
        // Given
        let tint = "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>"

        // When
        let picture = try picture(
            """
            <button buttonType="system" id="But-00-001">\(frame(0, 0, 90, 30))<state key="normal" title="Moor"/></button>
            """, tint)

        // Then
        expect(picture.split(separator: "<").contains { $0.contains("#ff8000") && $0.contains(">Moor") })
    }
}
