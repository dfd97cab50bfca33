import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The command `nib` of a program without the workshop.
struct RunNibTests {
    @Test("nib alone passes no word to the program beside this one, whose output is not called nothing")
    func alone() throws {
        // Given
        let folder = try TemporaryFolder()
        let nib = try folder.file("nib", "#!/bin/sh\necho \"$# $*\" >>'\(folder.path)/words'\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: nib)
        var program = ExampleProgram.tableCell(rows: 10)
        program.commonCommands = [RunNib.self]
        let session = TableCellSession(program)
        session.executable = URL(fileURLWithPath: folder.path + "/table-cell")
        let screen = Screen(session, columns: 80, rows: 24)

        // When
        let said = ["nib", "nib lint --strict a.xib"].map { screen.type($0) }

        // Then
        try expect(
            String(contentsOfFile: folder.path + "/words", encoding: .utf8), equals: "0 \n3 lint --strict a.xib\n")
        expect(!said.joined().contains("Nothing has changed"), "\(said)")
    }
}
