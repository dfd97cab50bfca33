import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// A list whose rows have controls of their own, above a button.
struct RowControlsTests {
    private final class Order: UIViewController, UITableViewDataSource {
        override func viewDidLoad() {
            super.viewDidLoad()
            let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 88))
            table.dataSource = self
            table.rowHeight = 44
            let send = UIButton(type: .system)
            send.frame = CGRect(x: 0, y: 0, width: 80, height: 22)
            send.setTitle("Send", for: .normal)
            view.addSubview(table)
            view.addSubview(send)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let field = UITextField(frame: CGRect(x: 120, y: 0, width: 100, height: 22))
            field.placeholder = "Note"
            let lamp = UISwitch(frame: CGRect(x: 20, y: 0, width: 60, height: 22))
            lamp.accessibilityLabel = "Paid"
            let less = UIButton(type: .system)
            less.frame = CGRect(x: 240, y: 0, width: 60, height: 22)
            less.setTitle("Less", for: .normal)
            for control in [field, lamp, less] { cell.contentView.addSubview(control) }
            return cell
        }
    }

    @Test("In drive, Tab goes from a row to its own controls, from left to right, and then to the next row")
    func order() {
        // Given
        let order = Order()
        let driver = Driver(ListSession.showing { order })

        // When
        let commands = (0..<9).map { _ in
            driver.handle(.tab)
            return driver.focus?.command ?? ""
        }

        // Then
        let rows = (0..<2).flatMap { ["tap \($0)", "tap Paid \($0)", "type --row \($0) Note", "tap less \($0)"] }
        expect(commands, equals: rows + ["tap send"])
    }
}
