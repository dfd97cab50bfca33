import Foundation
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// Observers of views' properties, as apps have them.
struct ObservingTests {
    @Test("An observer gets the initial value, and each other value after a layout")
    func observing() {
        // Given
        var values: [String] = []
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 22))
        let window = UIWindow(frame: field.frame)
        window.addSubview(field)
        var observation: NSKeyValueObservation? = field.observe(\.text, options: [.initial, .old, .new]) { _, change in
            values.append("\((change.oldValue ?? "") ?? "")→\((change.newValue ?? "") ?? "")")
        }

        // When
        for text in ["Io", "Io", "Europa"] {
            field.text = text
            window.layoutIfNeeded()
        }
        observation = nil
        field.text = "Ganymede"
        window.layoutIfNeeded()

        // Then
        expect(values, equals: ["→", "→Io", "Io→Europa"])
        expect(observation == nil)
    }

    @Test("Each world calls its own observers")
    func observingInWorlds() {
        // Given
        var calls: [Int] = []
        let labels = [UILabel(), UILabel()]
        var world = World.current
        let observed = labels.enumerated().map { index, label in
            world = World(like: world)
            return world.run {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
                window.addSubview(label)
                return (window, label.observe(\.text, options: []) { _, _ in calls.append(index) })
            }
        }

        // When
        for label in labels { label.text = "Io" }
        observed[1].0.layoutIfNeeded()

        // Then
        expect(calls, equals: [1])
    }

    @Test("A table becomes as high as its content, because an observer of its content's size sets a constraint")
    func observingByName() throws {
        // Given
        final class Observer: UIViewController, UITableViewDataSource {
            var count = 3
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
            lazy var height = table.heightAnchor.constraint(equalToConstant: 10)

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                if let size = change?[.newKey] as? CGSize { height.constant = size.height }
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let observer = Observer()
        observer.table.translatesAutoresizingMaskIntoConstraints = false
        (observer.table.rowHeight, observer.table.dataSource) = (44, observer)
        observer.view.addSubview(observer.table)
        observer.height.isActive = true
        observer.table.addObserver(observer, forKeyPath: "contentSize", options: .new, context: nil)

        // When
        let window = ControllerFixture.window(observer)
        window.layoutIfNeeded()
        let full = observer.table.frame.height
        observer.table.removeObserver(observer, forKeyPath: "contentSize")
        observer.count = 1
        observer.table.reloadData()
        window.layoutIfNeeded()

        // Then
        expect([full, observer.table.frame.height], equals: [132, 132])
    }
}
