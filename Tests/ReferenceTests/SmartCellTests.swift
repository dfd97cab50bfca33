import ReusableViews
import TerminalTesting
import Testing

@testable import ReusableTableViewCellExample

extension ReferenceTests.SmartCells {
    /// The fifth article's claims about smart table cells: S1 to S7.
    struct SmartCellTests {
        private let table = Transcript(TableCellSession(rows: 100))
        private let calendar = LunarCalendar(count: 100)

        @Test(
            """
            S1: The cell class knows its identifier, which is its name, asks the table for a cell, and makes one \
            if no cell waits
            """)
        func codeCells() {
            // Given
            table.type("technique smart-cell")

            // When
            table.type("scroll 50")

            // Then
            let cells = table.session.tableView.visibleCells
            #expect(cells.allSatisfy { $0 is CodeTableViewCell && $0.reuseIdentifier == "CodeTableViewCell" })
            #expect(table.session.tableView.reuseCounts.made == 7)
        }

        @Test("S2: If the cell comes from a nib, the class takes a UINib that the controller keeps")
        func nibCells() throws {
            // Given
            let nib = LunarTableViewCell.nib
            let first = try #require(nib.instantiate(withOwner: nil).first)

            // When
            let cell = LunarTableViewCell.cell(for: table.session.tableView, from: nib)

            // Then
            #expect(first is LunarTableViewCell)
            #expect(cell.dateLabel?.text == "Day and time")
            #expect(table.type("xib LunarTableViewCell").contains("LunarTableViewCell"))
        }

        @Test(
            """
            S3: If the nib is empty, or its first object is something else, the message names the nib and the \
            class
            """,
            arguments: [
                ("empty-nib", "but it is empty."), ("wrong-class", "but its first object is a ReusableTableViewCell."),
            ])
        func failures(experiment: String, words: String) throws {
            // Given
            table.session.executable = URL(fileURLWithPath: try Executable("table-cell").path)

            // When
            let report = table.type("experiment \(experiment)")

            // Then
            let beginning = "LunarTableViewCell.xib should contain a LunarTableViewCell as its first object, "
            #expect(report.contains(beginning + words))
            #expect(report.contains("The process ended by signal"))
            #expect(table.type("show").contains("New Moon"))
        }

        @Test(
            """
            S4: The names of nib and identifier follow from the name of the class, so another class needs no more \
            code
            """)
        func names() throws {
            // Given
            let types = [LunarTableViewCell.self, QuarterTableViewCell.self] as [NibTableViewCell.Type]

            // When
            let files = try types.map { try $0.nib.document.file }

            // Then
            #expect(types.map(\.cellIdentifier) == ["LunarTableViewCell", "QuarterTableViewCell"])
            #expect(types.map(\.nibName) == types.map(\.cellIdentifier))
            #expect(files == ["LunarTableViewCell.xib", "QuarterTableViewCell.xib"])
        }

        @Test(
            """
            S5: A UINib reads its file once and makes objects as often as you like, but loading by name reads the \
            file each time
            """)
        func reads() {
            // Given
            let techniques = ["smart-nib-cell", "owner-outlet"]

            // When
            let stats = techniques.map { table.type("technique \($0)", "scroll 50", "stats --json") }

            // Then
            #expect(stats[0].contains(#""made":7,"#) && stats[0].contains(#""nibReads":1,"#))
            #expect(stats[1].contains(#""made":7,"#) && stats[1].contains(#""nibReads":7,"#))
        }

        @Test("S6: The controller gets shorter: technique --compare counts the lines that return a cell")
        func lines() throws {
            // Given
            let techniques = ["owner-outlet", "code", "smart-cell", "smart-nib-cell"]

            // When
            let counts = techniques.map { name in
                let code = table.type("source \(name)").replacing(#/(?m)^ *\d+(  )?/#, with: "")
                let method = code.components(separatedBy: "cellForRowAt")[1]
                return method.components(separatedBy: "\n    }")[0].split(separator: "\n").count - 1
            }

            // Then
            #expect(counts[2] == 3 && counts[3] == 3)
            #expect(counts[0] > 3 && counts[1] > 3)
        }

        @Test("S7: Several classes of cells share a table, with a line for each")
        func mixed() {
            // Given
            table.type("experiment mixed-classes")

            // When
            table.type("scroll 40")

            // Then
            let cells = table.session.tableView.visibleCells
            let classes = Set(cells.map { "\(type(of: $0))" })
            #expect(classes.count == 3)
            #expect(cells.allSatisfy { $0.reuseIdentifier == "\(type(of: $0))" })
            #expect(cells.allSatisfy { cell in cell.contentView.subviews.contains { ($0 as? UILabel)?.text != nil } })
            #expect(table.session.tableView.reuseCounts.made <= 10)
            #expect(table.type("source").components(separatedBy: ".cell(for: tableView").count == 4)
        }
    }
}
