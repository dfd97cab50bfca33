import CoreFoundation
import InterfaceBuilder
import Inspection
import TerminalUIKit
import TerminalTesting
import Testing

/// Views that lie where Interface Builder stores that they do, as the file alone tells how: by what wrote it, what it
/// was drawn for, and how large it has what has no size of its own.
extension InspectionTests {
    @Test("A view of an unknown class is as large as in the file, unless Xcode marked its frame as wrong")
    func unknownContent() throws {
        // Given
        func label(_ id: String, _ attributes: String) -> String {
            """
            <label text="Moon" \(attributes) \(mask) id="\(id)"><rect key="frame" x="0" y="0" width="80" height="30"/>
            <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
            """
        }

        // When
        let frames = try frames(
            of: label("a", #"customClass="Crater""#) + label("b", #"customClass="Crater" misplaced="YES""#)
                + label("c", ""),
            constraints: ["a", "b", "c"].map {
                #"<constraint firstItem="\#($0)" firstAttribute="top" secondAttribute="top" id="t\#($0)"/>"#
            }.joined())

        // Then
        expect(frames["a"]?.size, equals: CGSize(width: 80, height: 30))
        expect(frames["b"]?.height, equals: 18)
        expect(frames["c"]?.height, equals: 18)
    }

    @Test("In a proportional stack, a view without an intrinsic size counts as large as in the file")
    func proportionsOfNothing() throws {
        // When
        let frames = try frames(
            of: """
                <stackView distribution="fillProportionally" id="stack"><rect key="frame" x="0" y="0" width="200"
                height="20"/><subviews>
                <view \(mask) id="a"><rect key="frame" x="0" y="0" width="50" height="20"/></view>
                <view \(mask) id="b"><rect key="frame" x="50" y="0" width="150" height="20"/></view>
                </subviews></stackView>
                """)

        // Then
        expect(["a", "b"].map { frames[$0]?.width }, equals: [50, 150])
    }

    @Test("A view that a variation leaves out doesn't affect the covered area")
    func leftOutBars() throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="9000"><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>
            <view \(mask) id="a"><rect key="frame" x="0" y="300" width="600" height="300"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom"
            constant="-40" id="c1"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="a" firstAttribute="height" constant="300" id="c3"/>
            </constraints><variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>
            </view></objects></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"]?.maxY, equals: 600)
    }

    @Test(
        "A file without a device, but with size classes, ignores variations for one size class",
        arguments: [("", 50 as CGFloat), (#"<device id="retina4_7"/>"#, 30)])
    func anySizeClass(device: String, expected: CGFloat) throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="9000" useTraitCollections="YES">
            \(device)<objects><view id="root"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>
            <view \(mask) id="a"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondAttribute="top" id="c1"/>
            <constraint firstItem="a" firstAttribute="height" constant="50" id="c2">
            <variation key="widthClass=compact" constant="30"/></constraint>
            </constraints></view></objects></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"]?.height, equals: expected)
    }

    @Test(
        "Until Xcode 6 a picker is lower", arguments: [("7706", 162 as CGFloat), ("8191", 216)])
    func beforeIOS9(tools: String, height: CGFloat) throws {
        // When
        let frames = try frames(
            of: #"<pickerView \#(mask) id="a"/><datePicker \#(mask) id="b"/>"#, tools: tools, device: "retina6_1",
            height: 896,
            constraints: ["a", "b"].map {
                """
                <constraint firstItem="\($0)" firstAttribute="top" secondAttribute="top" id="t\($0)"/>
                """
            }.joined())

        // Then
        expect(["a", "b"].map { frames[$0]?.height }, equals: [height, height])
    }

    @Test(
        "Until Xcode 6, a controller's view has the margins of a narrow phone",
        arguments: [("7706", 16 as CGFloat), ("8191", 20)])
    func controllersMargins(tools: String, margin: CGFloat) throws {
        // When
        let frames = try frames(
            ofFile: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)"
                initialViewController="c"><device id="retina6_1"/><scenes><scene sceneID="s"><objects>
                <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
                <rect key="frame" x="0" y="0" width="414" height="896"/><subviews><label text="Moon" \(mask) id="a"/>
                </subviews><constraints>
                <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="l"/>
                </constraints></view></viewController></objects></scene></scenes></document>
                """)

        // Then
        expect(frames["a"]?.minX, equals: margin)
    }

    @Test(
        "In landscape, a phone without a home button has insets on both sides, and a smaller one at the bottom",
        arguments: [
            ("retina5_9", 812, 375, CGRect(x: 44, y: 0, width: 724, height: 354)),
            ("retina4_7", 667, 375, CGRect(x: 0, y: 0, width: 667, height: 375)),
        ])
    func landscape(device: String, width: Int, height: Int, expected: CGRect) throws {
        // Given
        let edges = ["leading", "trailing", "top", "bottom"].map {
            """
            <constraint firstItem="a" firstAttribute="\($0)" secondItem="safe" secondAttribute="\($0)" id="\($0)"/>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="16097">
            <device id="\(device)" orientation="landscape"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
            <subviews><view \(mask) id="a"/></subviews><viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(edges.joined())</constraints></view></objects></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"], equals: expected)
    }

    @Test(
        "In a stack, a missing image and a stack without views keep their length from the file",
        arguments: ["imageView", "stackView"])
    func emptyInStack(element: String) throws {
        // When
        let frames = try frames(
            of: stack(
                """
                <\(element) verticalHuggingPriority="251" \(mask) id="a">
                <rect key="frame" x="0" y="0" width="300" height="70"/></\(element)>
                <button \(mask) id="b"><state key="normal" title="Moon"/></button>
                """, height: 104))

        // Then
        expect(frames["a"]?.height, equals: 70)
        expect(frames["b"]?.height, equals: 34)
    }
}
