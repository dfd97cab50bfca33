import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

@Suite("Changes between two versions")
struct DifferenceTests {
    /// The changes in words: how, what, and each fact.
    func changes(from old: String, to new: String) throws -> [String] {
        IBDifference(from: try Fixture.read(old), to: try Fixture.read(new)).changes.flatMap { change in
            ["\(change.kind) \(change.item.title)"]
                + change.propertyChanges.map { "  \($0.name): \($0.old ?? "–") → \($0.new ?? "–")" }
        }
    }

    func edited(_ old: String, _ new: String) -> String {
        precondition(Fixture.cell.contains(old))
        return Fixture.cell.replacing(old, with: new)
    }

    @Test("A document that is only formatted differently hasn't changed")
    func same() throws {
        // Given
        let other = Fixture.cell.replacing("    ", with: "\t").replacing(
            "constant=\"-8.5\"", with: "constant=\"-8.50\"")

        // When
        let changes = try self.changes(from: Fixture.cell, to: other)

        // Then
        expect(changes, equals: [])
    }

    @Test("A changed property, also of a state or a font, is listed with its old and new values")
    func properties() throws {
        // Given
        let edits = [
            ("text=\"Soup &amp; bread\"", "text=\"Soup\""),
            ("<rect key=\"frame\" x=\"8\" y=\"8\" width=\"200\"", "<rect key=\"frame\" x=\"8\" y=\"8\" width=\"120\""),
            ("title=\"Order\"", "title=\"Buy\""),
            ("weight=\"medium\" ", ""),
            (" reuseIdentifier=\"Dish\"", ""),
        ]

        // When
        let changes = try edits.map {
            try self.changes(from: Fixture.cell, to: edited($0.0, $0.1)).dropFirst().joined()
        }

        // Then
        expect(
            changes,
            equals: [
                "  text: \"Soup & bread\" → \"Soup\"", "  frame.width: 200 → 120",
                "  normal.title: \"Order\" → \"Buy\"",
                "  fontDescription: system medium 17 → system 17", "  reuseIdentifier: Dish → –",
            ])
    }

    @Test("A moved view without constraints has changed, and the numbers that changed are listed")
    func fixedFrames() throws {
        // Given
        let rest = "y=\"20\" width=\"46\" height=\"30\""
        func button(_ rect: String, _ attributes: String, _ more: String = "") -> String {
            Fixture.view(
                """
                <subviews><button \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="But-to-001">
                <rect key="frame" \(rect)/></button></subviews>\(more)
                """)
        }
        let (old, new) = ("x=\"16\" \(rest)", "x=\"40\" \(rest)")
        let all = "x=\"1\" y=\"2\" width=\"3\" height=\"4\""
        let constraint = """
            <constraints><constraint firstItem="But-to-001" firstAttribute="leading" constant="16" id="Con-st-001"/>
            </constraints>
            """
        let fixed = "fixedFrame=\"YES\""

        // When
        let difference = try IBDifference(
            from: Fixture.read(button(old, fixed)), to: Fixture.read(button(new, fixed)))
        let free = try IBDifference(from: Fixture.read(button(old, "")), to: Fixture.read(button(new, "")))
        let placed = try IBDifference(
            from: Fixture.read(button(old, "", constraint)), to: Fixture.read(button(new, "", constraint)))

        // Then
        expect([difference, free, placed].map { $0.changes.map(\.follows) }, equals: [[false], [false], [true]])
        try expect(
            changes(from: button(old, fixed), to: button(new, fixed)),
            equals: ["changed button (But-to-001)", "  frame.x: 16 → 40"])
        try expect(
            changes(from: button(old, fixed), to: button(all, fixed)),
            equals: ["changed button (But-to-001)", "  frame: 16,20 46×30 → 1,2 3×4"])
    }

