/// Files for `nib`, as Xcode would write them.
package nonisolated enum NibFixture {
    /// A screen with something unknown, something unused, and classes that are nowhere.
    package static let menu = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_0" orientation="portrait" appearance="light"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="MenuController" customModule="Menu"><connections><outlet property="dish" destination="Lab-el-001" id="Out-le-001"/><outlet property="view" destination="iN0-l3-epB" id="Out-le-002"/></connections></placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="iN0-l3-epB">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                    <subviews>
                        <label text="Soup" glow="YES" id="Lab-el-001">
                            <rect key="frame" x="8" y="22" width="120" height="22"/>
                            <gizmo/></label>
                        <button buttonType="system" id="But-to-001" customClass="GlowButton">
                            <rect key="frame" x="8" y="66" width="120" height="44"/>
                            <state key="normal" title="Order"/>
                            <connections>
                                <action selector="order:" destination="-1" eventType="touchUpInside" id="Act-io-001"/>
                            </connections>
                        </button>
                        <glkView id="Map-00-001"><rect key="frame" x="8" y="132" width="120" height="44"/></glkView>
                    </subviews>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </view>
            </objects>
        </document>
        """

    /// Three scenes: one that leads to the next, and one that is lost.
    package static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Vc1-00-001">
            <device id="retina4_0" orientation="portrait" appearance="light"/>
            <scenes>
                \(scene("Sce-ne-001", "viewController", "Menu", id: "Vc1-00-001", "Today's menu", connections: "<segue destination=\"Vc2-00-001\" kind=\"show\" id=\"Seg-ue-001\"/>"))
                \(scene("Sce-ne-002", "pageViewController", "Dish", id: "Vc2-00-001", "A dish", attributes: "storyboardIdentifier=\"Dish\" "))
                \(scene("Sce-ne-003", "viewController", "Lost", id: "Vc3-00-001", "Nobody"))
            </scenes>
        </document>
        """

    private static func scene(
        _ sceneID: String, _ element: String, _ title: String, id: String, _ text: String, attributes: String = "",
        connections: String = ""
    ) -> String {
        """
        <scene sceneID="\(sceneID)">
            <objects>
                <\(element) title="\(title)" \(attributes)id="\(id)" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="\(id)-v">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                        <subviews>
                            <label text="\(text)" id="\(id)-l"><rect key="frame" x="8" y="88" width="304" height="22"/></label>
                        </subviews>
                    </view>
                    <connections>\(connections)</connections>
                </\(element)>
            </objects>
        </scene>
        """
    }
}
