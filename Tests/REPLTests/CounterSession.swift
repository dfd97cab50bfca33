import ArgumentParser
import REPL

/// A session to test with: a number, and everything that was written.
final class CounterSession: Session {
    var number = 0
    var written = ""
    var complaints = ""
    /// The lines that were run.
    var lines: [ParsedLine] = []

    init() {
        super.init(name: "counter", commands: [Count.self, Paint.self, Fail.self])
        appearance.fixedWidth = 80
        output = { [unowned self] in written += $0 }
        errors = { [unowned self] in complaints += $0 }
    }

    override func receive(_ event: SessionEvent) throws {
        if case .ended(let line, _) = event { lines.append(line) }
        try super.receive(event)
    }
}

/// Takes numbers, of either sign, and an option with a value.
struct Count: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Add numbers.")

    @Argument(help: "The numbers.")
    var numbers: [Int]

    @Option(help: "What to multiply each with.")
    var by = 1

    @Flag(help: "Print the result.")
    var json = false

    func run(in session: CounterSession) {
        session.number += numbers.reduce(0) { $0 + $1 * by }
        if json { session.print("{\"number\":\(session.number)}") }
    }

    func effect(in session: CounterSession) -> CommandEffect { json ? .shows(["number"]) : .touches }

    static func candidates(for argument: String, in session: CounterSession) -> [String] {
        argument == "numbers" ? ["\(session.number)", "\(session.number + 1)"] : []
    }
}

/// Takes what ArgumentParser can complete, and what it can't check.
struct Paint: SessionCommand {
    enum Color: String, CaseIterable, ExpressibleByArgument { case red, green, grey }

    static let configuration = CommandConfiguration(abstract: "Paint a file.")

    @Argument(help: "The color.")
    var color: Color

    @Argument(help: "The file.", completion: .file(extensions: ["xib"]))
    var file: String

    func run(in session: CounterSession) throws {
        session.print("\(file) is \(color) now.")
    }

    func effect(in session: CounterSession) -> CommandEffect { .changes }
}

/// Fails after its arguments were found to be right; runs in any session.
struct Fail: SessionCommand {
    struct Failure: Error, CustomStringConvertible { let description: String }

    static let configuration = CommandConfiguration(abstract: "Fail.")

    @Argument(help: "The reason.")
    var reason: String

    @Flag(help: "Blame the usage.")
    var usage = false

    func run(in session: Session) throws {
        if usage { throw ValidationError(reason) }
        throw Failure(description: reason)
    }

    func effect(in session: Session) -> CommandEffect { .nothing }
}
