import Handbook
import TerminalUIKit
import TerminalTesting
import Testing

/// The messages of this UIKit, which the handbook's page of messages explains.
struct MessageTests {
    /// The titles of messages that this UIKit never writes: it lacks what raises them, or Swift's types exclude it.
    private static let neverWritten = [
        "Use of unimplemented initializer", "Could not instantiate class named", "Message sent to deallocated instance",
        "Failed to obtain a cell from its data source",
        "Attempted to dequeue multiple cells for the same index path",
        "No index path for table cell being reused", "Layout attributes for an index path that does not exist",
        "A collection view needs a layout", "The behavior of the flow layout is not defined",
        "The background color of a header is not supported",
        "A table was laid out without being in the view hierarchy", "A crash in a data source",
        "Push segues need a navigation controller", "The default view controller can't be instantiated",
        "Windows need a root view controller", "Unbalanced calls to begin/end appearance transitions",
        "An action sheet needs a place on an iPad", "A view has two view controllers",
        "A child has the wrong parent view controller", "Loading the view of a controller while it is deallocating",
        "layoutSubviews needs to call super", "Views used on a background thread",
    ]
    /// The titles of messages that end an experiment; `ExplainTests` runs these.
    private static let inExperiments = [
        "The view outlet was not set", "A nib that loads itself forever", "Could not cast value of type",
        "The first object of a nib is of another class", "A registration was created inside the cell provider",
        "Unexpectedly found nil", "Attempt to insert nil key", "An object can't be archived",
    ]

    @Test("A logged message is explained by its section of the page", arguments: LoggedMessage.all.indices)
    func logged(number: Int) throws {
        // Given
        let message = LoggedMessage.all[number]
        let world = World()
        var lines: [String] = []
        world.log = { lines.append($0) }

        // When
        world.run { message.mistake() }

        // Then
        let explanation = Explanation(of: lines.joined(separator: "\n"), among: try Messages.all)
        expect(explanation.findings.map(\.message.title), equals: [message.title], "\(lines)")
        if let value = message.value {
            expect(explanation.findings.first?.names[value.name], equals: value.value, "\(lines)")
        }
    }

    @Test("A class that only code can create ends the program when a nib creates it")
    func initializer() async throws {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Nib.make("<view \(Nib.custom(CodeOnlyView.self)) id=\"v1\"/>").instantiate(withOwner: nil)
            }
        }

        // Then
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        try expect(Messages.titles(in: text), equals: ["init(coder:) has not been implemented"], "\(text)")
    }

    @Test("A data source that has fewer elements than rows ends the program with an index")
    func index() async throws {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
                let rows = ShortRows()
                table.dataSource = rows
                table.layoutIfNeeded()
            }
        }

        // Then
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        try expect(Messages.titles(in: text), equals: ["Index out of range in a data source"], "\(text)")
    }

    @Test("This UIKit writes every message of the page, except those in a list")
    func whole() throws {
        // Given
        let titles = try Messages.all.map(\.title)

        // When
        var written: Set = ["init(coder:) has not been implemented", "Index out of range in a data source"]
        written.formUnion(RaisedException.all.compactMap(\.title))
        written.formUnion(LoggedMessage.all.map(\.title))
        written.formUnion(Messages.updates)
        written.formUnion(Self.inExperiments)

        // Then
        expect(Set(titles).subtracting(written).sorted(), equals: Self.neverWritten.sorted())
        expect(written.subtracting(titles), equals: [])
        expect(written.count >= 40, "\(written.count)")
    }
}

/// A view as Xcode's template leaves it.
final class CodeOnlyView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Says that there are three rows, and knows one.
private final class ShortRows: NSObject, UITableViewDataSource {
    private let names = ["New Moon"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}
