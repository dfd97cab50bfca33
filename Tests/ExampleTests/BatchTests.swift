import Foundation
import TerminalTesting
import Testing

/// The program `table-cell` without a terminal.
@Suite(.talkingToPrograms)
nonisolated struct BatchTests {
    private let program: Executable

    init() throws {
        program = try Executable("table-cell")
    }

    @Test("Piped commands all run, without prompt or escape codes, and an error has the line's number")
    func pipe() throws {
        // Given
        let input = "help\nnonsense\nhelp quit\nquit\nnonsense"

        // When
        let run = try program.run(input: input)

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.output, contains: "Leave.")
        expect(run.output, contains: "USAGE: quit")
        expect(!run.output.contains("table-cell>"))
        expect(!(run.output + run.errors).contains("\u{1B}"))
        expect(run.errors.hasPrefix("standard input:2: error: unknown command \"nonsense\""))
        expect(!run.errors.contains("standard input:5"))
    }

    @Test("Commands given with -c run one after the other", arguments: [("help", 0), ("nonsense", 1)])
    func commands(command: String, status: Int32) throws {
        // Given
        let arguments = ["-c", command, "-c", "help quit"]

        // When
        let run = try program.run(arguments)

        // Then
        expect(run.exit, equals: .status(status))
        expect(run.output, contains: "USAGE: quit")
        expect(run.errors.contains("-c:1: error: unknown command"), equals: (status == 1))
    }

    @Test("The error of a failed command in a script has the file and the line")
    func script() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = folder.path + "/steps.txt"
        try "# steps\r\n\r\nnonsense\r\nhelp".write(toFile: file, atomically: true, encoding: .utf8)

        // When
        let fromFile = try program.run(["--script", file])
        let fromInput = try program.run(["--script", "-"], input: "help\nnonsense\n")

        // Then
        expect(fromFile.exit, equals: .status(1))
        expect(fromFile.errors.hasPrefix("\(file):3: error: "))
        expect(fromFile.output, contains: "\"quit\" leaves.")
        expect(fromInput.exit, equals: .status(1))
        expect(fromInput.errors.hasPrefix("standard input:2: error: "))
    }

    @Test(
        "Wrong usage ends with status 64 and an error",
        arguments: [
            (["--nonsense"], "error: table-cell has no option \"--nonsense\"; it has --"),
            (["--script", "/nowhere/steps.txt"], "can't read /nowhere/steps.txt: no such file"),
            (["--script", "/"], "can't read /: is a directory"),
            (["--script", "-", "-c", "help"], "give either -c or --script, not both"),
            (["--width", "0"], "--width takes a number from 1 up"),
        ])
    func usage(arguments: [String], message: String) throws {
        // Given, When
        let run = try program.run(arguments)

        // Then
        expect(run.exit, equals: .status(64))
        expect(run.errors, contains: message)
        expect(run.output.isEmpty)
    }

    @Test("A program accepts any bytes from a pipe")
    func bytes() throws {
        // Given
        let long = Data(repeating: UInt8(ascii: "m"), count: 1_000_000)
        let input = Data([0, 0x1B, 0xFF, 0x0A]) + long + Data("\nhelp quit".utf8)

        // When
        let run = try program.run(input: input)

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.errors.hasPrefix("standard input:1: error: unknown command \"\\u{0}\\u{1B}\u{FFFD}\""))
        expect(run.errors, contains: "standard input:2: error: the line has more than 65536 bytes")
        expect(run.output, contains: "USAGE: quit")
    }

    @Test("A byte order mark before a script is not a part of its first command")
    func byteOrderMark() throws {
        // Given
        let script = "\u{FEFF}help quit\n\u{FEFF}help quit"

        // When
        let run = try program.run(input: script)

        // Then
        expect(run.output, contains: "USAGE: quit")
        expect(run.errors.hasPrefix("standard input:2: error: unknown command"))
    }

    @Test("A program that was copied without its nibs ends with an error of one line")
    func copied() throws {
        // Given
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: program.path, toPath: folder.path + "/table-cell")

        // When
        let run = try Executable(at: folder.path + "/table-cell").run(["-c", "help"])

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.output, equals: "")
        expect(run.errors, contains: "can't find the nibs; the resources")
        expect(run.errors.split(separator: "\n").count, equals: 1)
    }

    #if os(Linux)
        @Test(
            "In a folder whose name isn't UTF-8, a program says that it can't start",
            arguments: ["table-cell", "exercises", "nib"])
        func folderName(name: String) throws {
            // Given
            let folder = try TemporaryFolder()
            let script = #"""
                cd "$1" && mkdir "$(printf '\377')" && cd "$(printf '\377')" && cp "$0" . || exit 9
                "./${0##*/}" -c show
                status=$?
                rm -r "$1"
                exit $status
                """#

            // When
            let run = try Executable(at: "/bin/sh").run(["-c", script, Executable(name).path, folder.path])

            // Then
            expect(run.errors, equals: "error: can't start in a folder whose name isn't UTF-8; move the program\n")
            expect(run.exit, equals: .status(1))
        }
    #endif
}
