import TerminalUIKit
import Testing

/// Sections whose items are in each other.
struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    /// Planets and their moons.
    private var planets: Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["Mars", "Jupiter"])
        snapshot.append(["Phobos", "Deimos"], to: "Mars")
        snapshot.append(["Io"], to: "Jupiter")
        return snapshot
    }

    @Test("Items are behind those they are in, and seen when those are expanded")
    func expanding() {
        // Given
        var snapshot = planets

        // When
        let collapsed = snapshot.visibleItems
        snapshot.expand(["Mars", "Pluto"])

        // Then
        #expect(snapshot.items == ["Mars", "Phobos", "Deimos", "Jupiter", "Io"])
        #expect(snapshot.rootItems == ["Mars", "Jupiter"] && collapsed == snapshot.rootItems)
        #expect(snapshot.visibleItems == ["Mars", "Phobos", "Deimos", "Jupiter"])
        #expect(snapshot.parent(of: "Io") == "Jupiter" && snapshot.level(of: "Io") == 1)
        #expect(snapshot.isExpanded("Mars") && !snapshot.isExpanded("Pluto") && !snapshot.isVisible("Io"))
        #expect(snapshot.visualDescription == "- Mars\n  * Phobos\n  * Deimos\n+ Jupiter\n  * Io")
    }

    @Test("Items come before and behind others, go with all inside them, and take others' places")
    func changing() {
        // Given
        var snapshot = planets
        var other = Snapshot()
        other.append(["Europa"])
        other.append(["Crater"], to: "Europa")

        // When
        snapshot.insert(["Earth"], before: "Mars")
        snapshot.insert(["Vesta"], after: "Mars")
        snapshot.insert(["Hill"], before: "Deimos")
        snapshot.replace(childrenOf: "Jupiter", using: other)
        let all = snapshot.items
        snapshot.delete(["Mars"])

        // Then
        #expect(all == ["Earth", "Mars", "Phobos", "Hill", "Deimos", "Vesta", "Jupiter", "Europa", "Crater"])
        #expect(snapshot.items == ["Earth", "Vesta", "Jupiter", "Europa", "Crater"])
        #expect(snapshot.level(of: "Crater") == 2)
        #expect(snapshot.snapshot(of: "Jupiter").rootItems == ["Europa"])
        #expect(snapshot.snapshot(of: "Europa", includingParent: true).items == ["Europa", "Crater"])
    }

    @Test("A table shows a section's visible items; another section stays, and what is collapsed is kept")
    func table() {
        // Given
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 880), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var stars = Snapshot()
        stars.append(["Sun"])
        source.apply(stars, to: 0)
        source.apply(planets, to: 1)
        let jupiter = table.visibleCells.last

        // When
        var expanded = source.snapshot(for: 1)
        expanded.expand(["Mars"])
        source.apply(expanded, to: 1)

        // Then
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Sun", "Mars", "Phobos", "Deimos", "Jupiter"])
        #expect(table.visibleCells.last === jupiter)
        #expect(source.snapshot(for: 1).items == planets.items && source.snapshot(for: 0).items == ["Sun"])
        #expect(source.snapshot().itemIdentifiers(inSection: 1) == expanded.visibleItems)
    }
}
