import TerminalUIKit
import Testing

@_spi(Overriding) @testable import Views

/// What is of other sizes on other systems, where fonts count.
struct SystemsTests {
    private static let systems: [SystemVersion] = [.iOS7, .iOS11, .iOS13, .iOS14, .iOS26]

    /// What is read on each system.
    private func onEach<Value>(_ read: () -> Value) -> [Value] {
        Self.systems.map { system in
            World.current.with(\.textMetrics, .typographic) {
                World.current.with(\.systemVersion, system, read)
            }
        }
    }

    @Test("Bars and controls are as high as each system has them")
    func heights() {
        // Given
        let make: [() -> UIView] = [
            { UISearchBar() }, { UISegmentedControl(items: ["Moon"]) }, { UIProgressView() }, { UISlider() },
            { UIStepper() },
        ]

        // When
        let heights = make.map { make in onEach { make().intrinsicContentSize.height } }

        // Then
        #expect(
            heights == [
                [44, 56, 56, 56, 64], [28, 28, 31, 31, 31], [2, 2, 2, 4, 4], [30, 30, 30, 30, 34],
                [29, 29, 32, 32, 32],
            ])
        #expect(onEach { UISlider().alignmentRectInsets.left } == [2, 2, 2, 2, 0])
    }

    @Test("What stands at a row's end takes as much of its content as each system leaves, and so do margins and lines")
    func rows() {
        // Given
        func cell(_ type: UITableViewCell.AccessoryType, width: CGFloat) -> (UITableView, UITableViewCell) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 88))
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            cell.accessoryType = type
            cell.preservesSuperviewLayoutMargins = true
            table.addSubview(cell)
            return (table, cell)
        }
        func rooms(_ type: UITableViewCell.AccessoryType, width: CGFloat) -> [CGFloat] {
            onEach {
                let (table, cell) = cell(type, width: width)
                cell.layoutSubviews()
                return withExtendedLifetime(table) { width - cell.contentView.frame.width }
            }
        }

        // When
        let arrows = rooms(.disclosureIndicator, width: 320)
        let buttons = rooms(.detailDisclosureButton, width: 320)
        let margins = onEach {
            let (table, cell) = cell(.none, width: 390)
            return withExtendedLifetime(table) { [cell.usualMarginsInside.top, cell.usualMarginsInside.left] }
        }
        let heights = onEach {
            let (table, cell) = cell(.none, width: 320)
            cell.layoutSubviews()
            return withExtendedLifetime(table) { cell.contentView.frame.height }
        }

        // Then
        #expect(rooms(.none, width: 320) == [0, 0, 0, 0, 0])
        #expect(arrows == [34, 34, 25.5, 26.5, 26.5] && buttons == [47, 47, 39, 40, 40])
        #expect(rooms(.checkmark, width: 390) == [47, 47, 44, 44, 44])
        #expect(rooms(.disclosureIndicator, width: 389) == arrows)
        #expect(margins == [[8, 8], [11, 20], [11, 20], [11, 20], [15, 20]])
        #expect(heights == [43, 43.5, 44, 44, 44])
    }

    @Test(
        "A document says by the version of its tools which system it was drawn for",
        arguments: [
            (nil, SystemVersion.iOS14), ("7999", .iOS7), ("8000", .iOS9), ("13199", .iOS9), ("13200", .iOS11),
            ("14799.5", .iOS11), ("14460.23.1", .iOS11), ("14800", .iOS13), ("16999", .iOS13), ("17000", .iOS14),
            ("23999", .iOS14), ("24000", .iOS26), ("moon", .iOS14),
        ])
    func tools(version: String?, expected: SystemVersion) {
        #expect(SystemVersion(toolsVersion: version) == expected)
    }
}
