import Foundation
import TerminalTesting
import Testing

@testable import ReusableTableViewCellExample

/// The sizes of views as `nib` shows them, the parts that bars and devices cover, and findings about places.
struct WholeLayoutTests {
    /// A view that fills what is not covered of another, and one that fills what is within its margins.
    private static func view(
        _ frame: (Int, Int), stored: (top: Int, bottom: Int)? = nil, attributes: String = "", more: String = ""
    ) -> String {
        func constraint(_ item: String, _ edge: String, _ other: String, _ otherEdge: String) -> String {
            """
            <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)" \
            secondAttribute="\(otherEdge)" id="\(item)-\(edge)"/>
            """
        }
        let edges = ["top", "bottom", "leading", "trailing"]
        let all =
            edges.map { constraint("safely", $0, "safe", $0) }
            + edges.map { constraint("within", $0, "root", "\($0)Margin") }
        let (top, bottom) = stored ?? (0, 0)
        let mark = stored == nil ? "misplaced=\"YES\"" : ""
        return """
            <view key="view" \(attributes) id="root"><rect key="frame" x="0" y="0" width="\(frame.0)" \
            height="\(frame.1)"/><subviews>
            <view \(mark) translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="safely">
            <rect key="frame" x="0" y="\(top)" width="\(frame.0)" height="\(frame.1 - top - bottom)"/></view>
            <view \(mark) translatesAutoresizingMaskIntoConstraints="NO" tag="2" id="within">
            <rect key="frame" x="16" y="\(top)" width="\(frame.0 - 32)" height="\(frame.1 - top - bottom)"/></view>
            \(more)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
            \(all.joined(separator: "\n"))
            </constraints></view>
            """
    }

    private static func xib(_ device: String?, _ objects: String, owner: Bool = false) -> String {
        let outlet = owner ? #"<connections><outlet property="view" destination="root" id="o"/></connections>"# : ""
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507">
            \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")<objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MenuController">\(outlet)</placeholder>
            \(objects)</objects></document>
            """
    }

    private static func storyboard(_ device: String?, _ scenes: String...) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
        \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")<scenes>
        \(scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined())
        </scenes></document>
        """
    }

    private static func controller(_ view: String, item: Bool = false, element: String = "viewController") -> String {
        """
        <\(element) id="vc" sceneMemberID="viewController">\
        \(item ? "<navigationItem key=\"navigationItem\" title=\"Menu\" id=\"ni\"/>" : "")\(view)</\(element)>
        """
    }

