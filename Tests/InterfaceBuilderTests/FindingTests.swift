import InterfaceBuilder
import TerminalTesting
import Testing

@Suite("Problems that a reviewer would mention")
struct FindingTests {
    private func findings(_ text: String) throws -> [String] {
        try Fixture.read(text).findings.map(\.diagnostic)
    }

    @Test("A cell without an identifier is reported in a xib and among prototypes, but a static row isn't")
    func noIdentifier() throws {
        // Given
        let cell = Fixture.xib("<tableViewCell id=\"Cel-l0-001\"/>")
        let table = Fixture.xib(
            """
            <tableView id="Tab-le-001"><prototypes>
            <tableViewCell reuseIdentifier="Dish" id="Cel-l0-001"/>
            <tableViewCell reuseIdentifier="" id="Cel-l0-002"/>
            </prototypes><sections><tableViewSection id="Sec-ti-001"><cells>
            <tableViewCell id="Cel-l0-003"/>
            </cells></tableViewSection></sections></tableView>
            """)

        // When
        let (inCell, inTable) = (try findings(cell), try findings(table))

        // Then
        expect(
            inCell,
            equals: [
                "Cell.xib:4:1: warning: a cell without a reuse identifier: it is reused only if code registers the nib "
                    + "for one (object Cel-l0-001)"
            ])
        expect(
            inTable,
            equals: [
                "Cell.xib:6:1: warning: a prototype without a reuse identifier: code can't ask for it (object Cel-l0-002)"
            ])
    }

    @Test("A misspelled element is reported with the right name, but an element of another name isn't")
    func misspelledElements() throws {
        // Given
        let misspelled = Fixture.xib(
            "<view id=\"v\"><subveiws><lable id=\"l\"><colr key=\"textColor\"/></lable></subveiws></view>")
        let others = Fixture.xib("<view id=\"v\"><subviews><glkView id=\"g\"/><gizmo id=\"h\"/></subviews></view>")

        // When
        let (inMisspelled, inOthers) = (try findings(misspelled), try findings(others))

        // Then
        expect(
            inMisspelled,
            equals: [
                "Cell.xib:4:14: warning: no element is called `subveiws`; did you mean `subviews`? (object v)",
                "Cell.xib:4:24: warning: no element is called `lable`; did you mean `label`? (object l)",
                "Cell.xib:4:38: warning: no element is called `colr`; did you mean `color`? (object l)",
            ])
        expect(inOthers, equals: [])
    }

    @Test("A conflict that a merge left is reported at its place, but other comments aren't")
    func undecided() throws {
        // Given
        let comment = """
            <!--
            <<<<<<< ours
            <label text="Stew" id="Lab-el-001">
            =======
            <label text="Salad" id="Lab-el-001">
            >>>>>>> theirs
            -->
            """

        // When
        let found = try findings(Fixture.xib("<!-- a view -->\n\(comment)\n<view id=\"Vie-w0-001\"/>"))

        // Then
        expect(
            found,
            equals: [
                "Cell.xib:6:1: error: `nib merge` left this conflict for you to decide; the value below the comment applies"
            ])
    }

    @Test("Two prototypes of one table with the same identifier are an error, but not in two tables")
    func duplicateIdentifiers() throws {
        // Given
        func table(_ id: String, _ cells: String...) -> String {
            let cells = cells.map { "<tableViewCell reuseIdentifier=\"Dish\" id=\"\($0)\"/>\n" }.joined()
            return "<tableView id=\"\(id)\"><prototypes>\n\(cells)</prototypes></tableView>\n"
        }

        // When
        let one = try findings(Fixture.xib(table("Tab-le-001", "Cel-l0-001", "Cel-l0-002")))
        let two = try findings(Fixture.xib(table("Tab-le-001", "Cel-l0-001") + table("Tab-le-002", "Cel-l0-002")))

        // Then
        expect(
            one,
            equals: [
                "Cell.xib:6:1: error: reuseIdentifier `Dish` is that of tableViewCell in line 5, too (object Cel-l0-002)"
            ])
        expect(two.isEmpty)
    }

