import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// Everything that is read of a document.
struct WholeDocumentsTests {
    /// The contents of an object: values of each kind, as Interface Builder writes them, and wrong ones.
    private static let views = [
        // Geometry
        "<rect key=\"frame\" x=\"1\" y=\"-2\" width=\"3.5\" height=\"4\"/>",
        "<rect key=\"r\" x=\"1e1\" y=\"+2\" width=\"3\" height=\"4\"/>",
        "<rect key=\"r\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" depth=\"5\"/>", "<point key=\"p\" x=\"1\" y=\"2\"/>",
        "<point key=\"p\" x=\"1000000000\" y=\"-1e9\"/>", "<size key=\"s\" width=\"1\" height=\"2\"/>",
        "<size key=\"s\" width=\"1e0\" height=\"2\"/>",
        "<inset key=\"i\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
        "<inset key=\"i\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\">text</inset>",
        "<edgeInsets key=\"i\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
        "<directionalEdgeInsets key=\"i\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
        // Masks
        "<autoresizingMask key=\"m\"/>", "<autoresizingMask key=\"m\" flexibleMinX=\"YES\" widthSizable=\"NO\"/>",
        "<autoresizingMask key=\"m\" flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\" "
            + "flexibleMinY=\"YES\" "
            + "heightSizable=\"YES\" flexibleMaxY=\"YES\"/>",
        // Colors
        "<color key=\"c\" red=\"0\" green=\"0.5\" blue=\"1\"/>",
        "<color key=\"c\" red=\"0.05\" green=\"0.062\" blue=\"1\" alpha=\"0.5\"/>",
        "<color key=\"c\" white=\"0.3\"/>", "<color key=\"c\" white=\"0.3\" alpha=\"0.999\"/>",
        "<color key=\"c\" white=\"0\" alpha=\"0\"/>",
        "<color key=\"c\" red=\"1.5\" green=\"-0.5\" blue=\"1e0\" alpha=\"2\"/>", "<color key=\"c\" name=\"Soup\"/>",
        "<color key=\"c\" systemColor=\"labelColor\"/>",
        "<color key=\"c\" cocoaTouchSystemColor=\"darkTextColor\" white=\"1\"/>",
        "<color key=\"c\" xcode11CocoaTouchSystemColor=\"linkColor\" cocoaTouchSystemColor=\"x\"/>",
        "<color key=\"c\" systemColor=\"a\" name=\"b\"/>", "<color key=\"c\" name=\"b\" catalog=\"System\"/>",
        "<color key=\"c\" name=\"b\" catalog=\"System\" white=\"1\" colorSpace=\"calibratedWhite\"/>",
        "<color key=\"c\" glow=\"1\"/>",
        // Fonts
        "<fontDescription key=\"f\" type=\"system\" pointSize=\"12\"/>",
        "<fontDescription key=\"f\" type=\"boldSystem\"/>",
        "<fontDescription key=\"f\" type=\"italicSystem\" pointSize=\"12.5\" weight=\"heavy\"/>",
        "<fontDescription key=\"f\" style=\"UICTFontTextStyleBody\"/>",
        "<fontDescription key=\"f\" name=\"A-B\" family=\"A\" pointSize=\"1\"/>",
        "<fontDescription key=\"f\" name=\"A\" style=\"S\" type=\"system\"/>",
        "<font key=\"f\" name=\"A\" size=\"9\"/>",
        "<font key=\"f\" size=\"9\" pointSize=\"8\" name=\"A\"/>", "<font key=\"f\" metaFont=\"system\"/>",
        "<font key=\"f\" metaFont=\"systemBold\"/>", "<font key=\"f\" metaFont=\"systemThin\" size=\"20\"/>",
        "<font key=\"f\" metaFont=\"smallSystem\"/>", "<font key=\"f\" metaFont=\"miniSystem\"/>",
        "<font key=\"f\" metaFont=\"label\"/>",
        "<font key=\"f\" metaFont=\"cellTitle\"/>", "<fontDescription key=\"f\" type=\"system\" pointSize=\"system\"/>",
        "<fontDescription key=\"f\" type=\"system\" pointSize=\"smallSystem\"/>",
        "<fontDescription key=\"f\" type=\"system\" pointSize=\"label\"/>",
        "<fontDescription key=\"f\" type=\"system\" pointSize=\"button\"/>",
        "<font key=\"f\" type=\"moon\"/>", "<font key=\"f\" pointSize=\"3\"/>",
        // Texts
        "<string key=\"s\">a\n b</string>", "<string key=\"s\"/>",
        "<string key=\"s\" base64-UTF8=\"YES\">YQ==</string>",
        "<string key=\"s\" base64-UTF8=\"NO\">YQ==</string>", "<string key=\"s\" glow=\"1\">a<b/></string>",
        "<mutableString key=\"s\">a</mutableString>", "<attributedString key=\"s\"/>",
        "<attributedString key=\"s\"><fragment content=\"a\"/><fragment content=\"b\"><attributes><color "
            + "key=\"NSColor\" white=\"1\"/>"
            + "<font key=\"NSFont\" size=\"9\" name=\"A\"/><moon/><nil/></attributes></fragment></attributedString>",
        "<attributedString key=\"s\"><fragment content=\"a\"><string key=\"content\">b</string></fragment><fragment>"
            + "<mutableString key=\"content\">c</mutableString><string key=\"moon\">d</string></fragment>"
            + "<moon/>x</attributedString>",
        // Numbers and the like
        "<integer key=\"i\" value=\"-7\"/>", "<integer key=\"i\" value=\"+7\"/>", "<real key=\"r\" value=\"0.0004\"/>",
        "<float key=\"r\" value=\"0.0005\"/>", "<double key=\"r\" value=\"1e15\"/>",
        "<real key=\"r\" value=\"-0.125\"/>",
        "<bool key=\"b\" value=\"YES\"/>", "<boolean key=\"b\" value=\"NO\"/>", "<bool key=\"b\"/>",
        "<bool key=\"b\" value=\"YES\" x=\"1\"/>",
        "<range key=\"r\" location=\"1\" length=\"2\"/>", "<range key=\"r\" location=\"1\" length=\"2\" x=\"3\"/>",
        "<nil key=\"n\"/>",
        "<nil key=\"n\" x=\"1\"/>", "<moon key=\"m\" a=\"1\" b=\"2\"/>", "<moon key=\"m\">text</moon>",
        "<moon key=\"m\"> </moon>",
        "<moon key=\"m\" a=\"1\"><integer key=\"b\" value=\"2\"/></moon>",
        "<moon key=\"m\"><integer value=\"2\"/></moon>",
        "<moon key=\"m\"><integer key=\"b\" value=\"+2\"/><integer key=\"b\" value=\"3\"/>x</moon>",
        "<moon key=\"m\"><label key=\"b\" id=\"c\"/><integer key=\"d\" value=\"+2\"/></moon>",
        // Groups
        "<state key=\"normal\" title=\"a\" image=\"b\" backgroundImage=\"c\"><color key=\"titleColor\" "
            + "white=\"1\"/></state>",
        "<state key=\"normal\"><string key=\"title\">a</string><attributedString key=\"attributedTitle\">"
            + "<fragment content=\"b\"/>"
            + "</attributedString><imageReference key=\"image\" image=\"c\" catalog=\"system\"/></state>",
        "<buttonConfiguration key=\"configuration\" style=\"filled\" image=\"d\"><color "
            + "key=\"baseForegroundColor\" white=\"+1\"/>"
            + "</buttonConfiguration>", "<imageReference key=\"image\" image=\"e\" catalog=\"system\"/>",
        "<preferredSymbolConfiguration key=\"p\" scale=\"large\" weight=\"bold\"/>",
        "<integer key=\"a\" value=\"1\"/><integer key=\"a\" value=\"2\"/>", "<integer value=\"1\"/>", "stray",
    ]

