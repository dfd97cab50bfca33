import CoreFoundation
import InterfaceBuilder
import Inspection
import TerminalUIKit
import TerminalTesting
import Testing

/// Views that lie where Interface Builder stores that they do.
extension InspectionTests {
    func frames(
        of content: String, tools: String = "22505", device: String = "retina4_7", height: Int = 667,
        constraints: String = "", resources: String = ""
    ) throws -> [String: CGRect] {
        let width = device == "retina6_1" ? 414 : device == "retina6_12" ? 393 : 375
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)">
            <device id="\(device)"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
            <subviews>\(content)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints></view></objects><resources>\(resources)</resources></document>
            """
        return try frames(ofFile: text)
    }

    func frames(ofFile text: String) throws -> [String: CGRect] {
        let document = try IBDocument(data: Data(text.utf8), file: "Moon")
        let inspection = NibInspection(document, metrics: .typographic)
        inspection.run {
            for showable in inspection.showables {
                _ = inspection.load(showable, size: showable.size, on: document.device)
            }
        }
        return inspection.frames
    }

    func stack(_ content: String, height: Int, alignment: String = "fill") -> String {
        """
        <stackView axis="vertical" alignment="\(alignment)" id="stack">
        <rect key="frame" x="0" y="0" width="300" height="\(height)"/><subviews>\(content)</subviews></stackView>
        """
    }

    private func height(_ constant: Int) -> String {
        #"<constraints><constraint firstAttribute="height" constant="\#(constant)" id="h\#(constant)"/></constraints>"#
    }

    var mask: String { #"translatesAutoresizingMaskIntoConstraints="NO""# }

    @Test(
        "Margins are wider on large phones only",
        arguments: [("retina6_12", 852, 16 as CGFloat), ("retina6_1", 896, 20)])
    func margins(device: String, height: Int, side: CGFloat) throws {
        // Given
        let label = #"<label text="Moon" \#(mask) id="a"/>"#

        // When
        let frames = try frames(
            of: label, device: device, height: height,
            constraints: #"<constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="c"/>"#
        )

        // Then
        expect(frames["a"]?.minX, equals: side)
    }

    @Test(
        "Side margins of views that Interface Builder shows alone are at least as large as a controller's",
        arguments: [(393, 4, 16 as CGFloat), (394, 4, 20), (394, 30, 30)])
    func leastMargins(width: Int, own: Int, side: CGFloat) throws {
        // When
        let frames = try frames(
            in: (width, 100), box: #"x="\#(side)" y="\#(own)" width="10" height="\#(100 - own)""#,
            """
            <constraint firstItem="Box-00-001" firstAttribute="leading" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstAttribute="trailingMargin" secondItem="Box-00-001" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="Box-00-001" firstAttribute="top" secondAttribute="topMargin" id="c3"/>
            """,
            guides: #"<edgeInsets key="layoutMargins" top="\#(own)" left="\#(own)" bottom="\#(own)" right="\#(own)"/>"#)

        // Then
        let expected = CGRect(
            x: side, y: CGFloat(own), width: CGFloat(width) - 2 * side, height: CGFloat(100 - own))
        expect(frames["Box-00-001"], equals: expected)
    }

    @Test(
        "A view that preserves superview margins has the canvas's margins, inside the safe area of its frames",
        arguments: [(8, 8 as CGFloat), (52, 52)])
    func canvasMargins(stored: Int, top: CGFloat) throws {
        // When
        let frames = try frames(
            in: (394, 165), box: #"x="20" y="\#(stored)" width="354" height="\#(165 - stored)""#,
            """
            <constraint firstItem="Box-00-001" firstAttribute="leading" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="Box-00-001" firstAttribute="top" secondAttribute="topMargin" id="c3"/>
            """,
            attributes: #"preservesSuperviewLayoutMargins="YES""#,
            guides: #"<edgeInsets key="layoutMargins" top="0" left="0" bottom="0" right="0"/>"#)

        // Then
        expect(frames["Box-00-001"]?.origin, equals: CGPoint(x: 20, y: top))
    }

    @Test("The top layout guide is where the bars end")
    func guideOfBars() throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
            <device id="retina4_7"/><scenes><scene sceneID="s"><objects>
            <viewController id="c" sceneMemberID="viewController"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label text="Moon" \(mask) id="a"/>
            <label text="Moon" \(mask) id="b"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top" id="c1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c2"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"]?.minY, equals: 20)
        expect(frames["b"]?.minY, equals: 20)
    }

    @Test(
        "A cell of 320 points has the margins of the first screens, and a wider cell the margins of its screen",
        arguments: [
            (320, "retina4_7", "22505", "", 16 as CGFloat), (320, "retina6_12", "22505", "", 16),
            (321, "retina6_12", "22505", "", 20), (321, "retina4_7", "22505", "", 16),
            (321, "retina6_12", "24127", "", 20),
            (321, "retina6_12", "24127", #"preservesSuperviewLayoutMargins="YES""#, 16),
            (321, "retina6_1", "24127", #"preservesSuperviewLayoutMargins="YES""#, 20),
        ])
    func cellMargins(width: Int, device: String, tools: String, attributes: String, side: CGFloat) throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)">
            <device id="\(device)"/><objects><tableViewCell \(attributes) id="cell">
            <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><subviews>
            <label text="Moon" \(mask) id="a"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="c"/>
            </constraints></tableViewCellContentView></tableViewCell></objects></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"]?.minX, equals: side)
    }

    @Test(
        "Since iOS 14, a toolbar is higher on a phone without a home button",
        arguments: [
            ("retina6_1", 896, "17156", 49 as CGFloat), ("retina6_1", 896, "16097", 44),
            ("retina4_7", 667, "17156", 44),
        ])
    func toolbar(device: String, height: Int, tools: String, expected: CGFloat) throws {
        // When
        let frames = try frames(
            of: #"<toolbar \#(mask) id="a"/>"#, tools: tools, device: device, height: height,
            constraints: """
                <constraint firstItem="a" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c"/>
                """)

        // Then
        expect(frames["a"]?.height, equals: expected)
    }

    @Test("Beside a single view in a stack, a hidden view begins at the same place, with its minimum length")
    func hiddenInStack() throws {
        // When
        let frames = try frames(
            of: stack(
                #"<view \#(mask) id="a">\#(height(40))</view><view hidden="YES" \#(mask) id="b">\#(height(30))</view>"#,
                height: 40))

        // Then
        expect(frames["b"], equals: CGRect(x: 0, y: 0, width: 300, height: 30))
    }

    @Test(
        "A view in a stack is at least as high as in the file, if there is room and no requirement forbids it",
        arguments: [(40, 251, 40 as CGFloat), (60, 251, 60), (60, 251, 30), (60, 750, 18)])
    func leastHeightInStack(stored: Int, hugging: Int, expected: CGFloat) throws {
        // Given
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
        let inside = """
            <subviews><label text="Moon" verticalHuggingPriority="\(hugging)" \(mask) id="b">\(font)</label></subviews>
            <constraints><constraint firstItem="b" firstAttribute="top" secondAttribute="top" id="c1"/>
            <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="c2"/></constraints>
            """

        // When
        let frames = try frames(
            of: stack(
                """
                <view \(mask) id="a"><rect key="frame" x="0" y="0" width="300" height="\(stored)"/>\(inside)</view>
                <label text="Moon" verticalHuggingPriority="\(hugging)" \(mask) id="l">\(font)</label>
                """,
                height: Int(expected) + 18))

        // Then
        expect(frames["a"]?.height, equals: expected)
        expect(frames["l"]?.height, equals: 18)
    }

    @Test(
        "A length with only inequalities stays as it is in the file, if they allow it",
        arguments: [(50, 100 as CGFloat), (250, 250), (350, 300)])
    func limitedLength(stored: Int, expected: CGFloat) throws {
        // When
        let frames = try frames(
            of: #"<view \#(mask) id="a"><rect key="frame" x="0" y="0" width="\#(stored)" height="40"/></view>"#,
            constraints: """
                <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" id="c1"/>
                <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="c2"/>
                <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="300" id="c3"/>
                """)

        // Then
        expect(frames["a"]?.width, equals: expected)
    }

    @Test("If constraints contradict each other, the inner ones apply")
    func contradiction() throws {
        // When
        let frames = try frames(
            of: stack(
                #"<view \#(mask) id="a">\#(height(40))</view><view \#(mask) id="b">\#(height(30))</view>"#, height: 100)
        )

        // Then
        expect(frames["a"], equals: CGRect(x: 0, y: 0, width: 300, height: 40))
        expect(frames["b"], equals: CGRect(x: 0, y: 40, width: 300, height: 30))
    }

    @Test("An image of the project is as large as the file notes, even if a symbol has the same name")
    func imageLikeSymbol() throws {
        // When
        let frames = try frames(
            of: stack(#"<imageView image="info" \#(mask) id="a"/>"#, height: 16, alignment: "leading"),
            resources: #"<image name="info" width="16" height="16"/>"#)

        // Then
        expect(frames["a"]?.size, equals: CGSize(width: 16, height: 16))
    }

    @Test("In a stack, a label without text has the size that the file notes for it")
    func placeholderOfText() throws {
        // When
        let frames = try frames(
            of: stack(
                """
                <label text="" placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="17" \(mask) id="a"/>
                """, height: 17, alignment: "leading"))

        // Then
        expect(frames["a"]?.size, equals: CGSize(width: 70, height: 17))
    }

    @Test(
        "The text style determines the distance of lines",
        arguments: [("Body", 42.5 as CGFloat), ("Subhead", 38), ("Footnote", 34), ("Callout", 40.5)])
    func linesOfStyles(style: String, expected: CGFloat) throws {
        // When
        let frames = try frames(
            of: """
                <label numberOfLines="0" \(mask) id="a"><string key="text">Full
                Moon</string>
                <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
                """,
            constraints: #"<constraint firstItem="a" firstAttribute="top" secondAttribute="top" id="c"/>"#)

        // Then
        expect(frames["a"]?.height, equals: expected)
    }

    @Test(
        "System fonts in an attributed text have the text editor's sizes and weights",
        arguments: [
            (#"metaFont="system""#, 16 as CGFloat), (#"metaFont="menu" size="14""#, 17),
            (#"metaFont="smallSystem""#, 13.5),
        ])
    func metaFonts(font: String, expected: CGFloat) throws {
        // When
        let frames = try frames(
            of: """
                <label \(mask) id="a"><attributedString key="attributedText"><fragment content="Moon"><attributes>
                <font key="NSFont" \(font)/></attributes></fragment></attributedString></label>
                """,
            constraints: #"<constraint firstItem="a" firstAttribute="top" secondAttribute="top" id="c"/>"#)

        // Then
        expect(frames["a"]?.height, equals: expected)
    }
}
