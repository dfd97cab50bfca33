public import ArgumentParser

/// A command of the REPL: an ArgumentParser command that runs in a session instead of a process.
///
/// To add a command, write one small file with one type, and list that type among the commands of a program:
///
///     struct Jump: SessionCommand {
///         static let configuration = CommandConfiguration(abstract: "Jump to a row.")
///
///         @Argument(help: "The row, counted from 0.")
///         var row: Int
///
///         func run(in session: TableCellSession) throws {
///             session.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
///         }
///
///         func effect(in session: TableCellSession) -> CommandEffect { .touches }
///     }
///
/// ArgumentParser parses, validates and explains; the type of `session` says which sessions the command needs, so that
/// a command that every program shares takes their common superclass and a program's own command takes its own session.
/// Errors thrown from `run(in:)` are shown in a line: a `ValidationError` with the usage, any other by its description.
public nonisolated protocol SessionCommand: ParsableCommand {
    /// The session that the command acts on. Inferred from `run(in:)`.
    associatedtype Context: Session

    /// What it is for: where help lists it. To use the screen, unless it says otherwise.
    static var purpose: CommandPurpose { get }

    /// The name of the family of commands that it belongs to, which is typed before its own. The default is nil, for
    /// none.
    static var family: String? { get }

    /// The command that words are for, and the words that are its own: this one and all of them, unless it is a family
    /// of commands. Throws what is wrong with the first word, if it is none of the family's.
    @MainActor static func member(for words: [String]) throws -> (command: any SessionCommand.Type, words: [String])

    /// Does what the command does, in the session in which it was given; prints through that.
    @MainActor mutating func run(in session: Context) throws

    /// What it does to the screen, and what it shows; asked once, before it runs, and where it may have to run again.
    /// It has no default: a command that doesn't say would be judged and repeated wrongly, and nobody would see it.
    @MainActor func effect(in session: Context) -> CommandEffect

    /// All that may stand for an argument, by its name in the help, `rows` for `<rows>`, when only the running session
    /// knows it: row numbers, cell ids, technique names. The session picks those that begin with what was typed.
    ///
    /// Values known beforehand need nothing here: cases of a `CaseIterable` argument and ArgumentParser's
    /// `completion: .list`, `.file(extensions:)` and `.directory` are completed already.
    @MainActor static func candidates(for argument: String, in session: Context) -> [String]
}

nonisolated extension SessionCommand {
    /// To use the screen.
    public static var purpose: CommandPurpose { .use }

    /// None.
    public static var family: String? { nil }

    /// This command, and all words.
    @MainActor public static func member(
        for words: [String]
    ) -> (command: any SessionCommand.Type, words: [String]) {
        (Self.self, words)
    }

    /// No candidates.
    @MainActor public static func candidates(for argument: String, in session: Context) -> [String] { [] }
}
