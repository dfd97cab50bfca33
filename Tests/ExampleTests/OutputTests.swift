import TerminalTesting
import Testing

/// The whole output of the commands that explain.
@Suite(.talkingToPrograms)
nonisolated struct OutputTests {
    private let program: Executable

    init() throws {
        program = try Executable("table-cell")
    }

    @Test("A trace has a block for each nib, names instead of ids, and folds repetitions")
    func trace() throws {
        // Given
        let commands = ["reset", "trace on", "scroll 3", "trace last"]

        // When
        let run = try program.run(["--width", "80"] + commands.flatMap { ["-c", $0] })

        // Then
        let expected = """
            queue       cell #1 left row 0; waits as "ReusableTableViewCell"
            dequeue     "ReusableTableViewCell": cell #1 waits
            reuse       cell #1: prepareForReuse()
            show        cell #1 in row 7
                        … the same for cells #2, #3, rows 8, 9: 2 × 4 steps
            12 steps: 0 nib reads, 0 cells made, 3 reused; "trace last --all" shows all.
            """
        expect(Difference(of: run.output, from: expected), equals: nil)
    }

    @Test("The trace of a whole screen fits into a window, with the load of the first cell step by step")
    func traceOfReset() throws {
        // Given
        let commands = ["trace on", "reset", "trace last"]

        // When
        let run = try program.run(["--width", "80"] + commands.flatMap { ["-c", $0] })

        // Then
        let lines = run.output.split(separator: "\n")
        expect(lines.count < 24)
        expect(lines.allSatisfy { $0.count <= 80 })
        let expected = """
            dequeue     "ReusableTableViewCell": no cell waits, nil
            nib         ReusableTableViewCell.xib  5 objects, owner =
                        ReusableTableViewCellExampleViewController #1
             decode     UIImageView #1, UILabel #1, UILabel #2, UIView #2, cell #1
             connect    owner.tableViewCell → cell #1   cell #1.dateLabel → UILabel #2
                        cell #1.phaseImageView → UIImageView #1
                        cell #1.phaseLabel → UILabel #1
             awake      cell #1, UIView #2, UIImageView #1, UILabel #1, UILabel #2
            make        cell #1 for row 0
                        … the same for cells #2–#7, rows 1–6: 6 × 17 steps
            """
        let start = try #require(lines.firstIndex { $0.hasPrefix("dequeue") })
        let block = lines[start...].prefix(10).joined(separator: "\n")
        expect(Difference(of: block, from: expected), equals: nil)
    }

    @Test("A tree names each cell's row, folds equal cells, and is cut to the width")
    func tree() throws {
        // Given
        let width = "80"

        // When
        let run = try program.run(["--width", width, "--rows", "3", "-c", "scroll 1", "-c", "tree"])

        // Then
        let expected = """
            UIWindow  320×460
            └─ UIView  320×460  outlet view
               ├─ UINavigationBar  320×44
               └─ UITableView  0,44 320×416  outlet tableView
                  ├─ ReusableTableViewCell #1  320×66  row 0  reuseIdentifier ReusableTable…
                  │  └─ UIView  320×66  contentView
                  │     ├─ UIImageView  8,0 32×44  outlet phaseImageView  "moonphase.new.mo…
                  │     ├─ UILabel  48,11 264×22  outlet phaseLabel  "New Moon"
                  │     └─ UILabel  48,33 264×22  outlet dateLabel  "2011.10.26 19:57"
                  ├─ ReusableTableViewCell #2  row 1  "First Quarter" "2011.11.02 16:37"
                  └─ ReusableTableViewCell #3  row 2  outlet tableViewCell  "Full Moon" "20…
            The other cells have identical views: "tree --all" shows them.
            """
        expect(Difference(of: run.output, from: expected), equals: nil)
    }

    @Test("The changes of an experiment are a patch of the nib or of the code")
    func difference() throws {
        // Given
        let width = "100"

        // When
        let nib = try program.run(["--width", width, "-c", "source --diff no-identifier"])
        let code = try program.run(["--width", width, "-c", "source --diff no-owner"])
        let factory = try program.run(["--width", width, "-c", "source --diff shared-instance"])

        // Then
        let expected = """
            no-identifier: The cell in the xib has no reuse identifier.
            ReusableTableViewCell.xib
            − reuseIdentifier="ReusableTableViewCell"
            The Swift code is the same; "source no-identifier" shows the code that is affected.
            """
        expect(Difference(of: nib.output, from: expected), equals: nil)
        expect(factory.output.contains(/\n− .*ViewFactoryViewController\.swift\n/))
        expect(code.output.contains(#/−.*loadNibNamed\("ReusableTableViewCell", owner: self/#))
        expect(code.output.contains(#/\+.*loadNibNamed\("ReusableTableViewCell", owner: nil/#))
        // The output leaves out equal lines far from a change.
        expect(code.output.contains("\n⋮\n") && !code.output.contains("numberOfRowsInSection"))
    }

    @Test(
        "help fits into a window of 80 columns and 24 lines, in every program",
        arguments: [
            "table-cell", "grid-cell", "date-picker", "ignorable-date-picker",
        ])
    func help(program name: String) throws {
        // Given
        let program = try Executable(name)

        // When
        let run = try program.run(["--width", "80", "-c", "help"])
        let all = try program.run(["--width", "80", "-c", "help all"])

        // Then
        let lines = run.output.split(separator: "\n")
        let groups = all.output.split(separator: "\n")
        expect(lines.count < 24)
        expect((lines + groups).allSatisfy { $0.count <= 80 })
        expect(lines.last?.hasPrefix("\"help all\" lists more, "), equals: true)
        expect(groups.contains("Use the screen") && groups.contains("Look inside") && groups.contains("Change it"))
    }
}