    @Test("A connection or constraint with only a new id hasn't changed")
    func otherIDs() throws {
        // Given
        func view(_ suffix: String, _ constant: Int = 8) -> String {
            Fixture.view(
                """
                <constraints><constraint firstAttribute="width" constant="\(constant)" id="Con-st-\(suffix)"/></constraints>
                <connections><outlet property="owner" destination="-1" id="Out-le-\(suffix)"/></connections>
                """)
        }

        // When
        let same = try changes(from: view("001"), to: view("002"))
        let other = try changes(from: view("001"), to: view("002", 9))

        // Then
        expect(same, equals: [])
        expect(other.map { $0.prefix { $0 != " " } }, equals: ["added", "removed"])
    }

    @Test("A constraint that a variation excludes lists the screens on which it is active")
    func variations() throws {
        // Given
        func view(_ constraints: String, _ variations: String) -> String {
            Fixture.view("<constraints>\(constraints)</constraints>\(variations)")
        }
        func variation(_ key: String, _ word: String) -> String {
            """
            <variation key="\(key)"><mask key="constraints"><\(word) reference="Con-st-001"/></mask></variation>
            """
        }
        let constraint = "<constraint firstAttribute=\"width\" constant=\"8\" id=\"Con-st-001\"/>"
        let (never, wide) = (variation("default", "exclude"), variation("widthClass=regular", "include"))
        let narrow = variation("widthClass=compact", "exclude")

        // When
        let forces = try ["", never, never + wide, narrow].map { variations in
            let difference = try IBDifference(
                from: Fixture.read(view("", "")), to: Fixture.read(view(constraint, variations)))
            return difference.changes[0].item.properties["in force"] ?? "everywhere"
        }

        // Then
        expect(
            forces,
            equals: [
                "everywhere", "never, a variation excludes it", "only with widthClass=regular",
                "not with widthClass=compact",
            ])
    }

    @Test("An attributed text that changed only its style is listed with the style")
    func looks() throws {
        // Given
        func label(red: Int) -> String {
            Fixture.view(
                """
                <subviews><label id="Qx1-aa-001"><attributedString key="attributedText"><fragment content="Full "/>
                <fragment content="Moon"><attributes><color key="NSColor" red="\(red)" green="0" blue="0" alpha="1"
                colorSpace="custom" customColorSpace="sRGB"/></attributes></fragment></attributedString></label></subviews>
                """)
        }

        // When
        let changes = try self.changes(from: label(red: 1), to: label(red: 0))

        // Then
        expect(
            changes.last,
            equals: "  attributedText: \"Full \" + \"Moon\" (NSColor #ff0000) → \"Full \" + \"Moon\" (NSColor #000000)")
    }

