import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// Pipes and processes at their edges: full, empty, closed, and with surroundings of their own.
struct ProcessEdgesTests {
    @Test("A full pipe refuses bytes until it is read, and an empty one returns none at its end")
    func pipes() throws {
        // Given
        let pair = try DescriptorPair()
        let room = 1 << 16
        let bytes = Data(repeating: 7, count: 2 * room)
        let nothing = pair.read()

        // When
        let counts = [pair.write(bytes[...]), pair.write(bytes[...])]
        let read = pair.read()
        let again = pair.write(bytes[...])
        let none = pair.write(Data()[...])
        pair.closeEntrance()
        let rest = [pair.read(), pair.read(), pair.read()].map { $0?.count }

        // Then
        expect(nothing == nil && counts == [room, 0] && again == room && none == 0)
        expect(read?.count == room && read?.allSatisfy { $0 == 7 } == true)
        expect(rest, equals: [room, 0, 0])
    }

    @Test("Both ends of a pipe are closed once, and processes don't inherit them")
    func ends() throws {
        // Given
        let pair = try DescriptorPair()
        let (entrance, exit) = (pair.entrance, pair.exit)

        // When
        let flags = [entrance, exit].map { fcntl($0, F_GETFD) & FD_CLOEXEC }
        for _ in 0..<2 {
            pair.closeEntrance()
            pair.closeExit()
        }

        // Then
        expect(entrance >= 16 && exit >= 16 && entrance != exit && flags == [FD_CLOEXEC, FD_CLOEXEC])
        expect(pair.entrance == -1 && pair.exit == -1)
    }

    @Test("A process inherits the environment with given changes, and has a phone's stack size and no core dump")
    func surroundings() throws {
        // Given
        let path = ProcessInfo.processInfo.environment["PATH"]
        let asked = "echo $HOME; echo $PATH; echo $SWIFT_BACKTRACE; ulimit -s; ulimit -c; echo $TMPDIR"
        func lines(_ process: BackgroundProcess) throws -> [String] {
            let (_, written) = try process.run(keeping: [1])
            return String(decoding: written[0], as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }

        // When
        let own = try lines(BackgroundProcess(["sh", "-c", asked], environment: ["HOME": "/moon"]))
        let app = try lines(
            BackgroundProcess(
                app: ["/bin/sh", "-c", asked], environment: ["SWIFT_BACKTRACE": "x", "HOME": "/sea"],
                limit: .seconds(60)))

        // Then
        expect(own[0] == "/moon" && own[1] == path && own[3] != "1024")
        expect(app[0] == "/sea" && app[1] == path && app[2] == "enable=no" && app[3] == "1024" && app[4] == "0")
        expect(own[5] != app[5] && !FileManager.default.fileExists(atPath: app[5]))
    }

    @Test("A foreground program reads its input, has its arguments, and returns its status")
    func foreground() throws {
        // Given
        let folder = try TemporaryFolder()
        let input = try folder.file("input", "moon\n")
        func status(_ command: String, _ arguments: [String] = [], environment: [String: String]? = nil) -> Int32? {
            let file = open(input, O_RDONLY | O_CLOEXEC)
            defer { close(file) }
            let process =
                environment.map { ForegroundProcess(command: command, arguments: arguments, environment: $0) }
                ?? ForegroundProcess(command: command, arguments: arguments)
            return process.run(readingFrom: file)
        }

        // When
        let statuses = [
            status("exit 0"), status("exit 7"), status("exit 255"), status("read x; [ $x = moon ] && exit 3"),
            status("[ \"$1\" = 'a b' ] && [ $# = 2 ] && exit 4", ["a b", "c"]), status("kill -KILL $$"),
            status("[ \"$MOON\" = full ] && exit 5", environment: ["MOON": "full"]),
            status("[ -z \"$HOME\" ] && exit 6", environment: [:]), status("[ -n \"$PATH\" ] && exit 8"),
            status("/no/such/program 2>/dev/null"), status("\(input) 2>/dev/null"),
        ]

        // Then
        expect(statuses, equals: [0, 7, 255, 3, 4, 0, 5, 6, 8, 127, 126])
        expect(ForegroundProcess.notFound, equals: [126, 127])
    }

    @Test("Typed input can be detected before it is read, and arrives in order")
    func keys() throws {
        // Given
        let pair = try DescriptorPair()
        _ = pair.write(Data("ü1".utf8)[...])
        pair.closeEntrance()
        var keys = UTF8Keys(descriptor: pair.exit)
        var ground = TerminalGround()
        ground.take(Array("漢x".utf8)[...])
        var told: [String] = ["\(keys.hasMore)"]

        // When
        keys.take(ground)
        told.append("\(keys.hasMore)")
        while let byte = keys.next() { told.append("\(String(byte, radix: 16)) \(keys.hasMore)") }

        // Then
        expect(
            told,
            equals: [
                "false", "true", "e6 true", "bc true", "a2 true", "78 false", "c3 true", "bc false", "31 false",
            ])
    }

    @Test("The folder for a user's state belongs to the user alone, and an incomplete write is reported")
    func memory() throws {
        // Given
        let folder = try TemporaryFolder()
        let place = folder.path + "/reusable-views"
        try FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        let environment = ["XDG_STATE_HOME": folder.path]
        try Data("old".utf8).write(to: URL(fileURLWithPath: place + "/moons"))
        chmod(place + "/moons", 0o644)

        // When
        let path = try #require(try UserState.file(named: "moons", environment: environment))
        let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
        let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        defer { [full, file].forEach { close($0) } }
        let isTaken = [UserState.write([1], to: full), UserState.write(Array("+new".utf8), to: file)]

        // Then
        let permissions = try [place, path].map {
            try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
        }
        expect(permissions == [0o700, 0o600] && isTaken == [false, true])
        try expect(String(contentsOfFile: path, encoding: .utf8), equals: "old+new")
        expect(UserState.existingFile(named: "none", environment: environment), equals: nil)
    }
}