    @Test("Two scenes with one identifier are an error")
    func duplicateScenes() throws {
        // Given
        let text = Fixture.storyboard.replacing(
            "<viewController id=\"Vc2-aa-001\"", with: "<viewController storyboardIdentifier=\"Menu\" id=\"Vc2-aa-001\""
        )

        // When
        let findings = try self.findings(text)

        // Then
        expect(findings.count, equals: 1)
        expect(findings[0], contains: "error: storyboardIdentifier `Menu` is that of viewController in line")
    }

    @Test("Siblings with the same tag are reported, unless it is 0 or all have one custom class")
    func duplicateTags() throws {
        // Given
        func views(_ first: String, _ second: String) -> String {
            Fixture.view(
                "<subviews>\n<label \(first) id=\"Lab-el-001\"/>\n<label \(second) id=\"Lab-el-002\"/>\n</subviews>")
        }
        let marked = "tag=\"616\" customClass=\"MoonLabel\" customModule=\"Moons\""

        // When
        let same = try findings(views("tag=\"7\"", "tag=\"7\""))
        let others = try [("tag=\"0\"", "tag=\"0\""), ("tag=\"7\"", "tag=\"8\""), (marked, marked)].map {
            try findings(views($0.0, $0.1))
        }
        let nested = try findings(
            Fixture.view(
                "<subviews><view tag=\"7\" id=\"V-1\"><subviews><label tag=\"7\" id=\"L-1\"/></subviews></view></subviews>"
            ))

        // Then
        expect(
            same,
            equals: [
                "Cell.xib:7:1: warning: tag 7 is that of label in line 6, too: viewWithTag(7) finds that one "
                    + "(object Lab-el-002)"
            ])
        expect(others, equals: [[], [], []])
        expect(nested.isEmpty)
    }

    @Test("A view outside of its superview is reported, but not in a scroll view, hidden or with constraints")
    func outside() throws {
        // Given
        func superview(_ element: String, x: Int, _ attributes: String = "") -> String {
            Fixture.xib(
                """
                <\(element) id="Sup-er-001"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
                <label text="Moon" \(attributes) id="Lab-el-001"><rect key="frame" x="\(x)" y="0" width="40" height="20"/></label>
                </subviews></\(element)>
                """)
        }

        // When
        let outside = try findings(superview("view", x: 100))
        let others = [
            try findings(superview("view", x: 99)), try findings(superview("scrollView", x: 100)),
            try findings(superview("view", x: 100, "hidden=\"YES\"")),
            try findings(superview("view", x: 100, "translatesAutoresizingMaskIntoConstraints=\"NO\"")),
        ]

        // Then
        expect(
            outside,
            equals: [
                "Cell.xib:5:1: warning: label \"Moon\" lies outside of its superview: its frame is 100,0 40×20, and the "
                    + "superview is 100×50 (object Lab-el-001)"
            ])
        expect(others, equals: [[], [], [], []])
    }

    @Test("Interface Builder's attributes misplaced and ambiguous are reported")
    func misplaced() throws {
        // Given
        let text = Fixture.view("<subviews><label misplaced=\"YES\" ambiguous=\"YES\" id=\"Lab-el-001\"/></subviews>")

        // When
        let findings = try self.findings(text)

        // Then
        expect(findings.count, equals: 2)
        expect(findings[1], contains: "warning: label is misplaced")
        expect(findings[0], contains: "warning: label is ambiguous")
    }

    @Test("A view that is misplaced on one kind of screen is reported, with the kind")
    func misplacedSometimes() throws {
        // Given
        let mark = "<variation key=\"heightClass=regular-widthClass=compact\" misplaced=\"YES\"/>"

        // When
        let findings = try findings(Fixture.view("<subviews><label id=\"Lab-el-001\">\(mark)</label></subviews>"))

        // Then
        expect(findings.count, equals: 1)
        expect(findings[0], contains: "label is misplaced with heightClass=regular widthClass=compact: its constraints")
    }

