import InterfaceBuilder
import NibChecking
import TerminalUIKit
import Testing

@testable import Views

/// A document that is loaded only to be looked at.
struct InspectionTests {
    func document(_ objects: String, owner: String = "", ownerClass: String = "") throws -> IBDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(ownerClass)>
            <connections>\(owner)</connections></placeholder>
            \(objects)
            </objects></document>
            """
        return try IBDocument(data: Data(text.utf8), file: "Moon.xib")
    }

    /// Loads all parts of a document, and answers what was noted.
    @discardableResult
    func inspect(
        _ document: IBDocument, size: CGSize? = nil, _ look: (UIWindow) -> Void = { _ in }
    ) -> NibInspection {
        let inspection = NibInspection(document)
        inspection.run {
            for showable in inspection.showables { look(inspection.load(showable, size: size ?? showable.size)) }
        }
        return inspection
    }

    @Test("Of hundreds of views side by side each is shown as it is on its kind of screen, though not each is a load")
    func manyParts() throws {
        // Given
        let count = 160
        let document = try document(
            (0..<count).map { number in
                """
                <label text="Moon" id="La-\(number)"><rect key="frame" x="0" y="0" width="\(number < 80 ? 320 : 1024)" \
                height="\(number < 80 ? 480 : 768)"/><variation key="widthClass=regular" text="Wide"/></label>
                """
            }.joined())
        var texts: [String?] = []

        // When
        let inspection = inspect(document) { texts.append(($0.subviews.first as? UILabel)?.text) }

        // Then
        #expect(texts == Array(repeating: "Moon", count: 80) + Array(repeating: "Wide", count: 80))
        #expect(inspection.frames.count == count)
    }

    @Test("Of eighty views side by side, all are made once on their kind of screen")
    func fewLoads() throws {
        // Given
        let count = 80
        let document = try document(
            (0..<count).map { #"<view customClass="MadeView" customModule="TerminalUIKitTests" id="Vie-\#($0)"/>"# }
                .joined())
        MadeView.count = 0

        // When
        inspect(document)

        // Then
        #expect(MadeView.count == count)
    }

    /// The frames in a view of a xib for a phone, with a box that constraints place.
    func frames(
        in size: (Int, Int), box: String, _ constraints: String, attributes: String = "", guides: String = ""
    ) throws -> [String: CGRect] {
        let document = try document(
            """
            <view \(attributes) id="Vie-w0-001"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
            <rect key="frame" \(box)/></view></subviews>
            <viewLayoutGuide key="safeArea" id="Saf-e0-001"/>\(guides)
            <constraints>\(constraints)
            <constraint firstAttribute="bottom" secondItem="Box-00-001" secondAttribute="bottom" id="c8"/>
            </constraints></view>
            """)
        return inspect(document).frames
    }

    @Test("File's Owner accepts every outlet and action, if its class is not here")
    func anyOwner() throws {
        // Given
        let document = try document(
            """
            <button buttonType="system" id="But-to-001"><rect key="frame" x="0" y="0" width="80" height="44"/>
            <connections><action selector="rise:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
            <tableView id="Tab-le-001"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <connections><outlet property="dataSource" destination="-1" id="o2"/></connections></tableView>
            """, owner: #"<outlet property="button" destination="But-to-001" id="o1"/>"#,
            ownerClass: #"customClass="DarkController" customModule="Dark""#)

        // When
        let inspection = inspect(document)

        // Then
        #expect(inspection.faults.isEmpty)
        #expect(inspection.showables.map(\.object.id) == ["But-to-001", "Tab-le-001"])
    }

    @Test("Of an owner whose class is here, outlets and actions that it lacks are noted, with the nearest name")
    func knownOwner() throws {
        // Given
        let document = try document(
            """
            <button buttonType="system" id="But-to-001"><connections>
            <action selector="rize:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="rise:" destination="-1" eventType="touchUpInside" id="a2"/></connections></button>
            <label id="Lab-el-001"/>
            """,
            owner: """
                <outlet property="lable" destination="Lab-el-001" id="o1"/>
                <outlet property="label" destination="Lab-el-001" id="o2"/>
                """, ownerClass: Nib.custom(MoonController.self))

        // When
        let inspection = inspect(document)

        // Then
        #expect(
            inspection.faults.map(\.message) == [
                "no outlet `lable` on MoonController", "no action `rize:` on MoonController",
            ])
        #expect(inspection.faults.map(\.suggestion) == ["label", "rise:"])
    }

    @Test(
        "Looked at, a document has the natural sizes of the iOS that came with the Xcode that wrote it",
        arguments: [
            ("11762", [29.0, 30.0, 31.0, 56.0]), ("14490", [29, 30, 31, 56]), ("14868", [32, 34, 31, 56]),
            ("22505", [32, 34, 31, 56]), ("24127", [32, 34, 28, 64]),
        ])
    func systemOfTools(version: String, heights: [Double]) throws {
        // Given
        let elements =
            #"<stepper id="a"/><textField borderStyle="roundedRect" id="b"/><switch id="c"/><searchBar id="d"/>"#
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)">
            <objects>\(elements)</objects></document>
            """
        let document = try IBDocument(data: Data(text.utf8), file: "Moon.xib")
        let inspection = NibInspection(document, metrics: .typographic)