    private static let screens: [(name: String, text: String, options: [String])] = {
        let guides = """
            <viewController id="vc" sceneMemberID="viewController"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
            <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="64" width="375" height="554"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in"><rect key="frame" x="5" y="6" width="7" height="8"/></view></subviews>
            </view></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c1"/>
            <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c4"/>
            </constraints></view></viewController>
            """
        let centered = """
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="mid"><rect key="frame" x="100" y="345" width="50" height="20"/></view>
            </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="mid" firstAttribute="centerY" secondItem="safe" secondAttribute="centerY" constant="1" id="c1"/>
            <constraint firstItem="mid" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="100" id="c2"/>
            <constraint firstItem="mid" firstAttribute="width" constant="50" id="c3"/>
            <constraint firstItem="mid" firstAttribute="height" constant="20" id="c4"/></constraints></view>
            """
        let devices = [
            "--device retina4_0", "--device \"iPhone 11\"", "--device ipad9_7", "--size 320x480", "--size 700x300",
        ]
        let cell = """
            <tableViewCell id="root"><rect key="frame" x="0" y="0" width="\u{25CA}" height="60"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="\u{25CA}" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in"><rect key="frame" x="16" y="0" width="9" height="60"/></view></subviews><constraints>
            <constraint firstItem="in" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="in" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="c2"/>
            <constraint firstItem="in" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c3"/>
            <constraint firstItem="in" firstAttribute="bottom" secondItem="content" secondAttribute="bottomMargin" id="c4"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        let table = """
            <tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" rowHeight="50" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell reuseIdentifier="a" rowHeight="70" id="p1"><rect key="frame" x="0" y="28" width="375" height="70"/>
            <tableViewCellContentView key="contentView" id="p1c"/></tableViewCell>
            <tableViewCell reuseIdentifier="b" id="p2"><rect key="frame" x="0" y="98" width="375" height="50"/>
            <tableViewCellContentView key="contentView" id="p2c"/></tableViewCell></prototypes></tableView></tableViewController>
            """
        let collection = """
            <collectionViewController id="vc" sceneMemberID="viewController"><collectionView key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="9" id="fl">
            <size key="itemSize" width="60" height="40"/><size key="headerReferenceSize" width="0" height="30"/>
            <size key="footerReferenceSize" width="0" height="20"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="a" id="c1"><rect key="frame" x="1" y="32" width="60" height="40"/><view key="contentView" id="v1"/></collectionViewCell>
            <collectionViewCell reuseIdentifier="b" id="c2"><rect key="frame" x="70" y="32" width="60" height="40"/><view key="contentView" id="v2"/></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="h" id="he"><rect key="frame" x="0" y="0" width="375" height="30"/></collectionReusableView>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="f" id="fo"><rect key="frame" x="0" y="76" width="375" height="20"/></collectionReusableView>
            </collectionView></collectionViewController>
            """
        return [
            ("a view of no device", xib(nil, view((200, 100))), ["", "--device retina4_0", "--size 320x480"]),
            ("a view as large as the device", xib("retina4_7", view((375, 667))), [""] + devices),
            ("a view that nothing covered", xib("retina4_7", view((375, 667), stored: (0, 0))), [""]),
            (
                "a view that tells what was covered", xib("retina4_7", view((375, 667), stored: (64, 49))),
                [""] + devices
            ),
            (
                "a view with margins of its own",
                xib(
                    "retina4_7", view((375, 200), stored: (8, 8), attributes: #"insetsLayoutMarginsFromSafeArea="NO""#)),
                [""]
            ),
            ("a controller's view", xib("retina6_1", view((414, 896), stored: (48, 34)), owner: true), [""] + devices),
            ("a scene", storyboard("retina6_1", controller(view((414, 896)))), [""] + devices),
            ("a scene with a bar", storyboard("retina6_1", controller(view((414, 896)), item: true)), [""] + devices),
            (
                "a scene with a bar that tells",
                storyboard("retina6_1", controller(view((414, 896), stored: (92, 34)), item: true)), [""] + devices
            ),
            ("a sheet", storyboard("retina4_7", controller(view((375, 647)))), ["", "--device retina4_0"]),
            ("a sheet a little lower", storyboard("retina4_7", controller(view((375, 637)), item: true)), [""]),
            ("a scene lower than a sheet", storyboard("retina4_7", controller(view((375, 636)), item: true)), [""]),
            ("a narrow scene", storyboard("retina4_7", controller(view((320, 600)), item: true)), [""]),
            ("guides", storyboard("retina4_7", guides), [""] + devices),
            ("something in the middle", storyboard("retina4_7", controller(centered)), [""] + devices.prefix(2)),
            (
                "a cell as narrow as the first", xib("retina6_1", cell.replacing("\u{25CA}", with: "320")),
                ["", "--size 400x60"]
            ),
            ("a wide cell", xib("retina6_1", cell.replacing("\u{25CA}", with: "414")), ["", "--size 320x60"]),
            ("a table", storyboard("retina4_7", table), [""]),
            ("a collection", storyboard("retina4_7", collection), [""]),
            (
                "a table controller with another view",
                storyboard("retina4_7", controller(view((375, 667)), element: "tableViewController")), [""]
            ),
            (
                "a collection controller with another view",
                storyboard("retina4_7", controller(view((375, 667)), element: "collectionViewController")), [""]
            ),
            (
                "controllers in controllers",
                storyboard(
                    "retina4_7",
                    #"<navigationController id="nc" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#,
                    controller(view((375, 667)), item: true)), [""]
            ),
        ]
    }()

    @Test("Every kind of screen lists its views, on its own device, on others and at other sizes")
    func screens() throws {
        // Given
        let folder = try TemporaryFolder()
        let prompt = ScriptedSession(TableCellSession(rows: 1))

        // When
        let texts = try Self.screens.flatMap { name, text, options in
            let path = try folder.file(text.contains("<scenes>") ? "Menu.storyboard" : "Menu.xib", text)
            return options.map { option in
                let tree = prompt.run("nib tree \(path) \(option)")
                let remarks = option.isEmpty ? prompt.run("nib lint --notes \(path)") : ""
                return "— \(name) \(option)\n" + (tree + remarks).replacing(folder.path + "/", with: "")
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Screens-of-nibs.txt")
    }
}
