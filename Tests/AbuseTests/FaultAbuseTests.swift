#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// The files that programs keep, when a call that changes a file fails or is the program's last.
    @Suite(.serialized, .enabled(if: Abuse.isWanted, "only .ci/abuse asks for it"))
    struct FaultAbuseTests {
        private let folder: TemporaryFolder
        private let state: String

        init() throws {
            folder = try TemporaryFolder()
            state = folder.path + "/state/reusable-views"
            try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        }

        private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

        /// Types lines, as far as the program still takes them.
        private func type(_ lines: [String], _ environment: [String: String]) throws {
            let terminal = try Programs.terminal("table-cell", in: folder, environment: environment)
            for line in lines {
                guard (try? terminal.expect("> ")) != nil else { break }
                terminal.send(line + "\r")
            }
            _ = try terminal.waitForExit()
        }

        @Test(
            "If any call fails or is the last, a picture is the old one or the whole new one",
            arguments: [false, true], Fault.allCases)
        func picture(isThere: Bool, fault: Fault) throws {
            let picture = folder.path + "/moon.svg"
            try fault.atEachCall(in: folder) { environment in
                // Given
                unlink(picture)
                if isThere { _ = try folder.file("moon.svg", "old") }

                // When
                let run = try Executable("table-cell").run(
                    ["-c", "snapshot \(isThere ? "--force " : "")'\(picture)'"],
                    environment: ["TERM": "xterm"].merging(environment) { $1 })

                // Then
                let text = text(picture)
                expect(text == (isThere ? "old" : nil) || text?.hasSuffix("</svg>\n") == true, "\(environment)")
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                if fault == .error {
                    expect(!names.contains { $0.hasSuffix(".snapshot") }, "\(environment)")
                    expect(run.exit, equals: .status(text?.hasPrefix("<svg") == true ? 0 : 1), "\(run.errors)")
                } else {
                    for name in names where name.hasSuffix(".snapshot") { unlink("\(folder.path)/\(name)") }
                }
            }
        }

        @Test(
            "If any call fails or is the last, the history has all earlier lines, and no others",
            arguments: Fault.allCases)
        func history(fault: Fault) throws {
            let typed = ["# one", "# two", "quit"]
            try fault.atEachCall(in: folder) { environment in
                // Given
                _ = try folder.file("state/reusable-views/history-table-cell", "# before\n")

                // When
                try type(typed, environment)

                // Then
                let lines = (text(state + "/history-table-cell") ?? "").split(separator: "\n").map(String.init)
                expect(lines.first, equals: "# before", "\(environment)")
                expect(Set(lines.dropFirst()).isSubset(of: typed), "\(environment): \(lines)")
            }
        }

        @Test("If any call fails or is the last, all earlier progress is kept", arguments: Fault.allCases)
        func progress(fault: Fault) throws {
            try fault.atEachCall(in: folder) { environment in
                // Given
                _ = try folder.file("state/reusable-views/progress", "\nat 1 1\n")

                // When
                try type(["tutorial 1", "skip", "quit"], environment)

                // Then
                let text = text(state + "/progress") ?? ""
                expect(text.hasPrefix("\nat 1 1\n"), "\(environment)")
                expect(
                    text.split(separator: "\n").allSatisfy {
                        $0.wholeMatch(of: /(at|missed|right) 1 \d+|(done|known) 1/) != nil
                    }, "\(environment): \(text)")
            }
        }

        @Test(
            "If any call fails or is the last, the code that a reset replaces is kept whole, in its place or in a copy",
            arguments: Fault.allCases)
        func reset(fault: Fault) throws {
            // Given
            let project = folder.path + "/Mine"
            let stub = project + "/02-clear-before-reuse/Stub/DiaryCell.swift"
            let program = try Executable("exercises")
            let environment = ["TERM": "xterm", "XDG_STATE_HOME": folder.path + "/state"]
            try expect(program.run(["init", project], environment: environment).exit, equals: .status(0))
            let original = try #require(text(stub))

            try fault.atEachCall(in: folder) { faults in
                try? FileManager.default.removeItem(atPath: project + "/.kept")
                let mine = String(repeating: "// mine\n", count: 10_000)
                try mine.write(toFile: stub, atomically: true, encoding: .utf8)

                // When
                _ = try program.run(["reset", "2", "--yes"], environment: environment.merging(faults) { $1 })

                // Then
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: project + "/.kept")) ?? [])
                let copies = names.filter { $0.first != "." }.map { text("\(project)/.kept/\($0)/DiaryCell.swift") }
                let now = text(stub)
                expect(copies.allSatisfy { $0 == mine }, "\(faults)")
                expect(now == mine || now == original && copies.contains(mine), "\(faults)")
            }
        }
    }
#endif
