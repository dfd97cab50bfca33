import TerminalUIKit
import TerminalTesting
import Testing

/// When cells are configured for their state, and what of it they are told.
struct ConfigurationStateTests {
    private final class NightCell: UITableViewCell {
        var isNight = false { didSet { setNeedsUpdateConfiguration() } }
        var states: [UICellConfigurationState] = []

        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[UIConfigurationStateCustomKey("night")] = isNight
            return state
        }

        override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var states: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Moon", for: indexPath)
            cell.configurationUpdateHandler = { [unowned self] _, state in
                states.append("\(indexPath.row)\(state.isSelected ? " selected" : "")")
            }
            return cell
        }
    }

    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88), style: .plain)

    private func load() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Moon")
        table.dataSource = rows
        table.layoutIfNeeded()
    }

    @Test("The handler is called when a cell comes on screen, and once for all changes of a tap")
    func handler() {
        // Given
        load()
        let first = rows.states

        // When
        rows.states = []
        table.tapRow(at: IndexPath(row: 1, section: 0))
        table.layoutIfNeeded()

        // Then
        expect(first, equals: ["0", "1"])
        expect(rows.states, equals: ["1 selected"])
    }

    @Test("A reused cell gets the state of its new row")
    func reuse() {
        // Given
        load()
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        rows.states = []

        // When
        table.scroll(by: CGPoint(x: 0, y: 88))
        table.layoutIfNeeded()
        table.scroll(by: CGPoint(x: 0, y: -88))
        table.layoutIfNeeded()

        // Then
        expect(rows.states, equals: ["2", "3", "0 selected", "1"])
    }

    @Test("A state has the cell's values, and the handler is called after the cell's own method")
    func custom() {
        // Given
        let cell = NightCell(style: .default, reuseIdentifier: nil)
        var order: [Int] = []
        cell.configurationUpdateHandler = { cell, _ in order.append((cell as? NightCell)?.states.count ?? 0) }
        cell.layoutIfNeeded()

        // When
        cell.isNight = true
        cell.isNight = true
        cell.layoutIfNeeded()

        // Then
        expect(cell.states.map { $0[UIConfigurationStateCustomKey("night")] }, equals: [false, true])
        expect(order, equals: [1, 2])
    }

    @Test("A state says whether the cell is touched, selected, edited, swiped or disabled")
    func system() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let usual = cell.configurationState

        // When
        cell.isHighlighted = true
        cell.isSelected = true
        cell.isEditing = true
        cell.isUserInteractionEnabled = false
        let state = cell.configurationState

        // Then
        expect(usual, equals: UICellConfigurationState(traitCollection: cell.traitCollection))
        expect(state.isHighlighted && state.isSelected && state.isEditing && state.isDisabled && !state.isSwiped)
    }

    @Test("A collection view's cell gets its state like a table view's")
    func collection() {
        // Given
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()

        // When
        cell.isSelected = true
        cell.layoutIfNeeded()

        // Then
        expect(states, equals: [false, true])
    }
}
