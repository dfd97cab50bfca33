import Benchmark
import Foundation
import TerminalTesting

/// Compares the built programs in the folder that `PROGRAMS` names with the one that `HELLO` does; without them they are
/// left out.
nonisolated func comparePrograms() {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment["PROGRAMS"], let hello = environment["HELLO"] else { return }
    for program in ["table-cell", "grid-cell"] {
        compare("\(program)-start", seconds: 10) {
            try workToPrompt(of: Executable(at: hello))
        } figure: {
            try workToPrompt(of: Executable(at: "\(folder)/\(program)"))
        }
    }
    let program = Executable(at: "\(folder)/table-cell")
    compare("million-rows", seconds: 10) {
        try usage(of: program, rows: 100).seconds * 1e9
    } figure: {
        try usage(of: program, rows: 1_000_000).seconds * 1e9
    }
    compare("million-rows-memory", seconds: 10) {
        Double(try usage(of: program, rows: 100).memory)
    } figure: {
        Double(try usage(of: program, rows: 1_000_000).memory)
    }
}

/// What a program costs the processor in a terminal until it asks for a command, in nanoseconds.
private nonisolated func workToPrompt(of program: Executable) throws -> Double {
    let terminal = try PseudoTerminal(program, columns: 100, rows: 40)
    try terminal.expect(">")
    terminal.signal(SIGKILL)
    _ = try terminal.waitForExit()
    return terminal.seconds * 1e9
}

/// What a list takes to start, to scroll, to go to its last rows and to go back: of the processor, and at most of memory
/// at a time.
private nonisolated func usage(of program: Executable, rows: Int) throws -> (seconds: Double, memory: Int) {
    let terminal = try PseudoTerminal(program, ["--rows", "\(rows)"], columns: 100, rows: 40)
    try terminal.expect(">")
    for command in ["scroll 20", "goto \(rows - 10)", "scroll -20", "goto 0"] {
        terminal.send(command + "\r")
        // What is typed comes back in the line of the prompt, before the answer and the next prompt.
        try terminal.expect(">")
    }
    let memory = terminal.peakMemory ?? 0
    terminal.signal(SIGKILL)
    _ = try terminal.waitForExit()
    return (terminal.seconds, memory)
}