        // When
        let found = inspection.run {
            inspection.showables.map { showable in
                let window = inspection.load(showable, size: showable.size)
                return Double(window.subviews[0].intrinsicContentSize.height)
            }
        }

        // Then
        #expect(found == heights)
    }

    @Test("Looked at, what has no content yet has the size in a stack that Interface Builder gives it")
    func sizesInStacks() throws {
        // Given
        let constraint = #"<constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>"#
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"><objects>
            <stackView axis="vertical" alignment="center" id="a"><rect key="frame" x="0" y="0" width="300" height="120"/>
            <subviews><label text="" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
            <label text="" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="d"/>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="e">\(constraint)</view></subviews></stackView>
            </objects></document>
            """
        let document = try IBDocument(data: Data(text.utf8), file: "Moon.xib")
        let inspection = NibInspection(document, metrics: .typographic)

        // When
        inspection.run { for showable in inspection.showables { _ = inspection.load(showable, size: showable.size) } }

        // Then
        let sizes = ["b", "c", "d", "e"].map { inspection.frames[$0]?.size }
        #expect(
            sizes == [
                CGSize(width: 50, height: 50), CGSize(width: 0, height: 0), CGSize(width: 50, height: 50),
                CGSize(width: 240, height: 20),
            ])
    }

    @Test(
        "Looked at, a cell's content ends above the line below it, if that took room in its iOS",
        arguments: [("11762", 43.0), ("14490", 43.5), ("22505", 44)])
    func contentOfCells(version: String, height: Double) throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)"><objects>
            <tableViewCell id="a"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCell>
            </objects></document>
            """
        let document = try IBDocument(data: Data(text.utf8), file: "Moon.xib")
        let inspection = NibInspection(document, metrics: .typographic)

        // When
        let cells = inspection.run {
            inspection.showables.compactMap {
                inspection.load($0, size: $0.size).subviews.first as? UITableViewCell
            }
        }

        // Then
        #expect(cells.map { Double($0.contentView.frame.height) } == [height])
    }

    @Test("A constraint about an attribute that no view has is told, with the nearest name")
    func misspeltAttribute() throws {
        // Given
        let document = try document(
            """
            <view id="out-er-001"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="in-ne-r01"/></subviews><constraints>
            <constraint firstAttribute="botom" secondItem="in-ne-r01" secondAttribute="bottom" id="c1"/>
            </constraints></view>
            """)

        // When
        let inspection = inspect(document)

        // Then
        #expect(
            inspection.faults.map(\.words).contains(
                "no view has the attribute `botom`, so this constraint holds nothing; did you mean `bottom`?"))
    }

    @Test("Attributed texts, and what Interface Builder or the loader alone wants to know, are not kept for nobody")
    func used() throws {
        // Given
        let text = #"<attributedString key="%"><fragment content="Moon"><attributes/></fragment></attributedString>"#
        let document = try document(
            """
            <view id="out-er-001"><rect key="frame" x="0" y="0" width="320" height="480"/><gestureRecognizers/>
            <subviews><label usesAttributedText="YES" id="Lab-el-001">
            \(text.replacingOccurrences(of: "%", with: "attributedText"))
            \(text.replacingOccurrences(of: "%", with: "userComments"))</label>
            <button hasAttributedTitle="YES" id="But-to-001"><state key="normal">
            \(text.replacingOccurrences(of: "%", with: "attributedTitle"))</state></button></subviews></view>
            """)

        // When
        let inspection = inspect(document)

        // Then
        #expect(document.unread.isEmpty)
        #expect(inspection.unusedKeys.map(\.key) == [])
    }

    @Test("A scene that Xcode shows a bar above is under one, with its title, on a device that covers something")
    func inferredBar() throws {
        // Given
        func bars(_ device: String) throws -> [String] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">\(device)<scenes>
                <scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController">
                <view key="view" id="w"/>
                <navigationItem key="navigationItem" title="Moon" id="n"/></viewController></objects></scene>
                </scenes></document>
                """
            let inspection = NibInspection(try IBDocument(data: Data(text.utf8), file: "Moon.storyboard"))
            return inspection.run {
                let showable = inspection.showables[0]
                let window = inspection.load(showable, size: showable.size, on: inspection.document.device)
                return window.subviews[0].subviews.compactMap { ($0 as? UINavigationBar)?.topItem?.title }
            }
        }

        // When
        let (shown, none) = (try bars(#"<device id="retina4_7"/>"#), try bars(""))

        // Then
        #expect(shown == ["Moon"])
        #expect(none == [])
    }

    @Test("What is wrong refuses nothing, but wakes nobody")
    func nothingRefused() throws {
        // Given
        let document = try document(
            """
            <view id="Vie-w0-001" \(Nib.custom(WokenView.self))><rect key="frame" x="0" y="0" width="80" height="44"/>
            <connections><outlet property="moon" destination="Vie-w0-001" id="o1"/></connections></view>
            """)
        WokenView.wakings = 0

        // When
        let inspection = inspect(document)

        // Then
        #expect(inspection.faults.map(\.message) == ["no outlet `moon` on WokenView"])
        #expect(WokenView.wakings == 0)
    }

    @Test("What a class of UIKit's has on iOS only is excused, unless it looks like a misspelling")
    func excused() throws {
        // Given
        let document = try document(
            """
            <tableView id="Tab-le-001"><connections>
            <outlet property="dragDelegate" destination="-1" id="o1"/>
            <outlet property="dataSorce" destination="Vie-w0-001" id="o2"/>
            <outlet property="dragInteractions" destination="Vie-w0-001" id="o3"/>
            </connections></tableView><view id="Vie-w0-001"/>
            """)

        // When
        let inspection = inspect(document)

        // Then
        #expect(inspection.faults.map(\.suggestion) == ["dataSource"])
        #expect(inspection.lacks.map(\.member) == ["outlet dragInteractions of UITableView"])
    }

    @Test("What no class asks for is told; what one asks for, what the editor wants, and stand-ins are not")
    func unusedKeys() throws {
        // Given
        let document = try document(
            """
            <label text="Moon" glow="YES" userLabel="Big" id="Lab-el-001"><rect key="frame" x="0" y="0" width="80" height="22"/>
            <string key="shine">much</string><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <button id="But-to-001"><state key="normal" title="Rise"/></button>
            <glkView glow="YES" id="Map-00-001"><rect key="frame" x="0" y="0" width="80" height="22"/></glkView>
            """)

        // When
        let inspection = inspect(document)

        // Then
        #expect(inspection.unusedKeys.map { "\($0.object.element).\($0.key)" } == ["label.glow", "label.shine"])
        #expect(inspection.standIns.map(\.object.element) == ["glkView"])
    }

    @Test("Frames after layout are noted, and screens take the size they are given")
    func frames() throws {
        // Given
        let document = try document(
            """
            <view id="Vie-w0-001"><rect key="frame" x="40" y="40" width="100" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
            <view id="Vie-w0-002"><rect key="frame" x="0" y="0" width="100" height="10"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view>
            """, owner: #"<outlet property="view" destination="Vie-w0-001" id="o1"/>"#)

        // When
        let inspection = inspect(document, size: CGSize(width: 200, height: 300))

        // Then
        #expect(inspection.showables.map(\.isScreen) == [true])
        #expect(inspection.showables.map(\.size) == [CGSize(width: 100, height: 100)])
        #expect(inspection.frames["Vie-w0-001"] == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(inspection.frames["Vie-w0-002"] == CGRect(x: 0, y: 0, width: 200, height: 10))
    }

    @Test("A table shows each of its prototypes once, as high as in the file; a collection, too, with its header")
    func prototypes() throws {
        // Given
        func cell(_ element: String, _ text: String, height: Int) -> String {
            """
            <\(element) id="\(text)-00"><rect key="frame" x="0" y="0" width="100" height="\(height)"/>
            <view key="contentView" id="\(text)-01"><rect key="frame" x="0" y="0" width="100" height="\(height)"/><subviews>
            <label text="\(text)" id="\(text)-02"><rect key="frame" x="0" y="0" width="100" height="22"/></label>
            </subviews></view></\(element)>
            """
        }
        let document = try document(
            """
            <tableView id="Tab-le-001"><rect key="frame" x="0" y="0" width="320" height="300"/><prototypes>
            \(cell("tableViewCell", "New", height: 88))\(cell("tableViewCell", "Full", height: 44))</prototypes></tableView>
            <collectionView id="Col-00-001"><rect key="frame" x="0" y="0" width="320" height="300"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="Flo-00-001"/>
            <cells>\(cell("collectionViewCell", "Half", height: 60))</cells></collectionView>
            """)
        var rows: [CGRect] = []
        var items: [CGSize] = []

        // When
        inspect(document) { window in
            let table = window.subviews.first as? UITableView
            rows += table?.visibleCells.map(\.frame) ?? []
            items += (window.subviews.first as? UICollectionView)?.visibleCells.map(\.frame.size) ?? []
        }

        // Then
        #expect(rows.map(\.minY) == [0, 88])
        #expect(rows.map(\.height) == [88, 44])
        #expect(items == [CGSize(width: 100, height: 60)])
    }

    @Test(
        "A scene that can't be shown is noted, and ends nothing: a list controller without a list, a nib that is gone")
    func brokenScenes() throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
            <scene sceneID="S-1"><objects><tableViewController id="C-1" sceneMemberID="viewController">
            <view key="view" id="V-1"/></tableViewController></objects></scene>
            <scene sceneID="S-2"><objects><viewController nibName="DarkSide" id="C-2" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="S-3"><objects><navigationController id="C-3" sceneMemberID="viewController"><connections>
            <segue destination="C-3" kind="relationship" relationship="rootViewController" id="g1"/></connections>
            </navigationController></objects></scene>
            </scenes></document>
            """
        let document = try IBDocument(data: Data(text.utf8), file: "Moon.storyboard")

        // When
        let inspection = inspect(document)

        // Then
        #expect(
            inspection.faults.map(\.message) == [
                "the view of a UITableViewController is no list: the program ends on iOS",
                "there is no such nib in the bundle", "the controller would contain itself: C-3 → C-3",
            ])
    }

    @Test("Nobody else hears of it: no log, no step, no count, and the next load is checked as ever")
    func unnoticed() throws {
        // Given
        let document = try document(
            #"<view id="Vie-w0-001" customClass="Dark" customModule="Dark"><connections><outlet property="x" destination="Vie-w0-001" id="o1"/></connections></view>"#
        )
        let world = World()
        var heard = 0
        world.log = { _ in heard += 1 }
        world.trace.sink = { _ in heard += 1 }

        // When
        let inspection = world.run { inspect(document) }

        // Then
        #expect(heard == 0)
        #expect(world.loads == 0)
        #expect(inspection.log == ["Unknown class Dark in Interface Builder file."])
        #expect(world.observer == nil)
    }
}

/// A view that counts how often one was woken.
final class WokenView: UIView {
    static var wakings = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.wakings += 1
    }
}

/// Counts how many were made.
final class MadeView: UIView {
    static var count = 0

    required init?(coder: NSCoder) {
        Self.count += 1
        super.init(coder: coder)
    }
}
