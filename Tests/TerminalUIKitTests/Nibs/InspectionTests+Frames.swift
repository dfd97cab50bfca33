import InterfaceBuilder
import Inspection
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// The frames of views in an inspected document.
extension InspectionTests {
    @Test(
        "nib shows natural sizes of the iOS that came with the Xcode that wrote the file",
        arguments: [
            ("11762", [29.0, 30.0, 31.0, 44.0]), ("14490", [29, 30, 31, 56]), ("14868", [32, 34, 31, 56]),
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
        expect(found, equals: heights)
    }

    @Test("nib shows a view without content in a stack at Interface Builder's size")
    func sizesInStacks() throws {
        // Given
        let constraint = #"<constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>"#
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"><objects>
            <stackView axis="vertical" alignment="center" id="a"><rect key="frame" x="0" y="0" width="300" height="170"/>
            <subviews><label text="" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
            <label text="" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="d"/>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="e">
            <rect key="frame" x="0" y="0" width="195" height="30"/>\(constraint)</view>
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="f"/></subviews></stackView>
            </objects></document>
            """
        let document = try IBDocument(data: Data(text.utf8), file: "Moon.xib")
        let inspection = NibInspection(document, metrics: .typographic)

        // When
        inspection.run { for showable in inspection.showables { _ = inspection.load(showable, size: showable.size) } }

        // Then
        let sizes = ["b", "c", "d", "e", "f"].map { inspection.frames[$0]?.size }
        expect(
            sizes,
            equals: [
                CGSize(width: 50, height: 50), CGSize(width: 0, height: 0), CGSize(width: 50, height: 50),
                CGSize(width: 195, height: 20), CGSize(width: 50, height: 50),
            ])
    }

    @Test(
        "nib shows a cell's content above the separator, if the separator took space in its iOS",
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
        expect(cells.map { Double($0.contentView.frame.height) }, equals: [height])
    }

    @Test("nib shows a scene under a bar with its title, if Xcode does")
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
        expect(shown, equals: ["Moon"])
        expect(none, equals: [])
    }

    @Test("nib notes frames after layout, and shows screens at the requested size")
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
        expect(inspection.showables.map(\.isScreen), equals: [true])
        expect(inspection.showables.map(\.size), equals: [CGSize(width: 100, height: 100)])
        expect(inspection.frames["Vie-w0-001"], equals: CGRect(x: 0, y: 0, width: 200, height: 300))
        expect(inspection.frames["Vie-w0-002"], equals: CGRect(x: 0, y: 0, width: 200, height: 10))
    }

    @Test("nib shows each prototype of a table or collection once, as high as in the file, with headers")
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
        expect(rows.map(\.minY), equals: [0, 88])
        expect(rows.map(\.height), equals: [88, 44])
        expect(items, equals: [CGSize(width: 100, height: 60)])
    }
}
