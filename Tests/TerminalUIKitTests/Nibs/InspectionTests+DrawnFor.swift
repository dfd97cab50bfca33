import Foundation
import InterfaceBuilder
import Inspection
import TerminalUIKit
import TerminalTesting
import Testing

/// Frames that depend on the device, the Mac and the Xcode for which Interface Builder drew them.
extension InspectionTests {
    private static let top = #"<constraint firstItem="a" firstAttribute="top" secondAttribute="top" id="c"/>"#

    @Test(
        "The sizes of texts are rounded up to pixels of the device, or of a Mac's screen that has fewer",
        arguments: [
            ("retina4_7", "42", 20.5), ("retina6_1", "41.5", 20.5), ("retina6_12", "41.666666666666664", 61.0 / 3),
            ("retina6_12", "41.5", 20.5), ("retina6_12", "42", 21), ("retina4_7", "42", 21),
        ] as [(String, String, CGFloat)])
    func pixels(device: String, width: String, height: CGFloat) throws {
        // Given
        let stored = height == 20.5 ? "20.5" : height == 21 ? "21" : "20.333333333333332"

        // When
        let frames = try frames(
            of: """
                <label text="Label" \(mask) id="a"><rect key="frame" x="0" y="0" width="\(width)" height="\(stored)"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                """, device: device, constraints: Self.top)

        // Then
        let found = try #require(frames["a"]?.height)
        expect(abs(found - height) < 0.001)
    }

    @Test("A label whose compression resistance is required still breaks its text")
    func requiredResistance() throws {
        // Given
        let texts = """
            <view \(mask) id="dot"><constraints>
            <constraint firstAttribute="width" constant="28" id="w"/><constraint firstAttribute="height" constant="28" id="h"/>
            </constraints></view>
            <label horizontalHuggingPriority="999" horizontalCompressionResistancePriority="1000" numberOfLines="0" \(mask)
            text="The tide leaves the harbor empty twice a day" id="a">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """

        // When
        let frames = try frames(
            of: stack(
                #"<stackView alignment="center" spacing="8" \#(mask) id="row"><subviews>\#(texts)</subviews></stackView>"#,
                height: 100,
                alignment: "center"))

        // Then
        let frame = try #require(frames["a"])
        expect(frame.height > 40 && frame.width > 200 && frame.width <= 264)
    }

