internal import ArgumentParser
internal import Canvases
internal import PlainText

/// A session that runs commands, line by line, and knows the objects on which they act.
///
/// A session needs no terminal: the REPL, a script and a test drive it the same way. A subclass stores the objects on
/// which a program's commands act.
///
///     let session = TableCellSession()
///     session.output = { transcript += $0 }
///     session.run("scroll -5")
///     session.run("stats")
open class Session {
    /// The name of the program, as in its prompt.
    public let name: String

    /// Commands of this program alone, in the order in which help lists them.
    public let ownCommands: [any SessionCommand.Type]

    /// Commands that every program has, in the order in which help lists them.
    public let commonCommands: [any SessionCommand.Type]

    /// Returns the names of the commands that help lists first, in the order in which one needs them, or empty to list
    /// all.
    package var firstCommands: () -> [String] = { [] }

    /// The appearance of output: its width, colors and characters.
    public var appearance = Appearance()

    /// The function that writes output, standard output unless replaced. A call is one write.
    public var output: (String) -> Void = {
        PrintedText.flush()
        StandardStream.output.write($0)
    }

    /// The function that writes messages about failures, standard error unless replaced. A call is one write.
    public var errors: (String) -> Void = { StandardStream.error.write($0) }

    /// A Boolean value that determines whether a user types the commands and sees their output.
    public var isInteractive = false
    /// A Boolean value that indicates whether the shell runs each command, as the words after the program's name.
    package var isRunByWords = false

    /// A Boolean value that determines whether sentences about effects are written to standard error if no user types
    /// the commands.
    package var remarksOnErrors = false

    /// A Boolean value that indicates whether the commands come from standard input, so that no other code may read
    /// from it.
    public internal(set) var isFedByStandardInput = false

    /// A Boolean value that determines whether output that is higher than the window goes through a pager.
    public var usesPager = true

    /// A Boolean value that determines whether a user at a terminal sees the frames between two screens.
    public var usesMotion = true

    /// Waits for some seconds between two frames, or nil without a user.
    package var pause: ((Double) -> Void)?

    /// The line that runs, or ran last.
    public private(set) var line = ""

    /// The plain text that the line that runs, or ran last, has printed so far, in whatever style it was written.
    package internal(set) var lastSaid = ""

    /// The plain text that the last line before this one has printed, of those that printed something.
    package private(set) var saidBefore = ""

    /// The parts that follow the commands of the session, from the back to the front.
    public private(set) var parts: [any SessionPart] = []

    /// The part that is in front of all others for a while, such as one that has the whole terminal, not retained.
    public weak var front: (any SessionPart)?

    /// The text that the screen's own code has printed while the prompt waited, and that isn't on the terminal yet.
    var printed = ""

    /// The keys that were pressed for the prompt while a pager had the terminal, or nil without a prompt.
    var typedAhead: [UInt8]?
    /// The words before the one that is completed.
    package var wordsBefore: [String] = []
    private var isOver = false
    /// The reason why the last command failed, or nil if it did not.
    var complaint: StyledText?
    private var said: [OutputPiece]?

    /// Creates a session. `help` and `quit` are added to the commands that it shares with others.
    /// - Precondition: No two commands have the same name, which is looked at with the first line, and this session is
    ///   of the type that each of them runs in.
    public init(
        name: String, commands: [any SessionCommand.Type] = [], common: [any SessionCommand.Type] = []
    ) {
        self.name = name
        ownCommands = commands
        commonCommands = common + [Help.self, Quit.self]
        for command in self.commands {
            precondition(canRun(command), "\(command) doesn't run in a \(type(of: self))")
        }
    }

    /// Runs a closure for a line or a completion.
    ///
    /// Override it if something must be in force meanwhile.
    open func inContext<Result>(_ work: () throws -> Result) rethrows -> Result { try work() }

    // MARK: Parts

    /// Adds a part, in front of those that there are.
    public func add(_ part: any SessionPart) { parts.append(part) }

    /// Returns the part of a type, or nil if there isn't one.
    public func part<Part: SessionPart>(_ type: Part.Type = Part.self) -> Part? {
        for part in parts { if let part = part as? Part { return part } }
        return nil
    }

    /// All parts, from the one behind all others to the one in front.
    var allParts: [any SessionPart] { front.map { parts + [$0] } ?? parts }

    /// Takes note of an event, and tells the parts, each in its turn. Override it to be the first to know.
    open func receive(_ event: SessionEvent) throws {
        for part in allParts { try part.receive(event) }
    }

    /// Sends an event that no part can refuse.
    public func tell(_ event: SessionEvent) { try? receive(event) }

    // MARK: Output

    /// Prints a text and a line break to `output`, once the command is done if a user typed it.
    ///
    /// The text may contain text from a file or a user. Characters that would control the terminal are made visible,
    /// except for line breaks and tabs.
    public func print(_ text: String) {
        deliver(.lines(text.printableLines))
    }

