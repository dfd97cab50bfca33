import Foundation
import InterfaceBuilder
import Inspection
import TerminalTesting
import TerminalUIKit
import Testing

/// The height of the bars over a stored view, computed from the views at its edges.
struct StoredBarsTests {
    private func covered(_ objects: String, isStoryboard: Bool, attributes: String = "") throws -> String {
        let objects = "<objects>\(objects)</objects>"
        let kind = isStoryboard ? "Storyboard.XIB" : "XIB"
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" \(attributes)>
            \(isStoryboard ? "<scenes><scene sceneID=\"s\">\(objects)</scene></scenes>" : objects)
            </document>
            """
        let inspection = NibInspection(try IBDocument(data: Data(text.utf8), file: "Moon"), metrics: .typographic)
        return inspection.run {
            inspection.showables.map { showable in
                let insets = inspection.load(showable, size: showable.size).deviceInsets
                return "\(Double(insets.top)) \(Double(insets.bottom))"
            }.joined(separator: " | ")
        }
    }

    private func constraint(_ first: String, _ second: String, _ more: String = "") -> String {
        let (one, other) = (first.split(separator: "."), second.split(separator: "."))
        let item = one[0] == "root" ? "" : "firstItem=\"\(one[0])\""
        return
            "<constraint \(item) firstAttribute=\"\(one[1])\" secondItem=\"\(other[0])\" "
            + "secondAttribute=\"\(other[1])\" \(more) id=\"k\"/>"
    }

    /// A view of 200×300 with another in it, from 30 to 260, that holds one from 40 to 240, and with a constraint.
    private func root(
        _ constraint: String, _ attributes: String = "", inner: String = "", more: String = "", element: String = "view"
    ) -> String {
        func view(_ id: String, _ y: Int, _ height: Int, _ more: String, _ inside: String) -> String {
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" \(more) id=\"\(id)\"><rect key=\"frame\" "
                + "x=\"0\" y=\"\(y)\" width=\"50\" height=\"\(height)\"/>"
                + "<subviews>\(inside)</subviews></view>"
        }
        return
            "<\(element) \(attributes) id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" "
            + "height=\"300\"/><subviews>"
            + view("inner", 30, 230, inner, view("deep", 10, 200, "", ""))
            + "</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
            + "<constraints>\(constraint)</constraints>\(more)</\(element)>"
    }

    @Test("A navigation bar is 56 points high in a sheet, and 44 in a screen")
    func sheets() throws {
        for (height, expected) in [(667, 44 as CGFloat), (647, 56)] {
            // Given
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
                <device id="retina4_7"/><scenes><scene sceneID="s"><objects>
                <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
                <rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>
                <navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="0" y="0" width="375" height="1"/></navigationBar></subviews><constraints>
                \(constraint("b.top", "v.top"))
                </constraints></view></viewController></objects></scene></scenes></document>
                """
            let inspection = NibInspection(try IBDocument(data: Data(text.utf8), file: "Moon"), metrics: .typographic)

            // When
            inspection.run {
                for showable in inspection.showables {
                    _ = inspection.load(showable, size: showable.size, on: inspection.document.device)
                }
            }

            // Then
            expect(inspection.frames["b"]?.height, equals: expected)
        }
    }

    @Test("A large title covers the scenes below a bar that prefers it, unless their items refuse it")
    func largeTitles() throws {
        // Given
        func scene(_ id: String, _ item: String, _ segue: String = "") -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
            <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <navigationItem key="navigationItem" \(item) id="i\(id)"/><connections>\(segue)</connections>
            </viewController></objects></scene>
            """
        }
        func segue(_ to: String, _ kind: String) -> String {
            "<segue destination=\"\(to)\" kind=\"\(kind)\" relationship=\"rootViewController\" id=\"to\(to)\"/>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
            <device id="retina4_7"/><scenes><scene sceneID="sn"><objects>
            <navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" largeTitles="YES" id="b"/>
            <connections>\(segue("one", "relationship"))</connections></navigationController></objects></scene>
            \(scene("one", "", segue("two", "show")))
            \(scene("two", "largeTitleDisplayMode=\"never\"", segue("three", "show")))
            \(scene("three", "", segue("four", "presentation")))\(scene("four", ""))
            </scenes></document>
            """
        let inspection = NibInspection(try IBDocument(data: Data(text.utf8), file: "Moon"), metrics: .typographic)

        // When
        let tops = inspection.run {
            inspection.showables.compactMap { showable -> CGFloat? in
                let window = inspection.load(showable, size: showable.size, on: inspection.document.device)
                guard let id = showable.object.slots["view"]?.id, let object = inspection.document.object(withID: id)
                else { return nil }
                _ = window
                return (inspection.instance(of: object) as? UIView)?.safeAreaInsets.top
            }
        }

        // Then
        expect(tops, equals: [116, 64, 64, 64])
    }

    @Test(
        "Before safe areas the margins of views under the status bar didn't contain it",
        arguments: [("11542", 54 as CGFloat, 8 as CGFloat), ("13196", 54, 28), ("22505", 54, 28)])
    func marginsUnderBars(tools: String, top: CGFloat, inScrollView: CGFloat) throws {
        // Given
        func view(_ id: String, _ y: Int, _ more: String = "", element: String = "view") -> String {
            "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
                + "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"90\" height=\"90\"/>\(more)</\(element)>"
        }
        func pin(_ first: String, _ second: String, _ more: String = "") -> String {
            constraint(first, second, more).replacing("id=\"k\"", with: "id=\"\(first)\"")
        }
        let scrolled = view("d", 8) + "<constraints>\(pin("d.top", "s.topMargin"))</constraints>"
        let inside = scrolled.replacing("<constraints>", with: "</subviews><constraints>")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)">
            <device id="retina4_7"/><scenes><scene sceneID="s"><objects>
            <viewController id="c" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view("a", 54))\(view("b", 20))
            \(view("s", 0, "<subviews>\(inside)", element: "scrollView"))</subviews><constraints>
            \(pin("a.top", "v.topMargin", "constant=\"\(tools < "13" ? 54 : 34)\""))\(pin("b.top", "g.bottom"))
            \(pin("s.top", "v.top"))</constraints></view></viewController></objects></scene></scenes></document>
            """
        let inspection = NibInspection(try IBDocument(data: Data(text.utf8), file: "Moon"), metrics: .typographic)

        // When
        inspection.run {
            for showable in inspection.showables {
                _ = inspection.load(showable, size: showable.size, on: inspection.document.device)
            }
        }

        // Then
        expect(["a", "b", "d"].map { inspection.frames[$0]?.minY }, equals: [top, 20, inScrollView])
    }

    @Test("A view that is pinned to the safe area in the file determines the height of the bars")
    func all() throws {
        // Given
        let held = [
            constraint("inner.top", "safe.top"), constraint("safe.top", "inner.top"),
            constraint("inner.top", "safe.top", "constant=\"7\""),
            constraint("safe.top", "inner.top", "constant=\"-7\""),
            constraint("inner.top", "safe.top", "constant=\"50\""), constraint("deep.top", "safe.top"),
            constraint("inner.bottom", "safe.bottom"), constraint("safe.bottom", "inner.bottom", "constant=\"7\""),
            constraint("deep.bottom", "safe.bottom"),
            constraint("inner.bottom", "safe.bottom", "constant=\"7\""), constraint("inner.top", "safe.bottom"),
            constraint("inner.bottom", "safe.top"),
            constraint("inner.top", "root.top"), constraint("inner.top", "root.topMargin"),
            constraint("root.bottomMargin", "inner.bottom"),
            constraint("inner.top", "root.bottomMargin"), constraint("inner.centerY", "safe.centerY"),
            constraint("inner.centerY", "safe.centerY", "constant=\"-4\""),
            constraint("inner.centerY", "safe.centerY", "multiplier=\"2\""),
            constraint("inner.centerY", "root.centerY"), constraint("inner.centerY", "safe.top"),
            constraint("inner.top", "safe.top", "priority=\"999\""),
            constraint("inner.top", "safe.top", "relation=\"greaterThanOrEqual\""),
            constraint("inner.top", "safe.top").replacing(
                "/>", with: "><variation key=\"widthClass=regular\" constant=\"3\"/></constraint>"),
            constraint("inner.top", "high.bottom"), constraint("inner.top", "high.top"),
            constraint("inner.bottom", "low.top"), constraint("inner.bottom", "low.bottom"),
            constraint("inner.top", "none.top"),
        ]
        let margins = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"1\" bottom=\"1\" right=\"1\"/>"
        func scene(_ root: String) -> String {
            "<viewController id=\"vc\" sceneMemberID=\"viewController\"><layoutGuides>"
                + "<viewControllerLayoutGuide type=\"top\" id=\"high\"/>"
                + "<viewControllerLayoutGuide type=\"bottom\" id=\"low\"/>"
                + "</layoutGuides>\(root.replacing("<view  id=\"root\"", with: "<view key=\"view\" id=\"root\""))"
                + "</viewController>"
        }

        // When
        var lines = try held.map {
            "\($0): \(try covered(scene(root($0)), isStoryboard: true)), \(try covered(root($0), isStoryboard: false))"
        }
        let marginal = held[13]
        let roots = [
            root(marginal, "preservesSuperviewLayoutMargins=\"YES\""),
            root(marginal, "insetsLayoutMarginsFromSafeArea=\"NO\""), root(marginal, more: margins),
            root(
                marginal,
                more: margins.replacing("layoutM", with: "directionalLayoutM").replacing(
                    "edgeInsets", with: "directionalEdgeInsets"
                ).replacing("left", with: "leading")
                    .replacing("right", with: "trailing")), root(marginal, element: "tableViewCell"),
            root(held[0], inner: "misplaced=\"YES\""),
            root(held[0]).replacing("<subviews></subviews></view>", with: "</view>"),
            root(
                held[0],
                more:
                    "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"k\"/></mask></variation>"
            ),
        ]
        lines += try roots.enumerated().map { "\($0): \(try covered($1, isStoryboard: false))" }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Stored-bars.txt")
    }

    @Test(
        "A view whose constraint isn't required tells of bars if it is where usual bars end",
        arguments: [(20, "20.0 0.0"), (64, "64.0 0.0"), (30, "0.0 0.0")])
    func notRequired(top: Int, expected: String) throws {
        // Given
        let text = root(constraint("inner.top", "safe.top", "priority=\"250\""))
            .replacing("y=\"30\"", with: "y=\"\(top)\"")

        // When
        let insets = try covered(text, isStoryboard: false)

        // Then
        expect(insets, equals: expected)
    }

    @Test("A view tells of bars whatever its font is on other screens")
    func variations() throws {
        // Given
        let variation = "<variation key=\"widthClass=regular\"><fontDescription key=\"fontDescription\"/></variation>"
        let text = root(constraint("inner.top", "safe.top"))
            .replacing("<subviews></subviews></view>", with: "</view>\(variation)")

        // When
        let insets = try covered(text, isStoryboard: false)

        // Then
        expect(insets, equals: "30.0 0.0")
    }

    @Test("Where no view tells, a status bar covers the screen of any size that Xcode drew until version 8")
    func anyScreen() throws {
        // Given
        let scenes = "<viewController id=\"c\" sceneMemberID=\"viewController\">\(root(""))</viewController>"
            .replacing("<view  id=\"root\"", with: "<view key=\"view\" id=\"root\"")

        // When
        let insets = try ["", "useTraitCollections=\"YES\""].map {
            try covered(scenes, isStoryboard: true, attributes: $0)
        }

        // Then
        expect(insets, equals: ["0.0 0.0", "20.0 0.0"])
    }

    @Test("A constraint that the device's size class excludes tells nothing of bars")
    func excluded() throws {
        // Given
        let variation =
            "<variation key=\"heightClass=compact\"><mask key=\"constraints\"><exclude reference=\"k\"/></mask></variation>"
        let upright = root(constraint("inner.top", "safe.top"), more: variation)

        // When
        let insets = try [
            upright, upright.replacing("width=\"200\" height=\"300\"", with: "width=\"568\" height=\"300\""),
        ]
        .map { try covered($0, isStoryboard: false) }

        // Then
        expect(insets, equals: ["30.0 0.0", "0.0 0.0"])
    }
}