    @Test("Every kind of value is read in each of its forms")
    func values() throws {
        // Given, When
        let lines = Self.views.map { view in
            do {
                return try "— \(view)\n"
                    + Fixture.read(Fixture.view(view)).whole.split(separator: "\n").dropFirst(2)
                    .joined(separator: "\n")
            } catch {
                return "— \(view)\n\(error)"
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Values-in-documents.txt")
    }

    private static let members = """
        <view tag="1" image="a" highlightedImage="b" id="v">
        <subviews><label image="a" id="l1"/><label id="l2"/><label/><tableView id="t">
        <view key="tableHeaderView" id="h"/><prototypes><tableViewCell id="c1"/><tableViewCell id="c2"/></prototypes>
        <sections><tableViewSection id="s"><cells><tableViewCell id="c3"/></cells></tableViewSection></sections>
        </tableView>
        <collectionView id="cv"><collectionViewCell key="moon" id="x"/><cells><collectionViewCell id="c4"/></cells>
        <collectionReusableView key="sectionHeaderView" id="r1"/>
        <collectionReusableView key="sectionFooterView" id="r2"/>
        </collectionView></subviews>
        <subviews><label id="l3"/></subviews><subviews/><moons><moon id="m1"/><moon id="m2"/></moons>
        <moons><moon id="m3"/><moon key="k" id="m4"/></moons><moons a="1"><moon id="m5"/></moons><moons/>
        <viewLayoutGuide key="safeArea" id="g"/><imageReference key="backgroundImage" image="c"/>
        <state key="normal" image="d" backgroundImage="a"/><moon key="z" image="e" catalog="system"/>
        <connections>
        <outlet property="a" destination="l1" id="o1"/>
        <outletCollection property="b" destination="l2" id="o2" appends="YES"/>
        <action selector="c:" destination="-1" eventType="touchUpInside" id="a1"/>
        <action selector="d" destination="v" id="a2"/>
        <segue kind="show" destination="w" id="s1"/><segue kind="embed" identifier="e" destination="w" id="s2">
        <nil key="sender"/></segue>
        <moonConnection destination="v" id="m9"/><outlet property="f" destination="l1"/>
        </connections>
        <constraints>
        <constraint firstAttribute="width" constant="1" id="k1"/>
        <constraint firstItem="l1" firstAttribute="top" relation="lessThanOrEqual" \
        secondItem="v" secondAttribute="bottom" multiplier="0.5" constant="-2" priority="750" placeholder="YES" \
        identifier="soup" id="k2"/>
        <constraint firstItem="l1" firstAttribute="top" relation="greaterThanOrEqual" \
        secondItem="v" secondAttribute="bottom" multiplier="16:9" symbolic="YES" id="k3"/>
        <constraint firstAttribute="height" relation="equal" multiplier="1/4" placeholder="NO" id="k4"><moon/>
        <variation key="widthClass=compact" constant="3"/><variation key="default" constant="4"/></constraint>
        <moon id="k5"/><constraint firstAttribute="left"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="k1"/><exclude reference="k2"/></mask>
        </variation>
        <variation key="widthClass=regular-heightClass" tag="7"><mask key="subviews"><include reference="l1"/>
        <moon reference="l2"/>
        <include/></mask><integer key="i" value="1"/><integer key="i" value="2"/><integer value="3"/></variation>
        <variation tag="8"/><variation key="a=b=c"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="b"/>
        <userDefinedRuntimeAttribute type="number" keyPath="c" value="7"/>
        <userDefinedRuntimeAttribute type="number" keyPath="d" value="7.5"/>
        <userDefinedRuntimeAttribute type="string" keyPath="e" value="f"/>
        <userDefinedRuntimeAttribute type="string" keyPath="g"/>
        <userDefinedRuntimeAttribute type="color" keyPath="h"><color key="value" white="1"/><moon/>
        </userDefinedRuntimeAttribute>
        <moon/></userDefinedRuntimeAttributes>
        </view>
        """

    private static let rest = """
        <resources>
        <image name="a" width="1" height="2"/><image name="b" catalog="system" width="3" height="4"/><image name="c">
        <moon/></image>
        <image name="d" width="5"/><image/><moon name="e"/>
        <namedColor name="f"><color white="1"/></namedColor><namedColor name="g"/><namedColor name="f">
        <color white="0"/></namedColor>
        <namedColor name="h"><color white="0.5"/><color white="0"/></namedColor><systemColor name="i">
        <color red="1" green="0" blue="0"/>
        </systemColor><systemColor name="j"><moon/></systemColor><systemColor name="i">
        <color red="0" green="0" blue="1"/></systemColor>
        </resources>
        <classes><moon/></classes><designables/><moon/>
        """

    @Test("Lists, properties, connections, constraints, variations, resources and scenes are read completely")
    func members() throws {
        // Given
        let scenes = """
            <device id="retina4_7" orientation="landscape"/><device/>
            <scenes><scene sceneID="s1"><objects>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="x"/>
            <viewController id="w" sceneMemberID="viewController"/>
            <viewController id="y" sceneMemberID="viewController"/></objects>
            <objects><view/></objects><point key="canvasLocation" x="1" y="2"/><moon/></scene><moon/><scene>
            <objects/></scene></scenes>
            <objects><view id="n"/></objects>
            """
        let texts = [
            Fixture.xib(Self.members, after: Self.rest), Fixture.xib("<view id=\"a\"/>\n<view/><view id=\"b\"/>"),
            Fixture.document(
                type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
                attributes: " initialViewController=\"w\"", scenes),
            Fixture.document(
                "<device id=\"moon\"/><scenes/><objects><view id=\"n\"/></objects><objects><view id=\"o\"/></objects>"),
        ]

        // When
        let documents = try texts.map { try Fixture.read($0) }

        // Then
        let whole = documents.map(\.whole).joined(separator: "\n\n")
        try expect(whole, isRecordedIn: "Members-of-documents.txt")
        let first = documents[0]
        expect(first.constraint(withID: "k1")?.constant == 1 && first.constraint(withID: "l1") == nil)
        expect(first.constraint(withID: "k9") == nil && first.owner(ofConstraintWithID: "k2")?.id == "v")
        expect(first.object(withID: "k1") == nil && first.object(withID: "l2")?.element == "label")
        expect(
            documents[2].scene(withControllerID: "w")?.sceneID == "s1"
                && documents[2].scene(withControllerID: "y") == nil)
        expect(IBDocument.empty(named: "a").file == "a" && IBDocument.empty(named: "a").allObjects.isEmpty)
    }
}
