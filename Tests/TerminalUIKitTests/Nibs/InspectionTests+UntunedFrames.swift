import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

/// Other rules of Interface Builder, found in the frames of real files.
extension InspectionTests {
    private func place(_ id: String, width: Int, height: Int) -> String {
        """
        <constraints><constraint firstAttribute="width" constant="\(width)" id="w\(id)"/>
        <constraint firstAttribute="height" constant="\(height)" id="h\(id)"/></constraints>
        """
    }

    @Test(
        "Views without content share space in a stack as in the file",
        arguments: [(100, 60), (60, 100)])
    func sharedRoom(first: Int, second: Int) throws {
        // Given
        func view(_ id: String, _ y: Int, _ height: Int) -> String {
            #"<view \#(mask) id="\#(id)"><rect key="frame" x="0" y="\#(y)" width="300" height="\#(height)"/></view>"#
        }

        // When
        let frames = try frames(of: stack(view("a", 0, first) + view("b", first, second), height: 160))

        // Then
        let heights = ["a", "b"].map { frames[$0]?.height }
        expect(heights, equals: [CGFloat(first), CGFloat(second)])
    }

    @Test("In a stack, a label keeps its height, and a view with another size in the file gives way")
    func textBeforeView() throws {
        // When
        let frames = try frames(
            of: stack(
                """
                <label text="Moon" verticalHuggingPriority="251" \(mask) id="a">
                <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
                <view \(mask) id="b"><rect key="frame" x="0" y="18" width="300" height="50"/></view>
                <view verticalHuggingPriority="249" \(mask) id="c">
                <rect key="frame" x="0" y="68" width="300" height="30"/></view>
                """, height: 150))

        // Then
        expect(["a", "b", "c"].map { frames[$0]?.height }, equals: [18, 50, 82])
    }

    @Test(
        "Scrolling content is covered like its scroll view, by the status bar of the Xcode that wrote the file",
        arguments: [
            ("20037", "retina6_1", 414, 896, 54 as CGFloat), ("21701", "retina6_1", 414, 896, 58),
            ("20037", "retina5_9", 375, 812, 54), ("21701", "retina5_9", 375, 812, 60),
        ])
    func coveredContent(tools: String, device: String, width: Int, height: Int, top: CGFloat) throws {
        // Given
        func pinned(_ id: String) -> String {
            ["top", "leading", "trailing", "bottom"].map {
                #"<constraint firstItem="\#(id)" firstAttribute="\#($0)" secondAttribute="\#($0)" id="\#(id)-\#($0)"/>"#
            }.joined()
        }

        // When
        let frames = try frames(
            of: """
                <scrollView \(mask) id="scroll"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
                <subviews><view \(mask) id="content"><rect key="frame" x="0" y="0" width="\(width)" height="64"/>
                <subviews><view \(mask) id="a">\(place("a", width: 10, height: 10))
                </view></subviews><constraints>
                <constraint firstItem="a" firstAttribute="top" secondAttribute="topMargin" constant="2" id="c1"/>
                <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" id="c2"/>
                <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c3"/>
                </constraints></view></subviews><constraints>\(pinned("content"))
                <constraint firstItem="content" firstAttribute="width" secondAttribute="width" id="c4"/>
                </constraints></scrollView>
                """, tools: tools, device: device, height: height, constraints: pinned("scroll"))

        // Then
        expect(frames["a"]?.minY, equals: top)
    }

    @Test(
        "Before iOS 13, a cell that is wide by itself has a wide screen's margins on any device",
        arguments: [("14460", 600, 20 as CGFloat), ("14460", 375, 16), ("20037", 600, 16), ("13196", 600, 8)])
    func marginsOfCells(tools: String, width: Int, expected: CGFloat) throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)">
            <device id="retina4_7"/><objects>
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="\(width)" height="44"/><subviews>
            <view \(mask) id="a">\(place("a", width: 10, height: 10))</view></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondAttribute="top" id="c2"/>
            </constraints></tableViewCellContentView></tableViewCell></objects></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"]?.minX, equals: expected)
    }

    @Test(
        "An image view with a low symbol is lower than its constraints say",
        arguments: [
            ("checkmark", "", 2, 20.5), ("chevron.down", "", 5, 14.5), ("bell.circle.fill", "", 0.5, 23),
            ("bolt.fill", "", -0.5, 25), ("moon", "", 0, 24), ("checkmark", "30", 0, 24),
        ] as [(String, String, Double, Double)])
    func symbols(name: String, pointSize: String, top: Double, height: Double) throws {
        // Given
        let configuration =
            pointSize.isEmpty
            ? "" : #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="\#(pointSize)"/>"#

        // When
        let frames = try frames(
            of: """
                <imageView image="\(name)" catalog="system" \(mask) id="a">\(configuration)
                \(place("a", width: 24, height: 24))</imageView>
                """,
            constraints: """
                <constraint firstItem="a" firstAttribute="top" secondAttribute="top" id="c1"/>
                <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" id="c2"/>
                """,
            resources: #"<image name="\#(name)" catalog="system" width="128" height="114"/>"#)

        // Then
        expect(frames["a"], equals: CGRect(x: 0, y: top, width: 24, height: height))
    }

    @Test("A symbol is as wide as its drawing, and placed as if all symbols had one height")
    func naturalSymbol() throws {
        // When
        let frames = try frames(
            of: #"<imageView image="chevron.left" catalog="system" \#(mask) id="a"/>"#,
            constraints: """
                <constraint firstItem="a" firstAttribute="top" secondAttribute="top" id="c1"/>
                <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" id="c2"/>
                """,
            resources: #"<image name="chevron.left" catalog="system" width="97" height="128"/>"#)

        // Then
        expect(frames["a"], equals: CGRect(x: 0, y: 2, width: 12.50390625, height: 16.5))
    }

    @Test(
        "A text in the bold system font is as wide as one in the system font of that weight",
        arguments: [(#"type="boldSystem""#, 42.5), (#"type="system" weight="bold""#, 42.5), (#"type="system""#, 39.5)])
    func boldTexts(font: String, expected: CGFloat) throws {
        // When
        let frames = try frames(
            of: """
                <label text="Label" \(mask) id="a">
                <fontDescription key="fontDescription" \(font) pointSize="16"/></label>
                """)

        // Then
        expect(frames["a"]?.width, equals: expected)
    }
}
