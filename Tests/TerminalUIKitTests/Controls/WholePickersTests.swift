import Foundation
import TerminalTesting
import Testing

@testable import Controls
@testable import TerminalUIKit

/// A picker's wheels, asked for everything, each setting a table that is compared whole.
struct WholePickersTests {
    /// Wheels of some numbers of rows, by which more can be asked than there is.
    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts: [Int]
        var width: CGFloat = UIPickerView.usualLength
        var height: CGFloat = UIPickerView.usualLength
        var told: [String] = []
        var components: Int?

        init(_ counts: [Int]) {
            self.counts = counts
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { components ?? counts.count }
        func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            row == 2 ? nil : "\(component).\(row)"
        }
        func pickerView(_ view: UIPickerView, widthForComponent component: Int) -> CGFloat {
            component == 0 ? width : UIPickerView.usualLength
        }
        func pickerView(_ view: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
            component == 1 ? height : UIPickerView.usualLength
        }
        func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            told.append("\(component).\(row)")
        }
    }

    private func picture(of picker: UIPickerView) -> [String] {
        ControlFixture.rendering(of: picker).components(separatedBy: "\n").map {
            "    |" + $0.replacing(/\s+$/, with: "")
        }
    }

    @Test("Each wheel has its rows, its size and its selected row, if they exist")
    func wheels() throws {
        var lines: [String] = []
        for counts in [[], [0], [1], [3], [5, 2], [1, 0, 4], [-1, 3]] {
            for (width, height) in [(-1, -1), (64, 10), (40, 44)] as [(CGFloat, CGFloat)] {
                // Given
                let wheels = Wheels(counts)
                (wheels.width, wheels.height) = (width, height)
                let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 240, height: 110))
                (picker.dataSource, picker.delegate) = (wheels, wheels)
                lines.append(
                    "\(counts), \(width)×\(height): \(picker.numberOfComponents) `\(picker.displayedText ?? "")`")

                // When
                for component in -1...counts.count {
                    let size = picker.rowSize(forComponent: component)
                    let spun = [1, 0, 2, 99, -1, -99, -1].map { rows in
                        wheels.told = []
                        let isTurned = picker.spin(component, by: rows)
                        return "\(isTurned ? "" : "no ")\(picker.selectedRow(inComponent: component))"
                            + wheels.told.map { " told \($0)" }.joined()
                    }
                    picker.selectRow(2, inComponent: component, animated: false)
                    lines.append(
                        "  \(component): \(picker.numberOfRows(inComponent: component)) of \(size.width)×\(size.height), "
                            + spun.joined(separator: ", ") + "; now \(picker.selectedRow(inComponent: component))")
                }
                lines.append("  `\(picker.displayedText ?? "")`")
                lines += picture(of: picker)
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Pickers.txt")
    }

    @Test("After a reload, a wheel has its new rows, its selection is one of them, and other wheels stay")
    func reloaded() {
        // Given
        let wheels = Wheels([5, 5])
        let picker = UIPickerView(frame: .zero)
        picker.reloadComponent(0)
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        picker.selectRow(4, inComponent: 1, animated: false)
        picker.selectRow(3, inComponent: 0, animated: false)
        func now() -> [Int] {
            (0...2).flatMap { [picker.numberOfRows(inComponent: $0), picker.selectedRow(inComponent: $0)] }
        }

        // When
        let first = now()
        wheels.counts = [2, 2]
        let second = now()
        picker.reloadComponent(1)
        let third = now()
        picker.reloadComponent(2)
        picker.reloadComponent(-1)
        wheels.counts = [1, -3]
        picker.reloadComponent(1)
        let fourth = now()
        picker.reloadAllComponents()
        let fifth = now()
        wheels.components = -2
        picker.reloadAllComponents()

        // Then
        expect(first == [5, 3, 5, 4, 0, -1] && second == first)
        expect(third == [5, 3, 2, 1, 0, -1] && fourth == [5, 3, 0, -1, 0, -1] && fifth == [1, 0, 0, -1, 0, -1])
        expect(picker.numberOfComponents == 0 && picker.rowSize(forComponent: 0) == .zero)
        expect(picker.frame.size, equals: CGSize(width: 320, height: 216))
    }

    @Test("A picker that takes no touches doesn't turn, and shows one row of each wheel")
    func disabled() {
        // Given
        let wheels = Wheels([5])
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: 110))
        (picker.dataSource, picker.delegate) = (wheels, wheels)

        // When
        picker.isUserInteractionEnabled = false

        // Then
        expect(!picker.spin(0, by: 1) && picker.selectedRow(inComponent: 0) == 0 && wheels.told.isEmpty)
        expect(!ControlFixture.rendering(of: picker).contains("0.1"))
    }
}
