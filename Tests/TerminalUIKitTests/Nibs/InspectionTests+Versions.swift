import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

/// Differences between versions of Interface Builder, found in the frames of real files.
extension InspectionTests {
    @Test(
        "A text style has the size of the file's Interface Builder, which was the smallest in Xcode 13",
        arguments: [
            ("22505", "Body", 20.5), ("18122", "Body", 17), ("20037", "Title2", 23), ("20999", "Footnote", 14.5),
            ("21000", "Title2", 26.5), ("17999", "Body", 20.5), ("14460", "Title1", 31.5), ("14460", "Title2", 24),
            ("14460", "Body", 20.5), ("14800", "Title1", 33.5),
        ])
    func textStyles(tools: String, style: String, expected: CGFloat) throws {
        // Given
        let label = """
            <label text="Moon" \(mask) id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
            """

        // When
        let frames = try frames(of: label, tools: tools)

        // Then
        expect(frames["a"]?.height, equals: expected)
    }

    @Test("The file's Interface Builder determines the line height of a text style")
    func linesOfStyles() throws {
        // Given
        let label = """
            <label text="Full&#10;Moon" numberOfLines="0" \(mask) id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """

        // When
        let heights = try ["18122", "22505"].map { try frames(of: label, tools: $0)["a"]?.height }

        // Then
        expect(heights, equals: [36, 42.5])
    }

    @Test("The title of a configured button has the body text style", arguments: [("20037", 31), ("22505", 34.5)])
    func configuredButtons(tools: String, expected: CGFloat) throws {
        // Given
        let button = """
            <button \(mask) id="a"><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Moon"/></button>
            """

        // When
        let frames = try frames(of: button, tools: tools)

        // Then
        expect(frames["a"]?.height, equals: expected)
    }

    @Test(
        "A hidden indicator in a stack is shown only if it hides when it stops",
        arguments: [(#"hidesWhenStopped="YES""#, 20 as CGFloat), ("", 0)])
    func hiddenIndicators(attribute: String, expected: CGFloat) throws {
        // Given
        let views = """
            <activityIndicatorView hidden="YES" \(attribute) style="medium" verticalHuggingPriority="750"
            \(mask) id="a"/>
            <label text="Moon" \(mask) id="b"/>
            """

        // When
        let frames = try frames(of: stack(views, height: 100, alignment: "leading"))

        // Then
        expect(frames["b"]?.minY, equals: expected)
    }

    @Test(
        "A compact date picker is one line high, and the default since Xcode 14, except for a timer",
        arguments: [
            ("17701", "", "date", 216), ("17701", #"style="compact""#, "date", 34.5), ("22505", "", "date", 34.5),
            ("22505", "", "countDownTimer", 216), ("22505", #"style="wheels""#, "date", 216), ("24506", "", "date", 36),
            ("22505", #"style="inline""#, "date", 216),
        ])
    func datePickers(tools: String, style: String, mode: String, expected: CGFloat) throws {
        // Given
        let picker = #"<datePicker datePickerMode="\#(mode)" \#(style) \#(mask) id="a"/>"#

        // When
        let frames = try frames(of: picker, tools: tools)

        // Then
        expect(frames["a"]?.height, equals: expected)
    }

    @Test("A view in the center of a scroll view is in the center of its frame, even if a bar covers a part")
    func middleOfScrollViews() throws {
        // Given
        let edges = ["top", "leading", "trailing", "bottom"].map {
            #"<constraint firstItem="scroll" firstAttribute="\#($0)" secondAttribute="\#($0)" id="\#($0)"/>"#
        }
        let content = """
            <scrollView \(mask) id="scroll"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews><view \(mask) id="a"><constraints>
            <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews><constraints>
            <constraint firstItem="a" firstAttribute="centerY" secondAttribute="centerY" id="c"/>
            </constraints></scrollView>
            """

        // When
        let frames = try frames(of: content, device: "retina6_1", height: 896, constraints: edges.joined())

        // Then
        expect(frames["a"]?.midY, equals: 448)
    }

    @Test(
        "Attributed text in a font of the system has the size that NSFont gives it",
        arguments: [("cellTitle", 14.5), ("smallSystem", 13.5), ("system", 16)])
    func metaFonts(name: String, expected: CGFloat) throws {
        // Given
        let label = """
            <label usesAttributedText="YES" \(mask) id="a"><attributedString key="attributedText">
            <fragment content="Moon"><attributes><font key="NSFont" metaFont="\(name)"/></attributes></fragment>
            </attributedString></label>
            """

        // When
        let frames = try frames(of: label)

        // Then
        expect(frames["a"]?.height, equals: expected)
    }
}
