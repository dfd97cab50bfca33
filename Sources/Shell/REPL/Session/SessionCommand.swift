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
/// ArgumentParser parses, validates and explains. The type of `session` says which sessions the command needs. A
/// command that every program shares takes their common superclass, and a program's own command takes its own session.
/// Errors thrown from `run(in:)` are shown in a line: a `ValidationError` with the usage, any other by its description.
public nonisolated protocol SessionCommand: ParsableCommand {
    /// The session that the command acts on. Inferred from `run(in:)`.
    associatedtype Context: Session

    /// The purpose of the command, which determines its place in help. The default is using the screen.
    static var purpose: CommandPurpose { get }

    /// A Boolean value that indicates whether the line behind the command's name is one argument, in which quotation
    /// marks, backslashes and hyphens have no meaning. The default is `false`.
    static var takesText: Bool { get }

    /// The name of the family of commands that it belongs to, which is typed before its own. The default is nil, for no
    /// family.
    static var family: String? { get }

    /// The command without any arguments, or nil to let ArgumentParser make it, which takes 5 million instructions.
    /// The default makes a command that has no properties.
    static var bare: Self? { get }

    /// The command that words are for, and the words that are its own: this one and all of them, unless it is a family
    /// of commands. Throws what is wrong with the first word, if it isn't one of the family's.
    @MainActor static func member(for words: [String]) throws -> (command: any SessionCommand.Type, words: [String])

    /// Runs the command in the session in which it was given. It prints through the session.
    @MainActor mutating func run(in session: Context) throws

    /// Returns the effect of the command on the screen, and the things it shows. Called once, before the command runs,
    /// and again if it may have to run again. A default could be wrong for a command unnoticed, so each command has to
    /// implement this.
    @MainActor func effect(in session: Context) -> CommandEffect

    /// Returns all possible values of an argument, by its name in the help, `rows` for `<rows>`, if only the running
    /// session knows them: row numbers, cell ids, technique names. The session picks those that begin with the typed
    /// text.
    ///
    /// You don't need to list fixed values here: cases of a `CaseIterable` argument and ArgumentParser's
    /// `completion: .list`, `.file(extensions:)` and `.directory` are completed already.
    @MainActor static func candidates(for argument: String, in session: Context) -> [String]
}

nonisolated extension SessionCommand {
    /// The default purpose: using the screen.
    public static var purpose: CommandPurpose { .use }

    /// The default: a line is split into arguments.
    public static var takesText: Bool { false }

    /// The default family, `nil`.
    public static var family: String? { nil }

    /// The command, if it has no properties, or else nil.
    public static var bare: Self? {
        MemoryLayout<Self>.size == 0 && configuration.subcommands.isEmpty ? Self() : nil
    }

    /// Returns this command, and all words.
    @MainActor public static func member(
        for words: [String]
    ) -> (command: any SessionCommand.Type, words: [String]) {
        (Self.self, words)
    }

    /// The command with the members of its family: this one, unless it leaves them to another.
    @MainActor static var whole: any SessionCommand.Type {
        configuration.subcommands.isEmpty ? (try? member(for: []).command) ?? Self.self : Self.self
    }

    /// Returns no candidates.
    @MainActor public static func candidates(for argument: String, in session: Context) -> [String] { [] }
}
