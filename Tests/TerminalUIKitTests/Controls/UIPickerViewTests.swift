import TerminalUIKit
import TerminalTesting
import Testing

/// Wheels whose rows a data source counts and a delegate fills.
struct UIPickerViewTests {
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 66))
    private let moons = MoonWheels()

    init() {
        picker.dataSource = moons
        picker.delegate = moons
    }

    private func picture() -> String {
        ControlFixture.rendering(of: picker).components(separatedBy: "\n").map {
            $0.replacing(/\s+$/, with: "")
        }.joined(separator: "\n")
    }

    @Test("The selected row of each wheel is in the middle, between arrows, and its neighbors above and below")
    func drawing() {
        // Given
        picker.selectRow(1, inComponent: 0, animated: false)

        // When
        let picture = picture()

        // Then
        let expected = [
            "        New        │",
            "▸     Crescent     │       2011       ◂",
            "        Full       │       2012",
        ]
        expect(picture, equals: expected.joined(separator: "\n"))
    }

    @Test("An attributed title replaces the plain one, as text")
    func attributed() {
        // Given
        final class Attributed: UIPickerViewDelegate {
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString? {
                row == 0 ? NSAttributedString(string: "Dark", attributes: [.foregroundColor: UIColor.red]) : nil
            }
        }
        let attributed = Attributed()

        // When
        picker.delegate = attributed

        // Then
        expect([picker.title(0, 0), picker.title(1, 0)], equals: ["Dark", "?"])
    }

    @Test("A wheel stops at its ends, and calls the delegate only for another row")
    func spinning() {
        // Given
        picker.selectRow(1, inComponent: 0, animated: false)

        // When
        let answers = [(0, .max), (0, 1), (0, .min), (7, 1)].map { picker.spin($0, by: $1) }

        // Then
        expect(answers, equals: [true, true, true, false])
        expect(moons.told, equals: ["2 of 0", "0 of 0"])
        expect(picker.selectedRow(inComponent: 0), equals: 0)
    }

    @Test("Selecting a row in code doesn't call the delegate, and a missing row becomes the nearest one")
    func selecting() {
        // Given
        let rows = [99, -99, 1]

        // When
        let selected = rows.map { row in
            picker.selectRow(row, inComponent: 0, animated: true)
            return picker.selectedRow(inComponent: 0)
        }

        // Then
        expect(selected, equals: [2, 0, 1])
        expect(moons.told.isEmpty)
    }

    @Test("A disabled picker shows only the selected rows, in parentheses, and doesn't turn")
    func disabled() {
        // Given
        picker.isUserInteractionEnabled = false

        // When
        let answer = picker.spin(0, by: 1)

        // Then
        expect(!answer)
        let lines = picture().split(separator: "\n", omittingEmptySubsequences: false)
        expect(lines.count, equals: 3)
        expect(lines[1].hasPrefix("(") && lines[1].hasSuffix(")") && lines[1].contains("New"))
        expect(lines[0].isEmpty && lines[2].isEmpty)
    }

    @Test("A picker asks its data source once until a reload, and a deleted row isn't selected")
    func reloading() {
        // Given
        picker.selectRow(2, inComponent: 0, animated: false)
        let before = (picker.numberOfRows(inComponent: 0), picker.numberOfRows(inComponent: 1))

        // When
        moons.phases = ["New"]
        let unasked = picker.numberOfRows(inComponent: 0)
        picker.reloadComponent(0)

        // Then
        #expect(before == (3, 2))
        expect(unasked, equals: 3)
        expect(picker.numberOfRows(inComponent: 0), equals: 1)
        expect(picker.selectedRow(inComponent: 0), equals: 0)
        expect(picker.numberOfComponents, equals: 2)
    }

    @Test("A picker without a data source is empty, and a wheel without rows has no selection")
    func empty() {
        // Given
        let lonely = UIPickerView()

        // When
        _ = picker.numberOfRows(inComponent: 0)
        moons.phases = []
        picker.reloadAllComponents()

        // Then
        expect(lonely.numberOfComponents == 0 && lonely.selectedRow(inComponent: 0) == -1)
        expect(lonely.frame.size, equals: CGSize(width: 320, height: 216))
        expect(picker.selectedRow(inComponent: 0), equals: -1)
        expect(!picker.spin(0, by: 1))
    }

    @Test("The delegate sets the widths of the wheels and the heights of their rows")
    func sizes() {
        // Given
        let wide = WideWheels()
        picker.delegate = wide

        // When
        let sizes = (0..<2).map(picker.rowSize)

        // Then
        expect(sizes, equals: [CGSize(width: 160, height: 44), CGSize(width: 40, height: 44)])
        expect(picture(), contains: "?")
    }

    @Test("Rows can be views, and each wheel reuses the views that have turned out of sight")
    func views() throws {
        // Given
        let delegate = ViewWheels()
        picker.delegate = delegate
        picker.layoutIfNeeded()
        let first = try #require(picker.view(forRow: 0, forComponent: 0))

        // When
        picker.spin(0, by: 2)
        let last = try #require(picker.view(forRow: 2, forComponent: 0))

        // Then
        expect(picker.view(forRow: 0, forComponent: 0) == nil && first === last)
        expect(delegate.made == 4 && delegate.reused == 1)
        expect((last as? UILabel)?.text, equals: "Row 2")
        expect(picker.displayedText, equals: "Row 2 Row 0")
        expect(picture(), contains: "Row 2")
        try expect(ControlFixture.unarchived(picker).subviews.isEmpty)
        expect(picker.view(forRow: 2, forComponent: 0) === last)
    }

    @Test("A nib's picker is connected to its data source")
    func nib() throws {
        // Given
        let owner = MoonWheels()
        let text = """
            <pickerView contentMode="scaleToFill" id="pIc-ke-r01"><rect key="frame" x="0" y="0" width="320" height="66"/>
            <connections>
            <outlet property="dataSource" destination="-1" id="c1"/><outlet property="delegate" destination="-1" id="c2"/>
            </connections></pickerView>
            """

        // When
        let picker: UIPickerView = try ControlFixture.control(text, owner: owner)

        // Then
        expect(picker.numberOfComponents, equals: 2)
        expect(picker.displayedText, equals: "New 2011")
    }

    @Test("Row views that turn out of sight leave the picker, and all of them leave without a delegate")
    func rowViews() {
        // Given
        let wheels = ViewWheels()
        picker.delegate = wheels
        picker.layoutIfNeeded()
        let seen = picker.subviews.compactMap { ($0 as? UILabel)?.text }

        // When
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        let turned = picker.subviews.compactMap { ($0 as? UILabel)?.text }
        picker.delegate = moons
        picker.layoutIfNeeded()

        // Then
        expect(seen.sorted(), equals: ["Row 0", "Row 0", "Row 1", "Row 1"])
        expect(turned.sorted(), equals: ["Row 0", "Row 1", "Row 1", "Row 2"])
        expect(picker.subviews.isEmpty)
    }
}

private final class MoonWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var phases = ["New", "Crescent", "Full"]
    private(set) var told: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? phases.count : 2
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? phases[row] : "\(2011 + row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        told.append("\(row) of \(component)")
    }
}

private final class WideWheels: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 160 : 40
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        component == 0 ? 44 : 10
    }
}

private final class ViewWheels: UIPickerViewDelegate {
    private(set) var made = 0
    private(set) var reused = 0

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if view == nil { made += 1 } else { reused += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "Row \(row)"
        return label
    }
}
