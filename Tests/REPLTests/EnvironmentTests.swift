import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// The settings in a program's environment: the place of its files, and the pager for long texts.
struct EnvironmentTests {
    @Test(
        "A program's files are in the folder from the environment, or else in the home folder",
        arguments: [
            (["XDG_STATE_HOME": "/state", "HOME": "/home"], "/state"),
            (["XDG_STATE_HOME": "state", "HOME": "/home"], "/home/.local/state"),
            (["HOME": "/home"], "/home/.local/state"), (["HOME": "home"], nil), ([:], nil),
        ])
    func state(environment: [String: String], folder: String?) throws {
        // Given
        let root = try TemporaryFolder()
        let own = environment.mapValues { $0.hasPrefix("/") ? root.path + $0 : $0 }

        // When
        let before = UserState.existingFile(named: "moons", environment: own)
        let file = try UserState.file(named: "moons", environment: own)

        // Then
        expect(before, equals: nil)
        expect(file, equals: folder.map { root.path + $0 + "/reusable-views/moons" })
        expect(UserState.existingFile(named: "moons", environment: own), equals: file)
        if let file {
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            expect((attributes[.posixPermissions] as? Int), equals: 0o600)
            let around = try FileManager.default.attributesOfItem(atPath: (file as NSString).deletingLastPathComponent)
            expect((around[.posixPermissions] as? Int), equals: 0o700)
        }
    }

    @Test(
        "A named pipe or a file of gigabytes in the place of a file is refused, and isn't read",
        arguments: [(nil, "it is not a regular file"), (8 << 30, "it has more than 64 MB")])
    func noFile(size: off_t?, reason: String) throws {
        // Given
        let root = try TemporaryFolder()
        let own = ["XDG_STATE_HOME": root.path]
        let path = try #require(try UserState.file(named: "moons", environment: own))
        if let size {
            truncate(path, size)
        } else {
            try FileManager.default.removeItem(atPath: path)
            mkfifo(path, 0o600)
        }

        // When
        let error = #expect(throws: CommandError.self) { try UserState.file(named: "moons", environment: own) }

        // Then
        expect(error.map { "\($0)" }, equals: "can't write \(path): \(reason)")
        expect(UserState.existingFile(named: "moons", environment: own), equals: nil)
    }

    @Test(
        "Long texts go through PAGER or less, unless PAGER is empty or cat",
        arguments: [
            (["PAGER": "true"], true), (["PAGER": " "], false), (["PAGER": "cat"], false),
            (["PATH": "/no:/where"], false), ([:], false),
        ])
    func pager(environment: [String: String], isThere: Bool) {
        // Given, When
        let pager = Pager(environment: environment)

        // Then
        expect((pager != nil), equals: isThere)
    }

    @Test(
        "less waits at the end of a short text, unless the user has it quit there",
        arguments: [
            (["PAGER": "less"], false), (["PAGER": "/usr/bin/less -R", "LESS": "X"], false),
            (["PAGER": "less -FX"], true), (["PAGER": "less", "LESS": "FRX"], true), (["PAGER": "more"], true),
        ])
    func shortText(environment: [String: String], mayEndByItself: Bool) throws {
        // Given, When
        let pager = try #require(Pager(environment: environment))

        // Then
        expect(pager.mayEndByItself, equals: mayEndByItself)
    }
}
