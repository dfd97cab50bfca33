import Foundation
import TerminalTesting
import Testing

/// An editor that a user has set, or not.
extension EditTests {
    @Test(
        "The editor gets a copy, the saved text makes the screen, and an unsaved copy has no effect",
        arguments: [
            ("sed -i s/Phase/Moon/", "In force"), ("true", "Nothing was changed."),
            ("false", "the editor ended with status 1; nothing was changed"),
            ("rm -f", "can't use what the editor left"), ("truncate -s 1G", "at most 8388608"),
            ("no-such-editor", "there is no editor \"no-such-editor\"; nothing was changed"),
            ("", "edit ReusableTableViewCell --set phaseLabel.text Moon"),
        ])
    func editor(_ command: String, _ answer: String) throws {
        // Given
        let home = try TemporaryFolder()
        let terminal = try terminal(editor: command, path: "/usr/bin:/bin", home: home.path)

        // When
        terminal.send("edit ReusableTableViewCell\r")
        let said = try terminal.expect("table-cell owner-outlet")
        terminal.send("edit --list\r")
        let list = try terminal.expect("table-cell owner-outlet")

        // Then
        expect((said + list), contains: answer)
        // The process that tries lines has an empty folder.
        let left = FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? []
        expect(!left.contains { $0.hasSuffix(".xib") })
    }

    /// A terminal in which the program waits for a command.
    private func terminal(editor: String, path: String, home: String) throws -> PseudoTerminal {
        let environment = [
            "XDG_STATE_HOME": home, "NO_COLOR": "1", "PATH": path, "VISUAL": "", "EDITOR": editor, "TMPDIR": home,
        ]
        let terminal = try PseudoTerminal(Executable("table-cell"), ["--no-pager"], environment: environment)
        try terminal.expect("table-cell owner-outlet> ")
        return terminal
    }

    @Test("--editor opens vi if no editor is set, and says what to do without one")
    func fallback() throws {
        // Given
        let home = try TemporaryFolder()
        let vi = try home.file("vi", "#!/bin/sh\nsed -i s/Phase/Moon/ \"$1\"\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: vi)
        let with = try terminal(editor: "", path: "\(home.path):/usr/bin:/bin", home: home.path)
        let without = try terminal(editor: "", path: "/no/where", home: home.path)

        // When
        with.send("edit ReusableTableViewCell --editor\r")
        try with.expect("table-cell owner-outlet, edit> ")
        with.send("edit --list\r")
        let list = try with.expect("In force")
        without.send("edit ReusableTableViewCell --editor\r")
        let refusal = try without.expect("--remove take")

        // Then
        expect(list, contains: "text=\"Moon\"")
        expect(refusal, contains: "neither VISUAL nor EDITOR is set, and vi isn't")
    }
}
