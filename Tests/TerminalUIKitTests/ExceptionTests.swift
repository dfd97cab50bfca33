import TerminalUIKit
import TerminalTesting
import Testing

/// The exceptions with which iOS ends a program, in its words. Beside each is its source: an issue on GitHub of a
/// program that ended so.
///
/// For some exceptions there is no known log, so the words are only likely. They are about a view added to its own
/// subview, a controller in itself, and an index beyond a stack's views (an `NSInternalInconsistencyException`, as
/// documented). Others are about a missing tab, an empty identifier, a controller of a table or collection without
/// cells, and a data source without footers. The rest are about a storyboard's controller of another class, a text
/// field in an action sheet, and most changes that a snapshot refuses. The exception for a sender of the wrong type
/// exists only here, in Swift.
@Suite("Exceptions in UIKit's words")
struct ExceptionTests {
    private static func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)
        table.layoutIfNeeded()
        return table
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("A mistake ends the program with UIKit's message", arguments: RaisedException.all.indices)
    func mistake(number: Int) async throws {
        // Given
        let exception = RaisedException.all[number]

        // When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
            await MainActor.run { RaisedException.all[number].mistake() }
        }

        // Then
        expect(message(result), contains: exception.text, "\(exception.source): \(message(result))")
        try expect(Messages.titles(in: message(result)).first, equals: exception.title)
    }

    @Test("Adding a view to itself ends the program")
    func selfAsSubview() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView(frame: .zero)
                view.addSubview(view)
            }
        }

        // Then: danielamitay/DAKeyboardControl #101, jonkykong/SideMenu #212
        expect(message(result), contains: "'NSInvalidArgumentException', reason: 'Can't add self as subview'")
    }

    /// A data source without bounds.
    private final class Endless: NSObject, UITableViewDataSource, UICollectionViewDataSource, UIPickerViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { .max }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { .max }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { .init() }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { .max }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
    }

    @Test("Too many sections, items or wheels end the program", arguments: 0..<3)
    func endless(_ list: Int) async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [list] in
            await MainActor.run {
                let (endless, frame) = (Endless(), CGRect(x: 0, y: 0, width: 160, height: 176))
                switch list {
                case 0:
                    let table = UITableView(frame: frame, style: .plain)
                    table.dataSource = endless
                    table.layoutIfNeeded()
                case 1:
                    let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
                    grid.dataSource = endless
                    grid.layoutIfNeeded()
                default:
                    let picker = UIPickerView(frame: frame)
                    picker.dataSource = endless
                    _ = picker.numberOfComponents
                }
            }
        }

        // Then
        let words = ["sections, but at most 1000000", "items, but at most 1000000000", "components, but at most 1000"]
        expect(message(result), contains: "a data source has 9223372036854775807 \(words[list]) are supported")
    }

    @Test("A controller without a view and a stepper without a step end the program", arguments: [false, true])
    func nothing(isStepper: Bool) async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isStepper] in
            await MainActor.run {
                if isStepper { UIStepper().stepValue = 0 } else { _ = Forgetful().view }
            }
        }

        // Then
        expect(
            message(result),
            contains: isStepper
                ? "'NSInvalidArgumentException', reason: 'the stepValue of a stepper must be greater than 0, not 0.0'"
                : "'NSInternalInconsistencyException', reason: '-[Forgetful loadView] has set no view'")
    }

    private final class Forgetful: UIViewController {
        override func loadView() {}
    }

    @Test("A data source that reloads the table in cellForRowAt ends the program")
    func endlessReload() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let rows = Restless()
                let table = Self.table()
                table.dataSource = rows
                table.layoutIfNeeded()
            }
        }

        // Then
        expect(
            message(result),
            contains: "'NSInternalInconsistencyException', reason: 'the list was reloaded 100 times while it asked for "
                + "a cell'")
    }

    private final class Restless: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.reloadData()
            return UITableViewCell()
        }
    }

    @Test("Scrolling to a missing row ends the program")
    func rowBeyondBounds() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let rows = CountedRows([3])
                let table = Self.table()
                table.dataSource = rows
                table.scrollToRow(at: IndexPath(row: 72, section: 0), at: .top, animated: false)
            }
        }

        // Then: itsmeichigo/DateTimePicker #91
        expect(
            message(result),
            contains:
                "'NSRangeException', reason: 'Attempted to scroll the table view to an out-of-bounds row (72) when "
                + "there are only 3 rows in section 0. Table view: <UITableView")
    }

    @Test("Scrolling to a missing section ends the program")
    func sectionBeyondBounds() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let rows = CountedRows([3])
                let table = Self.table()
                table.dataSource = rows
                table.scrollToRow(at: IndexPath(row: 0, section: 18), at: .top, animated: false)
            }
        }

        // Then: SURYAKANTSHARMA/CountryPicker #54
        expect(
            message(result),
            contains:
                "'NSRangeException', reason: 'Attempted to scroll the table view to an out-of-bounds section (18) when "
                + "there are only 1 sections.")
    }

    @Test("A runtime attribute without a matching property is logged")
    func runtimeAttribute() {
        // Given
        let world = World()
        var lines: [String] = []
        world.log = { lines.append($0) }

        // When
        let view =
            Nib.make(
                """
                <view id="v1"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="totalStars"><integer key="value" value="5"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                """, in: world
            ).instantiate(withOwner: nil).first as? UIView

        // Then: evgenyneu/Cosmos #104
        expect(
            lines,
            equals: [
                "Failed to set (totalStars) user defined inspected property on (UIView): [<UIView #"
                    + "\(view?.serialNumber ?? 0)> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key totalStars."
            ])
    }

    @Test("A constraint of an edge without a second item ends the program")
    func locationWithoutSecondItem() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .top,
                    multiplier: 1, constant: 20)
            }
        }

        // Then: goodpatch/PKAlertController #5
        let words = """
            'NSInvalidArgumentException', reason: '*** +[NSLayoutConstraint constraintWithItem:attribute:\
            relatedBy:toItem:attribute:multiplier:constant:]: A multiplier of 0 or a nil second item \
            together with a location for the first attribute creates an illegal constraint of a location \
            equal to a constant. Location attributes must be specified in pairs.
            """
        expect(message(result), contains: words)
    }

    @Test("A constraint between views without a common superview")
    func noCommonAncestor() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, label) = (UIView(), UILabel())
                view.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
            }
        }

        // Then: mozilla-mobile/prox #497
        let text = message(result).replacing(/#\d+/, with: "#")
        expect(
            text,
            contains: "'NSGenericException', reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor "
                + "\"UIView #.leading\"> and <NSLayoutXAxisAnchor \"UILabel #.trailing\"> because they have no "
                + "common ancestor.")
    }

    @Test("A constraint between a leading and a left edge ends the program")
    func leadingToRight() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .right,
                    multiplier: 1, constant: 0)
            }
        }

        // Then: ealeksandrov/EAIntroView #60
        expect(
            message(result),
            contains:
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither.")
    }
}