    @Test("New and deleted objects are listed by name, with their connections and constraints")
    func cameAndWent() throws {
        // Given
        let start = try #require(Fixture.cell.range(of: "<button"))
        let end = try #require(Fixture.cell.range(of: "</button>"))
        var less = Fixture.cell
        less.removeSubrange(start.lowerBound..<end.upperBound)
        less = less.replacing(
            #/<constraint firstAttribute="bottomMargin"[^>]*>/#, with: "")

        // When
        let (gone, back) = (try changes(from: Fixture.cell, to: less), try changes(from: less, to: Fixture.cell))

        // Then
        expect(
            gone,
            equals: [
                "removed constraint tableViewCellContentView.bottomMargin ≥ button \"Order\".bottom",
                "removed button \"Order\" (Qx1-aa-002)",
                "removed action button \"Order\".order: (touchUpInside) → File's Owner (-1)",
            ])
        expect(back, equals: gone.map { $0.replacing("removed", with: "added") })
    }

    @Test("A changed connection or constraint is listed with its old values")
    func rewired() throws {
        // Given
        let outlet = edited(
            "destination=\"KGk-i7-Jjw\" id=\"a7q-xY-mpk\"", "destination=\"Qx1-aa-001\" id=\"a7q-xY-mpk\"")
        let constraint = edited("constant=\"-8.5\" priority=\"750\"", "constant=\"4\"")

        // When
        let changes = try [outlet, constraint].map {
            IBDifference(from: try Fixture.read(Fixture.cell), to: try Fixture.read($0)).changes
        }

        // Then
        expect(changes.map(\.count), equals: [1, 1])
        expect(changes[0][0].oldTitle, equals: "outlet File's Owner.tableViewCell → tableViewCell (KGk-i7-Jjw)")
        expect(
            changes[0][0].item.title, equals: "outlet File's Owner.tableViewCell → label \"Soup & bread\" (Qx1-aa-001)")
        expect(
            changes[1][0].oldTitle,
            equals:
                "constraint label \"Soup & bread\".width = 0.5 × tableViewCellContentView.width − 8.5 (priority 750)")
        expect(
            changes[1][0].item.title,
            equals: "constraint label \"Soup & bread\".width = 0.5 × tableViewCellContentView.width + 4")
    }

    @Test("A moved view and reordered siblings are listed as such, not as removed and added")
    func moved() throws {
        // Given
        let old = Fixture.view(
            "<subviews><view id=\"V-1\"><subviews><label id=\"L-1\"/></subviews></view><button id=\"B-1\"/></subviews>")
        let elsewhere = Fixture.view(
            "<subviews><view id=\"V-1\"><subviews/></view><button id=\"B-1\"/><label id=\"L-1\"/></subviews>")
        let behind = Fixture.view(
            "<subviews><button id=\"B-1\"/><view id=\"V-1\"><subviews><label id=\"L-1\"/></subviews></view></subviews>")

        // When
        let changes = [try self.changes(from: old, to: elsewhere), try self.changes(from: old, to: behind)]

        // Then
        expect(changes[0], equals: ["changed label (L-1)", "  in: view (V-1) → view (iN0-l3-epB)"])
        expect(
            changes[1],
            equals: [
                "changed view (iN0-l3-epB)", "  order: view (V-1), button (B-1) → button (B-1), view (V-1)",
            ])
    }

    @Test("A changed frame is a consequence if constraints or a mask compute it, and a change if it is fixed")
    func following() throws {
        // Given
        func screen(width: Int, label: Int, bar: String, free: Int) -> String {
            Fixture.view(
                """
                <subviews><view id="Con-st-001"><rect key="frame" x="0" y="0" width="\(width)" height="40"/><subviews>
                <label id="Lab-el-001" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="8" y="8" width="\(label)" height="21"/></label>
                <view id="Bar-01-001"><rect key="frame" x="0" y="0" \(bar)/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
                <view id="Free-1-001"><rect key="frame" x="\(free)" y="0" width="5" height="5"/></view>
                <view id="Lone-1-001" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="\(free)" y="9" width="5" height="5"/></view>
                </subviews><constraints>
                <constraint firstItem="Lab-el-001" firstAttribute="top" secondItem="Con-st-001" secondAttribute="top"
                constant="8" id="Top-1-001"/></constraints></view></subviews>
                """)
        }
        let old = screen(width: 100, label: 80, bar: "width=\"100\" height=\"9\"", free: 1)
        let new = [
            screen(width: 120, label: 90, bar: "width=\"120\" height=\"9\"", free: 2),
            screen(width: 120, label: 80, bar: "width=\"120\" height=\"8\"", free: 1),
            screen(width: 100, label: 80, bar: "width=\"90\" height=\"9\"", free: 1),
        ]

        // When
        let following = try new.map {
            IBDifference(from: try Fixture.read(old), to: try Fixture.read($0)).changes.map {
                "\($0.item.key) \($0.follows)"
            }
        }

        // Then
        expect(
            following,
            equals: [
                [
                    "Con-st-001 false", "Lab-el-001 true", "Bar-01-001 true", "Free-1-001 false",
                    "Lone-1-001 false",
                ],
                ["Con-st-001 false", "Bar-01-001 false"], ["Bar-01-001 false"],
            ])
    }
}
