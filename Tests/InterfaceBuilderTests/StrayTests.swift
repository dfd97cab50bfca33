import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

/// Unknown parts in every place of a document. They are reported, and the rest is read.
@Suite("Something stray in every place of a document")
struct StrayTests {
    /// Values of every kind, with all that may be in them.
    private let values = Fixture.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="a">
            <rect key="frame" x="1" y="2" width="3" height="4"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            <point key="point" x="1" y="2"/>
            <size key="size" width="1" height="2"/>
            <inset key="inset" minX="1" minY="2" maxX="3" maxY="4"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
            <color key="tintColor" name="Broth"/>
            <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="12"/>
            <integer key="integer" value="3"/>
            <real key="real" value="0.5"/>
            <bool key="bool" value="YES"/>
            <range key="range" location="1" length="2"/>
            <string key="text">Soup</string>
            <string key="toolTip" base64-UTF8="YES">U291cA</string>
            <nil key="nothing"/>
            <locale key="locale" localeIdentifier="de_CH"/>
            <attributedString key="attributedText">
                <fragment content="Soup">
                    <attributes>
                        <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                        <font key="NSFont" size="17" name="Helvetica"/>
                        <paragraphStyle key="NSParagraphStyle" alignment="center"/>
                    </attributes>
                </fragment>
                <fragment>
                    <string key="content">of the day</string>
                    <attributes><font key="NSFont" metaFont="systemSemibold"/></attributes>
                </fragment>
            </attributedString>
            <subviews>
                <button id="b">
                    <state key="normal" title="Order"><color key="titleColor" systemColor="labelColor"/></state>
                    <buttonConfiguration key="configuration" style="plain" title="Order">
                        <fontDescription key="titleFontDescription" type="system" pointSize="15"/>
                        <imageReference key="image" image="bell" catalog="system"/>
                    </buttonConfiguration>
                    <connections>
                        <action selector="order:" destination="-1" eventType="touchUpInside" id="c1"/>
                        <outlet property="menu" destination="a" id="c2"/>
                        <outletCollection property="all" destination="a" id="c3"/>
                        <segue destination="a" kind="show" id="c4"/>
                    </connections>
                </button>
            </subviews>
            <constraints>
                <constraint firstItem="b" firstAttribute="width" constant="5" id="k1">
                    <variation key="heightClass=compact" constant="7"/>
                </constraint>
            </constraints>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="x"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="y" value="NO"/>
                <userDefinedRuntimeAttribute type="number" keyPath="z" value="0.5"/>
                <userDefinedRuntimeAttribute type="nil" keyPath="n"/>
                <userDefinedRuntimeAttribute type="string" keyPath="s" value="soup"/>
            </userDefinedRuntimeAttributes>
            <variation key="widthClass=regular" hidden="YES">
                <mask key="subviews"><exclude reference="b"/></mask>
                <integer key="integer" value="5"/>
            </variation>
        </view>
        """,
        after: """
            <resources>
                <image name="bell" catalog="system" width="128" height="124"/>
                <image name="soup" width="12" height="14"/>
                <namedColor name="Broth"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"/></namedColor>
                <systemColor name="labelColor"><color white="0" alpha="1" colorSpace="custom"/></systemColor>
            </resources>
            """)

    /// The document with something added to one of its elements after the other: in it, or to its attributes.
    private func variants(of text: String) -> [(place: String, inside: String, attribute: String, words: String)] {
        text.matches(of: #/<([A-Za-z]+)([^<>]*?)(\/?)>/#).map { match in
            let (name, isEmpty) = (match.1, !match.3.isEmpty)
            let start = "<\(name)\(match.2)"
            func replaced(_ new: String) -> String { text.replacingCharacters(in: match.range, with: new) }
            let key = match.2.firstMatch(of: #/(?:key|property|keyPath|name|id)="[^"]*"/#).map { " \($0.0)" } ?? ""
            return (
                "\(name)\(key)", replaced("\(start)><stray/>\(isEmpty ? "</\(name)>" : "")"),
                replaced("\(start) stray=\"1\"\(match.3)>"), replaced("\(start)>stray\(isEmpty ? "</\(name)>" : "")")
            )
        }
    }

    private func told(_ text: String) -> String {
        do {
            let document = try Fixture.read(text)
            let all = document.unread.map(\.description) + document.warnings.map(\.description)
            return all.isEmpty ? "nothing" : all.joined(separator: "; ")
        } catch {
            return "refused: \(error)"
        }
    }

    @Test("An unread element, attribute or word is listed with its place, wherever it is")
    func strays() throws {
        // Given
        let before = [values, Fixture.cell, Fixture.storyboard].map(told)

        // When
        let lines = [values, Fixture.cell, Fixture.storyboard].flatMap(variants).map { variant in
            "\(variant.place)\n    inside: \(told(variant.inside))\n    attribute: \(told(variant.attribute))\n    "
                + "words: \(told(variant.words))"
        }

        // Then
        let text = (before + lines).joined(separator: "\n")
        try expect(text, isRecordedIn: "Strays.txt")
    }
}
