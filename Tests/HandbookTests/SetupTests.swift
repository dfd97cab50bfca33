import Foundation
import TerminalTesting
import Testing

/// The effects of `.ci/setup` on a simulated system: each command that it looks for is a script of one line.
@Suite(.talkingToPrograms)
nonisolated struct SetupTests {
    private let folder: TemporaryFolder

    /// A Swift that is new enough, a user who is not root, a processor, and a database that has no package.
    private static let usual: [String: String?] = [
        "swift": "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'", "id": "echo 1000", "sudo": #"exec "$@""#,
        "uname": "[ $# = 0 ] && echo Linux || echo x86_64", "rpm": "exit 1",
    ]

    init() throws {
        folder = try TemporaryFolder()
        for name in ["/.ci", "/bin"] {
            try FileManager.default.createDirectory(atPath: folder.path + name, withIntermediateDirectories: true)
        }
        var links: [String: String] = [:]
        for name in [".ci/setup", "Package.swift"] { links[name] = Pages.package.path + "/" + name }
        for name in ["bash", "dirname", "head", "sed", "sort"] {
            links["bin/" + name] = ["/bin/", "/usr/bin/"].map { $0 + name }.first(where: FileManager.default.fileExists)
        }
        for (name, file) in links {
            try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: file)
        }
    }

    /// Runs it where there are the usual commands and these; one without a text isn't there.
    private func setup(_ commands: [String: String?]) throws -> Run {
        // Written by another process: a file that this one has open for writing can't be run from one of its threads.
        let stubs = Self.usual.merging(commands, uniquingKeysWith: { $1 }).compactMapValues { $0 }.map { name, body in
            "cat >\(name) <<'END' && chmod +x \(name)\n#!/bin/sh\n\(body)\nEND\n"
        }
        let script = "cd \(folder.path)/bin\n" + stubs.joined()
        _ = try Executable(at: "/bin/sh").run(input: script, environment: ["PATH": "/bin:/usr/bin"])
        return try Executable(at: folder.path + "/.ci/setup").run(environment: ["PATH": folder.path + "/bin"])
    }

    @Test(
        "If libraries are missing, one line has this system's command to install them",
        arguments: [
            (
                "dnf",
                "sudo dnf install readline-devel libpng-devel libjpeg-turbo-devel libxml2-devel pkgconf-pkg-config"
            ),
            ("zypper", "sudo zypper install readline-devel libpng16-devel libjpeg8-devel libxml2-devel pkg-config"),
            ("pacman", "sudo pacman -S readline libpng libjpeg-turbo libxml2 pkgconf"),
            ("apk", "sudo apk add readline-dev libpng-dev libjpeg-turbo-dev libxml2-dev pkgconf"),
        ])
    func libraries(manager: String, command: String) throws {
        // When
        let run = try setup([manager: "exit 1"])

        // Then
        expect(run.errors, equals: "error: libraries are missing; type: \(command)\n")
        expect(run.exit, equals: .status(1))
    }

    @Test("Without sudo, a line says what root types")
    func withoutSudo() throws {
        // Given
        let commands = ["apt-get": "exit 1", "dpkg": "[ $2 = libpng-dev ]", "sudo": nil]

        // When
        let run = try setup(commands)

        // Then
        expect(
            run.errors,
            equals: """
                error: libraries are missing; type: su -c 'apt-get update -q && apt-get install -qy \
                libreadline-dev libjpeg62-turbo-dev libxml2-dev pkg-config'

                """)
    }

    @Test("apt installs only missing packages, and then tries versions of other packages")
    func installs() throws {
        // Given
        let commands = ["apt-get": #"echo apt-get "$@""#, "dpkg": "[ $2 = libpng-dev ]"]

        // When
        let run = try setup(commands)

        // Then
        expect(
            run.output,
            equals: """
                apt-get update -q
                apt-get install -qy libreadline-dev libjpeg62-turbo-dev libxml2-dev pkg-config

                """)
        expect(run.exit, equals: .status(0))
    }

    @Test("If all packages are there, nothing is installed or printed")
    func nothing() throws {
        // Given
        let commands = ["apt-get": "echo apt-get", "dpkg": "exit 0"]

        // When
        let run = try setup(commands)

        // Then
        expect(run.output + run.errors, equals: "")
        expect(run.exit, equals: .status(0))
    }

    @Test(
        "Without Swift, or with an old one, one line has the command that installs it",
        arguments: [
            (
                "none", ["swift": nil],
                """
                (cd "$(mktemp -d)" && curl -O https://download.swift.org/swiftly/linux/swiftly-x86_64.tar.gz && \
                tar -xzf swiftly-x86_64.tar.gz && ./swiftly init) && . ~/.local/share/swiftly/env.sh
                """
            ),
            (
                "5.10", ["swift": "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'", "swiftly": "exit 0"],
                "swiftly install --use latest"
            ),
            (
                "6.1", ["swift": "echo 'swift-driver version: 1.120 Apple Swift version 6.1'", "uname": "echo Darwin"],
                """
                (cd "$(mktemp -d)" && curl -O https://download.swift.org/swiftly/darwin/swiftly.pkg && \
                installer -pkg swiftly.pkg -target CurrentUserHomeDirectory) && ~/.swiftly/bin/swiftly init && \
                . ~/.swiftly/env.sh
                """
            ),
            (
                "none, and it is not made for Alpine", ["swift": nil, "apk": "exit 1"],
                "docker build -t reusable-views -f .devcontainer/Dockerfile . && docker run -it reusable-views"
            ),
        ] as [(String, [String: String?], String)])
    func swift(found: String, commands: [String: String?], command: String) throws {
        // When
        let run = try setup(commands)

        // Then
        expect(run.errors, equals: "error: Swift 6.2 or later is needed, found \(found); type: \(command)\n")
        expect(run.exit, equals: .status(1))
    }
}
