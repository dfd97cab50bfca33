import InterfaceBuilder
import Inspection
import TerminalUIKit
import TerminalTesting
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

    @Test("Hundreds of top-level views are all shown like on their screens, without a load for each")
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
        let expected: [String?] = Array(repeating: "Moon", count: 80) + Array(repeating: "Wide", count: 80)
        expect(texts, equals: expected)
        expect(inspection.frames.count, equals: count)
    }

    @Test("Eighty top-level views are created once, for their kind of screen")
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
        expect(MadeView.count, equals: count)
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

    @Test("File's Owner of an unknown class accepts every outlet and action")
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
        expect(inspection.faults.isEmpty)
        expect(inspection.showables.map(\.object.id), equals: ["But-to-001", "Tab-le-001"])
    }

    @Test("If the owner's class is here, its missing outlets and actions are noted, with the nearest name")
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
        expect(
            inspection.faults.map(\.message),
            equals: [
                "no outlet `lable` on MoonController", "no action `rize:` on MoonController",
            ])
        expect(inspection.faults.map(\.suggestion), equals: ["label", "rise:"])
    }

    @Test("A constraint with an unknown attribute is reported, with the nearest name")
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
        expect(
            inspection.faults.map(\.words),
            contains: "no view has the attribute `botom`, so this constraint holds nothing; did you mean `bottom`?")
    }

    @Test("Attributed texts, and values for Interface Builder or the loader alone, don't count as ignored")
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
        expect(document.unread.isEmpty)
        expect(inspection.unusedKeys.map(\.key), equals: [])
    }

    @Test("A problem stops no inspection, but no object receives awakeFromNib()")
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
        expect(inspection.faults.map(\.message), equals: ["no outlet `moon` on WokenView"])
        expect(WokenView.wakings, equals: 0)
    }

    @Test("A member that UIKit has only on iOS isn't a problem, unless it looks like a misspelling")
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
        expect(inspection.faults.map(\.suggestion), equals: ["dataSource"])
        expect(inspection.lacks.map(\.member), equals: ["outlet dragInteractions of UITableView"])
    }

    @Test("Values that no class reads are noted, except those of the editor and of stand-ins")
    func unusedKeys() throws {
        // Given
        let document = try document(
            """
            <label text="Moon" glow="YES" adjustsFontForContentSizeCategory="YES" userLabel="Big" id="Lab-el-001">\
            <rect key="frame" x="0" y="0" width="80" height="22"/>
            <string key="shine">much</string><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <button id="But-to-001"><state key="normal" title="Rise"/></button>
            <glkView glow="YES" id="Map-00-001"><rect key="frame" x="0" y="0" width="80" height="22"/></glkView>
            <navigationItem prompt="Tonight" title="Moon" id="Nav-it-001"/>
            <tableView style="insetGrouped" id="Tab-le-001"/><tableView style="grouped" id="Tab-le-002"/>
            """)

        // When
        let inspection = inspect(document)

        // Then
        expect(
            inspection.unusedKeys.map { "\($0.object.element).\($0.key)" },
            equals: [
                "label.glow", "label.shine", "navigationItem.prompt", "tableView.style",
            ])
        expect(inspection.standIns.map(\.object.element), equals: ["glkView"])
    }

    @Test("The frame of a view without an id stays unassigned, and a view without a frame gets none")
    func framesWithoutID() throws {
        // Given
        let document = try document(
            """
            <view id="Vie-w0-001"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
            <view><rect key="frame" x="0" y="0" width="50" height="50"/></view></subviews></view>
            """)

        // When
        let inspection = inspect(document)

        // Then
        expect(Array(inspection.frames.keys), equals: ["Vie-w0-001"])
    }

    @Test("nib shows an activity indicator, unless the file hides it permanently")
    func hiddenIndicator() throws {
        // Given
        func sign(_ attributes: String) throws -> IBDocument {
            try document("<activityIndicatorView \(attributes) id=\"Act-iv-001\"/>")
        }
        var areHidden: [Bool?] = []

        // When
        for attributes in [
            #"hidesWhenStopped="YES""#, #"hidesWhenStopped="YES" hidden="YES""#, #"hidden="YES""#,
        ] {
            inspect(try sign(attributes)) { areHidden.append($0.rootViewController?.view.isHidden) }
        }

        // Then
        expect(areHidden, equals: [false, false, true])
    }

    @Test(
        "A scene that can't be shown is noted: a list controller without a list, a missing nib")
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
        expect(
            inspection.faults.map(\.message),
            equals: [
                "the view of a UITableViewController is no list: the program ends on iOS",
                "there is no such nib in the bundle", "the controller would contain itself: C-3 → C-3",
            ])
    }

    @Test("An inspection writes no log, traces no step and counts no object")
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
        expect(heard, equals: 0)
        expect(world.loads, equals: 0)
        expect(inspection.log, equals: ["Unknown class _TtC4Dark4Dark in Interface Builder file."])
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