    /// Prints a text with escape codes, such as a canvas or a ``StyledText`` makes, and a line break, as ``print(_:)``.
    /// Text from a file or a user must have been made printable before.
    package func print(styled text: String) {
        deliver(.lines(text))
    }

    /// Prints sentences, broken into lines between words. All lines but the first begin with some blanks.
    public func say(_ text: StyledText, indent: Int = 0) {
        deliver(.prose(text, indent: indent))
    }

    package func say(_ piece: OutputPiece) { deliver(piece) }

    /// Prints a sentence about the effect of a command for a user who typed it. A script gets only the output for which
    /// it asks.
    public func remark(_ text: StyledText) {
        if isInteractive { say(text) } else if remarksOnErrors { errors(text.string.printable + "\n") }
    }

    /// Returns a command's output, as written in the session's appearance, or nil if it was written already.
    public func text(of piece: OutputPiece) -> String? {
        switch piece {
        case .paged: return nil
        case .lines(let text): return text
        case .prose, .code: return piece.wrapped(to: appearance.proseColumns)?.text(in: appearance.style)
        }
    }

    /// Writes or keeps a piece of output.
    func deliver(_ piece: OutputPiece, plain: String? = nil) {
        if let text = plain ?? piece.plainText { lastSaid += text + "\n" }
        if said != nil { said!.append(piece) } else { text(of: piece).map { output($0 + "\n") } }
    }

    /// Prints a text as the terminal can show it, and a line break.
    package func print(_ text: StyledText) {
        deliver(.lines(text.text(in: appearance.style)), plain: text.string)
    }

    /// Does something, and collects the output meanwhile that belongs to no command.
    package func collectOutput<Result>(during work: () -> Result) -> (result: Result, pieces: [OutputPiece]) {
        let outer = said
        defer { said = outer }
        said = []
        let result = work()
        return (result, said!)
    }

    // MARK: Running lines

    /// Ends the session once the running command is done: the line's outcome will be `.quit`.
    public func end() {
        isOver = true
    }

    /// Runs one line.
    /// - Parameters:
    ///   - line: A command and its arguments, separated by white space. Quotation marks and backslashes keep white
    ///     space inside an argument, as in a shell. Blank lines and lines that begin with `#` are ignored.
    ///   - place: The origin of the line, `steps.txt:3`, to say so before a message.
    @discardableResult
    public func run(_ line: String, at place: String? = nil) -> Outcome {
        inContext { runInContext(line, at: place) }
    }

    private func runInContext(_ line: String, at place: String?) -> Outcome {
        var line = ParsedLine(text: self.line(for: line))
        begin(line)
        let outcome: Outcome
        do {
            guard line.text.utf8.count <= LineReader.maximumLength || takesText(line.text) else {
                throw SessionError.tooLong
            }
            let words = try words(of: line.text)
            if words.isEmpty { return .ok }
            let (command, arguments) = try command(for: words)
            outcome = perform(command, arguments, of: &line, at: place)
        } catch {
            report(String(describing: error), at: place)
            outcome = .failed
        }
        tell(.ended(line, outcome))
        return outcome
    }

    private func begin(_ line: ParsedLine) {
        self.line = line.text
        if !lastSaid.isEmpty { saidBefore = lastSaid }
        lastSaid = ""
        tell(.began(line))
    }

    /// Runs a command whose words, its name and arguments, are known already, as a shell's are.
    package func run(words: [String]) -> Outcome {
        var line = ParsedLine(text: words.joined(separator: " "))
        begin(line)
        return inContext {
            var outcome = Outcome.failed
            do {
                let (command, arguments) = try command(for: words)
                outcome = perform(command, arguments, of: &line, at: nil)
            } catch {
                report(String(describing: error), at: nil)
            }
            tell(.ended(line, outcome))
            return outcome
        }
    }

    /// The command of a type that a line is for, with its arguments, or nil if it is for another.
    package func command<Command: SessionCommand>(parsing line: String) throws -> Command? {
        guard let words = try? words(of: line), !words.isEmpty, let found = try? command(for: words),
            found.type is Command.Type
        else { return nil }
        return try parse(Command.self, found.arguments) as? Command
    }

    /// Returns the effect that a line would have if it were run now.
    package func parse(_ line: String) -> ParsedLine {
        func effect<Command: SessionCommand>(of type: Command.Type) -> CommandEffect? {
            guard let command: Command = try? self.command(parsing: line) else { return nil }
            return (self as? Command.Context).map(command.effect)
        }
        let command = command(of: line)
        return ParsedLine(text: line, command: command, effect: command.flatMap { effect(of: $0) })
    }