    @Test("Constraints place a button with a symbol behind it as if all symbols were equally high")
    func symbolBehind() throws {
        // When
        let frames = try frames(
            of: """
                <button \(mask) id="a"><state key="normal" backgroundImage="plus" catalog="system"/></button>
                """,
            constraints: """
                <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="10" id="c1"/>
                <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" constant="10" id="c2"/>
                """, resources: #"<image name="plus" catalog="system" width="128" height="113"/>"#)

        // Then
        let frame = try #require(frames["a"])
        expect(frame.minY, equals: 12)
        expect(frame.height, equals: 16)
        expect(frame.width.rounded(), equals: 18)
    }

    @Test(
        "Until Xcode 8, the view of a xib has the margins of any view",
        arguments: [("7706", 8), ("11762", 8), ("14113", 16), ("22505", 16)] as [(String, CGFloat)])
    func marginsInXib(tools: String, side: CGFloat) throws {
        // When
        let frames = try frames(
            of: #"<label text="Moon" \#(mask) id="a"/>"#, tools: tools,
            constraints: #"<constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="c"/>"#
        )

        // Then
        expect(frames["a"]?.minX, equals: side)
    }

    @Test("Inset groups keep their content 16 points from both sides, and 8 from a detail button")
    func insetGroups() throws {
        // When
        let found = try [("24127", "none"), ("23504", "none"), ("23504", "detailButton")].map { tools, accessory in
            try self.frames(
                ofFile: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)"
                    initialViewController="vc"><device id="retina4_7"/><scenes><scene sceneID="s"><objects>
                    <tableViewController id="vc" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" style="insetGrouped" id="table">
                    <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="section"><cells>
                    <tableViewCell preservesSuperviewLayoutMargins="YES" accessoryType="\(accessory)" id="cell">
                    <rect key="frame" x="16" y="55" width="343" height="44"/>
                    <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
                    <subviews><label text="Moon" \(mask) id="a"/></subviews><constraints>
                    <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="c1"/>
                    <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="c2"/>
                    </constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
                    </tableView></tableViewController></objects></scene></scenes></document>
                    """)["a"].map { [$0.minX, $0.width] }
        }

        // Then
        expect(found, equals: [[16, 311], [16, 311], [16, 279]])
    }

    @Test(
        "Since iOS 11, a cell has its table's margins if it preserves them or not, in inset groups of iOS 26 narrow ones",
        arguments: [
            ("14460", "plain", "retina5_5", 414, 20 as CGFloat), ("14460", "grouped", "retina4_7", 375, 16),
            ("15705", "plain", "retina4_7", 375, 16), ("18122", "plain", "retina6_1", 414, 20),
            ("23504", "grouped", "retina6_1", 414, 20), ("23504", "plain", "retina4_7", 375, 16),
            ("23504", "insetGrouped", "retina6_1", 414, 20), ("24127", "plain", "retina6_12", 393, 20),
            ("24127", "insetGrouped", "retina4_7", 375, 16), ("24127", "insetGrouped", "retina6_3", 402, 16),
        ])
    func marginsOfTables(tools: String, style: String, device: String, width: Int, side: CGFloat) throws {
        for preserves in ["YES", "NO"] {
            // Given
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)"
                initialViewController="vc"><device id="\(device)"/><scenes><scene sceneID="s"><objects>
                <tableViewController id="vc" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="\(style)" id="table">
                <rect key="frame" x="0" y="0" width="\(width)" height="800"/><sections>
                <tableViewSection id="section"><cells>
                <tableViewCell preservesSuperviewLayoutMargins="\(preserves)" id="cell">
                <rect key="frame" x="0" y="55" width="\(width)" height="44"/>
                <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="\(preserves)" id="content">
                <subviews><label text="Moon" \(mask) id="a"/></subviews><constraints>
                <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="c1"/>
                </constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
                </tableView></tableViewController></objects></scene></scenes></document>
                """

            // When
            let frames = try frames(ofFile: text)

            // Then
            expect(frames["a"]?.minX, equals: side)
        }
    }

    @Test(
        "A controller's view that preserves margins keeps the usual ones above the home bar, under a bar or not",
        arguments: ["", #"<navigationItem key="navigationItem" title="Moon" id="item"/>"#])
    func preservedMargins(item: String) throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
            <device id="retina4_7"/><scenes><scene sceneID="s"><objects>
            <viewController id="vc" sceneMemberID="viewController">
            <view key="view" preservesSuperviewLayoutMargins="YES" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <view \(mask) id="a"><rect key="frame" x="0" y="608" width="10" height="51"/></view></subviews>
            <constraints><constraint firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="c1"/>
            </constraints></view>\(item)</viewController></objects></scene></scenes></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"]?.maxY, equals: 659)
    }

    @Test("The baseline of a text field or button of a demanded height is in the middle, of another view at its edge")
    func baselines() throws {
        // Given
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        let height = #"<constraints><constraint firstAttribute="height" constant="60" id="h%"/></constraints>"#
        func at(_ id: String) -> String {
            #"<constraint firstItem="\#(id)" firstAttribute="firstBaseline" secondItem="a" "#
                + #"secondAttribute="baseline" id="b\#(id)"/>"#
        }

        // When
        let frames = try frames(
            of: """
                <label text="Moon" \(mask) id="a">\(font)</label>
                <textField \(mask) id="f">\(font)\(height.replacingOccurrences(of: "%", with: "f"))</textField>
                <button \(mask) id="k">\(font)<state key="normal" title="Moon"/>
                \(height.replacingOccurrences(of: "%", with: "k"))</button>
                <view \(mask) id="v">\(height.replacingOccurrences(of: "%", with: "v"))</view>
                """,
            constraints: Self.top + ["f", "k", "v"].map(at).joined())

        // Then
        let label = try #require(frames["a"])
        for id in ["f", "k"] { expect(abs((frames[id]?.midY ?? 0) - label.midY) <= 0.5) }
        expect(frames["v"].map { label.minY < $0.maxY && $0.maxY < label.maxY } == true)
    }

    /// Constraints that put a view into the corner of its superview.
    private func corner(of id: String) -> String {
        ["top", "leading"].map {
            #"<constraint firstItem="\#(id)" firstAttribute="\#($0)" secondAttribute="\#($0)" id="\#(id)-\#($0)"/>"#
        }.joined()
    }

    @Test("A symbol has the baseline of a text, so that a row aligned by baselines is hardly higher than it")
    func baselineOfSymbol() throws {
        // Given
        func size(_ attribute: String) -> String {
            #"<constraint firstAttribute="\#(attribute)" constant="22" id="\#(attribute)"/>"#
        }
        let row = """
            <stackView alignment="firstBaseline" spacing="6" \(mask) id="row"><subviews>
            <imageView image="checkmark.circle" catalog="system" \(mask) id="symbol">
            <constraints>\(size("width"))\(size("height"))</constraints></imageView>
            <label text="Moon" \(mask) id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label></subviews></stackView>
            """

        // When
        let frames = try frames(
            of: row, constraints: corner(of: "row"),
            resources: #"<image name="checkmark.circle" catalog="system" width="128" height="123"/>"#)

        // Then
        expect(frames["a"].map { (1...2.5).contains($0.minY) } == true)
        expect(frames["row"].map { (22...23).contains($0.height) } == true)
    }

    @Test("A stack that fills proportionally gives a text of several lines its share by all lines")
    func proportionalLines() throws {
        // Given
        let text = "A full moon rises at sunset, and a new moon rises with the sun and is seen by nobody at all."
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

        // When
        let frames = try frames(
            of: """
                <stackView axis="vertical" distribution="fillProportionally" \(mask) id="stack">
                <rect key="frame" x="0" y="0" width="200" height="400"/><subviews>
                <label text="Moon" \(mask) id="a"><rect key="frame" x="0" y="0" width="200" height="80"/>\(font)</label>
                <label text="\(text)" numberOfLines="0" \(mask) id="b">
                <rect key="frame" x="0" y="80" width="200" height="320"/>\(font)</label></subviews><constraints>
                <constraint firstAttribute="width" constant="200" id="w"/>
                <constraint firstAttribute="height" constant="400" id="h"/></constraints></stackView>
                """,
            constraints: corner(of: "stack"))

        // Then
        let share = try #require(frames["a"]?.height) / 400
        expect((0.15...0.25).contains(share))
    }
}
