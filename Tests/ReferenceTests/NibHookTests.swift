import ReusableViews
import Testing

@testable import ReusableTableViewCellExample

extension ReferenceTests.Hooks {
    /// The second article's claims about nib hooks: H1 to H5.
    struct NibHookTests {
        private let table = Transcript(TableCellSession(rows: 100))
        private let calendar = LunarCalendar(count: 100)

        /// Returns the texts of a row, as a user reads them.
        private func texts(in row: Int) -> [String?] {
            let cell = table.session.tableView.cellForRow(at: IndexPath(row: row, section: 0))
            return cell?.contentView.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
        }

        @Test(
            """
            H1: A hook is an object that is File's Owner of a cell's nib: it has an outlet for each subview that \
            matters, and its outlet view is the cell
            """)
        func owner() {
            // Given
            let nibName = "HookedTableViewCell"

            // When
            let hook = PhaseNibHook(nibName: nibName)

            // Then
            #expect((hook.view as? UITableViewCell)?.reuseIdentifier == nibName)
            #expect([hook.phaseLabel?.text, hook.dateLabel?.text] == ["Phase", "Day and time"])
            #expect(hook.phaseImageView?.superview === (hook.view as? UITableViewCell)?.contentView)
        }

        @Test(
            """
            H2: When a hook loads its nib, it numbers the connected subviews in the alphabetical order of its \
            outlets, and writes the numbers into their tags
            """)
        func numbers() {
            // Given
            let xib = table.type("xib HookedTableViewCell")

            // When
            let hook = PhaseNibHook(nibName: "HookedTableViewCell")

            // Then
            #expect(xib.contains("HookedTableViewCell.xib"))
            #expect([hook.dateLabel?.tag, hook.phaseImageView?.tag, hook.phaseLabel?.tag] == [1912, 1913, 1914])
        }

        @Test("H3: Given a reused cell, another hook finds the same subviews by the numbers in their tags")
        func reused() {
            // Given
            table.type("technique nib-hook", "trace on")

            // When
            let steps = table.type("scroll 1", "trace last --all")

            // Then
            #expect(steps.contains("dateLabel found by tag 1912"))
            #expect(!steps.contains("load "))
            #expect(texts(in: 7) == [calendar[7].phase.name, calendar[7].dateString])
        }

        @Test(
            """
            H4: With a hook, you write no number in code: you set hook.label.text, and a tag that is changed in the \
            xib does no harm
            """)
        func editedTag() {
            // Given
            let name = "experiment edited-tag"

            // When
            table.type(name, "scroll 20", "scroll -20")

            // Then
            #expect(texts(in: 2) == [calendar[2].phase.name, calendar[2].dateString])
            #expect(texts(in: 3) == ["Phase", calendar[3].dateString])
        }

        @Test("H5: One class of hooks serves every nib that can fill its outlets")
        func twoNibs() {
            // Given
            table.type("experiment another-nib")

            // When
            table.type("scroll 20", "scroll -20")

            // Then
            for row in 0..<4 {
                #expect(Set(texts(in: row)) == [calendar[row].phase.name, calendar[row].dateString])
            }
            let images = table.session.tableView.visibleCells.prefix(2).map {
                $0.contentView.subviews.first { $0 is UIImageView }?.frame.minX
            }
            #expect(images == [8, 280])
        }
    }
}
