import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// Programs that run until they end, or have to.
struct BackgroundProcessTests {
    private func run(
        _ script: String, input: String = "", limit: Duration? = nil, mostBytes: Int = 1 << 20
    ) throws -> (BackgroundProcess.Ending, [String]) {
        let process = BackgroundProcess(
            ["sh", "-c", script], environment: ["MOON": "full"], input: Data(input.utf8), limit: limit,
            mostBytes: mostBytes)
        let (ending, written) = try process.run(keeping: [1, 2, 3])
        return (ending, written.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Returns a Boolean value that indicates whether a process runs. A zombie doesn't.
    private func isRunning(_ process: String) -> Bool {
        guard let number = pid_t(process.trimmingCharacters(in: .whitespacesAndNewlines)), kill(number, 0) == 0 else {
            return false
        }
        let status = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
        return !status.contains(") Z ")
    }

    @Test("Output to both descriptors is kept, even if it exceeds a pipe, and the exit status is returned")
    func written() throws {
        // Given, When
        let (ending, texts) = try run(
            "head -c 300000 /dev/zero | tr '\\0' x; echo $MOON >&2; echo third >/dev/fd/3; exit 7")

        // Then
        expect(ending, equals: .exit(7))
        expect(texts[0].count, equals: 300_000)
        expect(texts.dropFirst(), equals: ["full\n", "third\n"])
    }

    @Test("Any amount of input and output is passed on, even if the process doesn't read its input")
    func input() throws {
        // Given
        let text = String(repeating: "waxing\n", count: 40_000)

        // When
        let (_, texts) = try run("cat", input: text)
        let (ending, _) = try run("exit 0", input: text)

        // Then
        expect(texts[0], equals: text)
        expect(ending, equals: .exit(0))
    }

    @Test("A killed program ends with its signal, not with a status")
    func signals() throws {
        // Given, When
        let (ending, _) = try run("kill -ABRT $$")

        // Then
        expect(ending, equals: .signal(SIGABRT))
    }

    @Test("A process that takes too long is ended with all its children, even if they ignore signals")
    func overdue() throws {
        // Given, When
        let (ending, texts) = try run(
            "trap '' TERM INT HUP; set -m; sleep 1000 & echo $! >&3; echo $$; sleep 1000", limit: .milliseconds(100))

        // Then
        expect(ending, equals: .overdue)
        expect(!isRunning(texts[0]) && !isRunning(texts[2]))
    }

    @Test("A process that writes without end is ended soon")
    func flood() throws {
        // Given, When
        let (ending, texts) = try run("yes", mostBytes: 1000)

        // Then
        expect(ending, equals: .flood)
        expect(texts[0].count < 1 << 18)
    }

    @Test("A child process that continues isn't waited for, and is ended")
    func leftBehind() throws {
        // Given, When
        let (ending, texts) = try run("set -m; sleep 1000 & echo $!")

        // Then
        expect(ending, equals: .exit(0))
        expect(!isRunning(texts[0]))
    }

    #if os(Linux)
        @Test("A process that leaves the session ends with it, even if it clears its environment")
        func elsewhere() throws {
            // Given, When
            let (_, texts) = try run(
                "setsid -f sh -c 'echo $$; exec sleep 1000'; setsid -f env -i /bin/sh -c 'echo $$ >&2; exec sleep 1000'; "
                    + "sleep 1000", limit: .milliseconds(300))

            // Then
            expect(texts[0].count > 1 && texts[1].count > 1)
            expect(!isRunning(texts[0]) && !isRunning(texts[1]))
        }

        @Test("A child process that leaves the session ends when the program itself ends")
        func elsewhereOrphan() throws {
            // Given
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
            let (lifeline, output) = (try DescriptorPair(), try DescriptorPair())
            let process = try Spawn.start(
                ["sh", "-c", "setsid -f sh -c 'echo $$; exec sleep 1000'; exec sleep 1000"],
                environment: ["TMPDIR": folder, "PATH": "/usr/bin:/bin"], files: [1: output.entrance], isAlone: true)
            let warden = try RunningProcess.startWarden(at: lifeline, removing: folder)
            _ = lifeline.write(Data("\(process)\n".utf8)[...])
            var number = Data()
            while number.last != UInt8(ascii: "\n") { number += output.read() ?? Data() }

            // When
            lifeline.closeEntrance()
            Spawn.wait(for: warden)
            Spawn.wait(for: process)

            // Then
            expect(!isRunning(String(decoding: number, as: UTF8.self)))
        }

        @Test("A process that exceeds its memory limit is ended")
        func memory() throws {
            // Given
            let process = BackgroundProcess(app: ["/usr/bin/tail", "/dev/zero"], limit: .seconds(60))

            // When
            let ending = try process.run(keeping: []).ending

            // Then
            expect(ending, equals: .greedy)
        }
    #endif

    @Test("When the program ends, so does its process, and the temporary folder is removed")
    func orphan() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let lifeline = try DescriptorPair()
        let process = try Spawn.start(["sleep", "1000"], environment: [:], files: [:], isAlone: true)
        let warden = try RunningProcess.startWarden(at: lifeline, removing: folder)
        _ = lifeline.write(Data("\(process)\n".utf8)[...])

        // When
        lifeline.closeEntrance()

        // Then
        var status: Int32 = 0
        expect(waitpid(process, &status, 0) == process && status == SIGKILL)
        expect(waitpid(warden, &status, 0), equals: warden)
        expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("Files in a process's temporary folder are removed")
    func temporary() throws {
        // Given, When
        let (_, texts) = try run("echo left >$TMPDIR/file; ls $TMPDIR; echo $TMPDIR >&2")

        // Then
        expect(texts[0], equals: "file\n")
        expect(!FileManager.default.fileExists(atPath: texts[1].trimmingCharacters(in: .newlines)))
    }

    @Test("A program starts with default signal handling, whatever this one ignores or blocks")
    func signalsOfItsOwn() throws {
        // Given
        let before = signal(SIGWINCH, SIG_IGN)
        defer { signal(SIGWINCH, before) }

        // When
        let (ending, texts) = try run("trap 'echo heard' WINCH; kill -WINCH $$; exit 3")

        // Then
        expect(ending == .exit(3) && texts[0] == "heard\n")
    }

    @Test("A missing program is reported")
    func missing() {
        // Given
        let process = BackgroundProcess(["no-such-program"])

        // When
        let error = #expect(throws: ProcessError.self) { try process.run(keeping: []) }

        // Then
        expect(error?.isMissing, equals: true)
        expect(error.map { "\($0)" }, equals: "can't run no-such-program: no such file")
    }
}