    /// A command with its arguments. A request for help is one of ArgumentParser's own.
    private func parse<Command: SessionCommand>(
        _ type: Command.Type, _ arguments: [String]
    ) throws(UsageProblem) -> any ParsableCommand {
        if arguments.isEmpty, let bare = Command.bare { return bare }
        let syntax = CommandSyntax.of(type)
        let typed = syntax.command(for: arguments) {
            (try? TypedCommand<Command>.parseAsRoot($0) as? TypedCommand<Command>)?.command
        }
        if let typed { return typed }
        do {
            return try TypedCommand<Command>.parseAsRoot(syntax.prepared(arguments))
        } catch {
            throw syntax.problem(in: arguments, saying: type.message(for: error))
        }
    }

    /// The words of a line, as a shell reads them, or all text after a command that takes a text.
    private func words(of line: String) throws -> [String] {
        let typed = line.drop(while: \.isWhitespace)
        let name = typed.prefix { !$0.isWhitespace }
        guard takesText(typed) else { return try LineWords.split(line) }
        var text = typed.dropFirst(name.count).drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        if text.isEmpty || ["--help", "-h"].contains(text) {
            return [name, text].filter { !$0.isEmpty }.map(String.init)
        }
        if text.count > 1, let mark = text.first, "\"'".contains(mark), text.last == mark {
            text = text.dropFirst().dropLast()
        }
        return [String(name), "--", String(text)]
    }

    /// Returns a Boolean value that indicates whether a line is for a command that takes a text.
    func takesText(_ line: some StringProtocol) -> Bool {
        let name = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        return commandsByName[String(name)]?.takesText == true
    }

    var commands: [any SessionCommand.Type] { ownCommands + commonCommands }

    private(set) lazy var commandNames = commands.flatMap { $0.spellings }
    private lazy var commandsByName = commands.reduce(into: [String: any SessionCommand.Type]()) { known, command in
        for name in command.spellings {
            precondition(known.updateValue(command, forKey: name) == nil, "two commands have the name \(name)")
        }
    }

    package func command(of line: String) -> (any SessionCommand.Type)? {
        guard let words = try? words(of: line), !words.isEmpty else { return nil }
        return try? command(for: words).type
    }

    /// Throws an error if a line is for an unknown command.
    package func checkName(of line: String) throws {
        if let name = try LineWords.split(line).first { _ = try command(named: name) }
    }

    /// The command that words are for, the first of which is its name or its family's, and its arguments.
    func command(for words: [String]) throws -> (type: any SessionCommand.Type, arguments: [String]) {
        let (type, arguments) = try command(named: words[0]).member(for: Array(words.dropFirst()))
        return (type, arguments)
    }

    /// The command with exactly that name: an abbreviation is a wrong name, too.
    func command(named name: String) throws(SessionError) -> any SessionCommand.Type {
        if let command = commandsByName[name] { return command }
        throw .unknownCommand(name, nearest: probableCommand(for: name))
    }

    /// The command that was probably meant by a wrong name, or nil if no name is near.
    package func probableCommand(for name: String) -> String? { probableName(for: name, among: commandNames) }

    private func perform<Command: SessionCommand>(
        _ type: Command.Type, _ arguments: [String], of line: inout ParsedLine, at place: String?
    ) -> Outcome {
        line.command = type
        complaint = nil
        do {
            var parsed = try parse(type, arguments)
            if var command = parsed as? Command, let context = self as? Command.Context {
                line.effect = command.effect(in: context)
                let outer = said
                said = isInteractive ? [] : nil
                var failure: (any Error)?
                do {
                    try receive(.willRun(line))
                    try command.run(in: context)
                } catch {
                    failure = error
                }
                let pieces = said ?? []
                said = outer
                if failure != nil { line.effect = nil }
                finish(line, saying: pieces, outcome: failure != nil ? .failed : isOver ? .quit : .ok)
                if let failure { throw failure }
            } else {
                try parsed.run()
            }
        } catch let problem as UsageProblem {
            report(problem.description, usage: problem.usage, at: place)
            return .failed
        } catch let error as ValidationError {
            report(error.message, usage: CommandSyntax.of(type).usage, at: place)
            return .failed
        } catch is ExitCode {
            // The command has printed its message.
            return .failed
        } catch {
            guard type.exitCode(for: error).isSuccess else {
                report(String(describing: error), at: place)
                return .failed
            }
            let columns = appearance.helpColumns
            let help = self.help(type.fullMessage(for: error, columns: columns))
            if isInteractive {
                tell(.willRun(ParsedLine(text: line.text, command: type, effect: .nothing)))
                finish(line, saying: collectOutput { page(help) }.pieces, outcome: .ok)
            } else {
                page(help)
            }
        }
        return isOver ? .quit : .ok
    }

    private func finish(_ line: ParsedLine, saying pieces: [OutputPiece], outcome: Outcome) {
        tell(.didRun(line, outcome))
        write(pieces, of: line, outcome: outcome)
    }

    private func canRun<Command: SessionCommand>(_ command: Command.Type) -> Bool {
        self is Command.Context
    }
}
