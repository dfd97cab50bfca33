import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

/// Differences between versions of Xcode, found in the frames of files that nobody had tuned for.
extension InspectionTests {
    @Test("If a file's version is a wildcard, its plug-in's version tells the Xcode that wrote it")
    func anyVersion() throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="32700.99.1234"><dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/></dependencies><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <switch \(mask) id="a"/></subviews></view></objects></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"]?.size, equals: CGSize(width: 51, height: 31))
    }

    @Test(
        "On an iPad, a navigation bar is 50 points high since Xcode 11, and 44 in older files",
        arguments: [("14490.98", 64), ("15705", 70), ("23504", 70)] as [(String, CGFloat)])
    func barOnTablet(tools: String, expected: CGFloat) throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)">
            <device id="ipad10_2" orientation="portrait"/>
            <scenes><scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="810" height="1080"/><subviews>
            <view \(mask) id="a"/></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>
            </constraints></view><navigationItem key="navigationItem" title="Moon" id="item"/></viewController>
            </objects></scene></scenes></document>
            """

        // When
        let frames = try frames(ofFile: text)

        // Then
        expect(frames["a"]?.minY, equals: expected)
    }

    @Test(
        "In Xcode 7 and 8, large letters of the system's font stand farther apart, and in Xcode 7 ideographs touch",
        arguments: [
            ("Alignment : Center", 25, [207.5, 207.5, 201.5]), ("1234", 25, [57, 57, 57]),
            ("Alignment", 17, [77.5, 77.5, 77.5]), ("退款原因", 14, [56, 57.5, 57.5]),
        ] as [(String, Int, [CGFloat])])
    func olderFont(text: String, size: Int, expected: [CGFloat]) throws {
        // Given
        let label = """
            <label text="\(text)" \(mask) id="a">
            <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
            """

        // When
        let widths = try ["10117", "11762", "13771"].compactMap { try frames(of: label, tools: $0)["a"]?.width }

        // Then
        expect(widths, equals: expected)
    }
}