    @Test(
        "A custom class without a module is reported, unless it is Apple's",
        arguments: [("MenuCell", 1), ("UInteger", 1), ("UIView", 0), ("MKMapView", 0)])
    func noModule(name: String, count: Int) throws {
        // Given
        let text = Fixture.xib("<view id=\"iN0-l3-epB\" customClass=\"\(name)\"/>")
        let whole = Fixture.xib("<view id=\"iN0-l3-epB\" customClass=\"\(name)\" customModule=\"Menu\"/>")
        let owner = Fixture.xib(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(name)\"/>")

        // When
        let findings = try self.findings(text)

        // Then
        expect(findings.count, equals: count)
        expect(findings.allSatisfy { $0.contains("warning: class `\(name)` has no module") })
        try expect(self.findings(whole).isEmpty)
        try expect(self.findings(owner).isEmpty, "nothing is made of a placeholder, so no class is looked for")
    }

    @Test("A connection with the id of an object, a constraint or another connection is reported")
    func connectionIDs() throws {
        // Given
        let id = "id=\"a7q-xY-mpk\""

        // When
        let findings = try ["", "id=\"Qx1-aa-001\"", "id=\"Qx1-aa-004\"", "id=\"Qx1-aa-003\""].map {
            try self.findings(Fixture.cell.replacing(id, with: $0))
        }

        // Then
        let place = "Cell.xib:6:9: error: "
        expect(findings[0], equals: [place + "outlet tableViewCell has no id; every connection has one (object -1)"])
        expect(findings[1][0].hasPrefix(place + "the id `Qx1-aa-001` is used twice, also in line "))
        expect(findings[2][0].hasPrefix(place + "the id `Qx1-aa-004` is used twice, also in line "))
        expect(findings[3].count, equals: 1)
        expect(findings[3][0], contains: "error: the id `Qx1-aa-003` is used twice, also in line 6")
    }

    @Test(
        "A space before or after a name that code spells is reported",
        arguments: [("\"Dish \"", "ends"), ("\" Dish\"", "begins"), ("\"Dish 1\"", nil)])
    func blanks(identifier: String, end: String?) throws {
        // Given
        let text = Fixture.cell.replacing("reuseIdentifier=\"Dish\"", with: "reuseIdentifier=\(identifier)")

        // When
        let findings = try self.findings(text)

        // Then
        expect(findings.count, equals: (end == nil ? 0 : 1))
        expect(findings.allSatisfy { $0.contains("` \(end ?? "") with a blank (object KGk-i7-Jjw)") })
    }

    @Test("Dangling references are reported at their place")
    func dangling() throws {
        // Given
        let text = Fixture.cell.replacing("destination=\"KGk-i7-Jjw\"", with: "destination=\"KGk-i7-Jjv\"")

        // When
        let findings = try self.findings(text)

        // Then
        expect(findings.count, equals: 1)
        expect(findings[0].hasPrefix("Cell.xib:6:9: warning: outlet tableViewCell refers to `KGk-i7-Jjv`"))
    }

    @Test("An unreachable scene is reported, unless segues lead to it from one with an identifier")
    func unreachable() throws {
        // Given
        let lost = Fixture.storyboard.replacing(
            "<segue destination=\"Vc2-aa-001\" kind=\"show\" identifier=\"detail\" id=\"Sg1-aa-001\"/>", with: "")
        let identified = Fixture.storyboard.replacing(" initialViewController=\"Vc1-aa-001\"", with: "")

        // When
        let documents = try [Fixture.storyboard, lost, identified].map { try Fixture.read($0) }

        // Then
        expect(documents[0].scenes.map(documents[0].access), equals: [.initial, .reachable])
        expect(documents[1].scenes.map(documents[1].access), equals: [.initial, .none])
        expect(documents[2].scenes.map(documents[2].access), equals: [.byIdentifier, .reachable])
        expect(documents.map(\.findings.count), equals: [0, 1, 0])
        expect(documents[1].findings[0].diagnostic, contains: "warning: nothing leads to this scene")
    }

    @Test("A correct document has no problems, and control characters in one become visible")
    func wholeAndPrintable() throws {
        // Given
        let text = Fixture.xib("<view id=\"iN0-l3-epB\" customClass=\"A\u{9B}2J\"/>")

        // When
        let (whole, broken) = (try findings(Fixture.cell), try findings(text))

        // Then
        expect(whole.isEmpty)
        expect(broken.count, equals: 1)
        expect(broken[0], contains: "class `A\\u{9B}2J` has")
    }
}
