import TerminalUIKit
import TerminalTesting
import Testing

/// Tables whose cells a storyboard describes.
struct StoryboardTableTests {
    private let prototypes = """
        <viewController id="Co0-00-001" \(Nib.custom(PrototypeController.self)) sceneMemberID="viewController">
        <tableView key="view" rowHeight="44" id="Ta0-00-001"><rect key="frame" x="0" y="0" width="320" height="88"/>
        <prototypes>
        <tableViewCell reuseIdentifier="Phase" id="Ce0-00-001" \(Nib.custom(PrototypeCell.self))><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="Cv0-00-001"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
        <button buttonType="system" id="Bu0-00-001"><rect key="frame" x="0" y="0" width="80" height="44"/><state key="normal" title="Note"/>
        <connections><action selector="note:" destination="Co0-00-001" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews></tableViewCellContentView>
        <connections><outlet property="button" destination="Bu0-00-001" id="o1"/></connections></tableViewCell>
        </prototypes>
        <connections><outlet property="dataSource" destination="Co0-00-001" id="o2"/></connections></tableView>
        </viewController>
        """

    @Test("A prototype is instantiated once for each visible row, and not when the table is created")
    func prototypeCells() throws {
        // Given
        let storyboard = try Story.make(initial: "Co0-00-001", prototypes)
        let controller = try #require(storyboard.instantiateInitialViewController() as? PrototypeController)
        let before = World.current.liveObjects.count(of: PrototypeCell.self)

        // When
        let table = try #require(controller.view as? UITableView)
        let whenLoaded = World.current.liveObjects.count(of: PrototypeCell.self) - before
        table.layoutIfNeeded()

        // Then
        expect(whenLoaded, equals: 0)
        expect(table.visibleCells.count, equals: 2)
        expect(table.visibleCells.allSatisfy { ($0 as? PrototypeCell)?.button != nil })
        expect(table.subviews.count { $0 is PrototypeCell }, equals: 2)
    }

    @Test("A button in a prototype reaches the controller of the scene")
    func actionInPrototype() throws {
        // Given
        let storyboard = try Story.make(initial: "Co0-00-001", prototypes)
        let controller = try #require(storyboard.instantiateInitialViewController() as? PrototypeController)
        controller.view.layoutIfNeeded()
        let cell = try #require((controller.view as? UITableView)?.visibleCells.last as? PrototypeCell)

        // When
        cell.button?.sendActions(for: .touchUpInside)

        // Then
        expect(controller.notes, equals: 1)
    }

    @Test("Static rows have their heights and titles, and are never reused for another row")
    func staticCells() throws {
        // Given
        func cell(_ id: String, _ text: String, height: Int) -> String {
            """
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t\(id)" reuseIdentifier="Row" id="\(id)"><rect key="frame" x="0" y="0" width="320" height="\(height)"/>
            <tableViewCellContentView key="contentView" id="c\(id)"><rect key="frame" x="0" y="0" width="320" height="\(height)"/><subviews>
            <label text="\(text)" id="t\(id)"><rect key="frame" x="0" y="0" width="320" height="22"/></label>
            </subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let storyboard = try Story.make(
            initial: "Co0-00-001",
            """
            <tableViewController id="Co0-00-001" sceneMemberID="viewController"><tableView key="view" style="grouped" id="Ta0-00-001"><rect key="frame" x="0" y="0" width="320" height="110"/>
            <sections><tableViewSection headerTitle="Phases" id="Se0-00-001"><cells>
            \(cell("a", "New", height: 44))\(cell("b", "Full", height: 66))
            </cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="Co0-00-001" id="o1"/><outlet property="delegate" destination="Co0-00-001" id="o2"/></connections>
            </tableView></tableViewController>
            """)
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        let table: UITableView = controller.tableView

        // When
        table.layoutIfNeeded()
        let heights = (0...1).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        let texts = table.visibleCells.map(\.textLabel?.text)
        table.contentOffset.y = 88
        table.layoutIfNeeded()

        // Then
        expect(heights, equals: [44, 66])
        expect(texts, equals: ["New", "Full"])
        expect(controller.tableView(table, titleForHeaderInSection: 0), equals: "Phases")
        expect(table.reuseCounts.waiting, equals: 0)
    }
}

final class PrototypeCell: UITableViewCell {
    @Outlet var button: UIButton?
}

final class PrototypeController: UIViewController, UITableViewDataSource {
    private(set) var notes = 0

    override class var actions: [String: Action] { ["note:": Action(PrototypeController.note)] }

    func note(_ sender: UIButton) { notes += 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Phase", for: indexPath)
    }

    @Test("Each static section has its own rows, header and footer")
    func staticSections() throws {
        // Given
        func section(_ id: String, _ text: String, height: Int) -> String {
            let rect = #"<rect key="frame" x="0" y="0" width="320" height="\#(height)"/>"#
            return """
                <tableViewSection headerTitle="\(text) above" footerTitle="\(text) below" id="S\(id)"><cells>
                <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t\(id)" id="\(id)">\(rect)
                <tableViewCellContentView key="contentView" id="c\(id)">\(rect)<subviews>
                <label text="\(text)" id="t\(id)">\(rect)</label></subviews></tableViewCellContentView></tableViewCell>
                </cells></tableViewSection>
                """
        }
        let storyboard = try Story.make(
            initial: "Co0-00-001",
            """
            <tableViewController id="Co0-00-001" sceneMemberID="viewController">
            <tableView key="view" style="grouped" id="Ta0-00-001"><rect key="frame" x="0" y="0" width="320" height="440"/>
            <sections>\(section("a", "New", height: 44))\(section("b", "Full", height: 66))</sections>
            <connections><outlet property="dataSource" destination="Co0-00-001" id="o1"/>
            <outlet property="delegate" destination="Co0-00-001" id="o2"/></connections></tableView>
            </tableViewController>
            """)
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        let table: UITableView = controller.tableView

        // When
        table.layoutIfNeeded()

        // Then
        expect(table.visibleCells.map(\.textLabel?.text), equals: ["New", "Full"])
        expect(table.visibleCells.map(\.frame.height), equals: [44, 66])
        expect(
            table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text },
            equals: ["New above", "New below", "Full above", "Full below"])
    }
}
