import Foundation
import InterfaceBuilder

/// Documents written for the tests, each as Xcode would write it.
enum Fixture {
    /// A cell whose nib is owned by its table's controller.
    static let cell = xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
        customClass="MenuController" customModule="Menu" customModuleProvider="target">
            <connections>
                <outlet property="tableViewCell" destination="KGk-i7-Jjw" id="a7q-xY-mpk"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="Dish" textLabel="Qx1-aa-001" id="KGk-i7-Jjw">
            <rect key="frame" x="0.0" y="-2.5" width="320" height="44"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" tableViewCell="KGk-i7-Jjw" id="H2p-sc-9uM">
                <rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/>
                <subviews>
                    <label text="Soup &amp; bread" id="Qx1-aa-001">
                        <rect key="frame" x="8" y="8" width="200" height="21"/>
                        <fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>
                        <color key="textColor" systemColor="labelColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <button buttonType="system" id="Qx1-aa-002">
                        <state key="normal" title="Order" image="bell">
                            <color key="titleColor" red="1" green="0.5" blue="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
                        </state>
                        <connections>
                            <action selector="order:" destination="-1" eventType="touchUpInside" id="Qx1-aa-003"/>
                        </connections>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="Qx1-aa-001" firstAttribute="width" secondItem="H2p-sc-9uM" \
        secondAttribute="width" multiplier="1:2" constant="-8.5" priority="750" id="Qx1-aa-004"/>
                    <constraint firstAttribute="bottomMargin" relation="greaterThanOrEqual" secondItem="Qx1-aa-002" \
        secondAttribute="bottom" id="Qx1-aa-005"/>
                </constraints>
            </tableViewCellContentView>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="4"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isSpicy" value="YES"/>
            </userDefinedRuntimeAttributes>
            <point key="canvasLocation" x="132" y="154"/>
        </tableViewCell>
        """,
        after: """
            <resources>
                <image name="bell" catalog="system" width="128" height="124"/>
                <systemColor name="labelColor">
                    <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
            """
    )

    /// Two scenes, one leading to the other.
    static let storyboard = document(
        type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
        attributes: " initialViewController=\"Vc1-aa-001\"",
        """
        <scenes>
            <!--Menu-->
            <scene sceneID="Sc1-aa-001">
                <objects>
                    <viewController storyboardIdentifier="Menu" id="Vc1-aa-001" sceneMemberID="viewController">
                        <view key="view" id="Vw1-aa-001"/>
                        <connections>
                            <segue destination="Vc2-aa-001" kind="show" identifier="detail" id="Sg1-aa-001"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="Fr1-aa-001" \
        sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <scene sceneID="Sc2-aa-001">
                <objects>
                    <viewController id="Vc2-aa-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
        """
    )

    /// A xib of some objects.
    static func xib(_ objects: String, after: String = "") -> String {
        document("<objects>\n\(objects)\n</objects>\n\(after)")
    }

    /// A xib of one view with something in it.
    static func view(_ content: String) -> String { xib("<view id=\"iN0-l3-epB\">\n\(content)\n</view>") }

    /// A document with some content, which begins in line 3.
    static func document(
        type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
        attributes: String = "",
        _ content: String
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(type)" version="3.0" targetRuntime="iOS.CocoaTouch"\(attributes)>
        \(content)
        </document>
        """
    }

    /// Reads a text as the file `Cell.xib`.
    static func read(_ text: String) throws(NibError) -> IBDocument {
        try IBDocument(data: Data(text.utf8), file: "Cell.xib")
    }

    /// Returns the error of a text that can't be read, or `nil` if it can.
    static func refusal(of text: String) -> String? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return error.description
        }
    }
}
