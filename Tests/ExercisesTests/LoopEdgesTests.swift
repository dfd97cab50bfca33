import Canvases
import ExampleShell
import Foundation
import REPL
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The full screen about a screen of one's own, with links, at the end of all, and what is no use there.
struct LoopEdgesTests {
    private let folder: LoopFolder
    private let session: ExerciseSession

    init() throws {
        folder = try LoopFolder()
        session = try folder.session()
        session.appearance = Appearance(fixedWidth: 100, fixedHeight: 14)
    }

    private func own(_ files: [String]) throws -> Loop {
        let place = folder.file("Nights")
        for file in files { try Files.write(Data("// \(file)\n".utf8), to: place.appendingPathComponent(file)) }
        try Files.write(
            Data("# Nights\n\n<!-- screen NightsViewController() -->\n".utf8),
            to: place.appendingPathComponent("README.md"))
        return Loop(session, at: LoopSubject(try PlayedCode(in: place), named: "Nights"))
    }

    @Test("A screen of your own is built, shown and played, and exercise commands don't apply to it")
    func ownScreen() throws {
        // Given
        var loop = try own(["A.swift", "B/C.xib", "D.txt"])
        var texts: [String] = []
        func note(_ name: String, _ request: LoopRequest? = nil) {
            let asked = request.map { "\($0)".replacing(folder.file("").path, with: "FOLDER") } ?? "–"
            texts.append("— \(name): \(asked), \(loop.state)\n" + loop.frame().text.joined(separator: "\n"))
        }

        // When
        note("begun")
        note("building", loop.check())
        note("built", loop.take(.progress("Building nights: 1/2")))
        note("shown", loop.take(.shown("╭──╮\n│  │\n╰──╯")))
        for key in ["h", "s", "x"] { note(key, loop.press(.character(Character(key)))) }
        note("played", loop.press(.character("p")))
        note("saved", loop.noticeSave())
        note("broken", loop.take(.failed("It can't be built")))
        note("judged", loop.take(.found(.solved, attachments: "", checksum: 1)))
        note("all", loop.press(.character("c")))
        note("closed", loop.press(.enter))
        _ = loop.press(.character("n"))

        // Then
        let text = texts.joined(separator: "\n").replacing(folder.file("").path, with: "FOLDER")
        try expect(text, isRecordedIn: "Loop-of-own-screen.txt")
        expect(loop.subject.name == "1" && session.progress.entries.allSatisfy { "\($0)".hasPrefix("folder") })
    }

    @Test("In a terminal with links, each file name is a link to the file")
    func links() throws {
        // Given
        session.appearance.style.attributes = true
        let place = folder.file("Nights")
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, 255)
        let host = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        _ = try own(["A.swift", "B b.swift"])
        let subject = LoopSubject(try PlayedCode(in: place), named: "Nights")

        // When
        let linked = Loop(session, at: subject, hasLinks: true).frame().update(from: nil)
        let plain = Loop(session, at: subject).frame().update(from: nil)

        // Then
        expect(linked, contains: "file://\(host)\(place.path)/A.swift")
        expect(linked.contains("file://\(host)\(place.path)/B%20b.swift") && !plain.contains("file://"))
    }

    @Test("When all exercises are solved, a line says so, and Enter leads from the last to the first")
    func all() throws {
        // Given
        for exercise in session.exercises {
            session.progress.add(.exercise(exercise.number, .solved, checksum: exercise.checksum))
        }
        let last = session.exercises[session.exercises.count - 1]
        var loop = Loop(session, at: LoopSubject(last, in: session))

        // When
        _ = loop.take(.found(.solved, attachments: "", checksum: last.checksum))
        let end = loop.frame().text
        _ = loop.press(.enter)

        // Then
        let count = session.exercises.count
        expect(end[12] == "All \(count) exercises are solved." && end[0].hasSuffix("\(count) of \(count) solved"))
        expect(loop.subject.name == "1" && loop.state == .unchecked && session.next == nil)
        try expect(session.exercise(nil).number, equals: last.number)
    }

    @Test("Tests without a name or a line are read, too, and events of other kinds are ignored")
    func results() {
        // Given
        let stream = """
            {"kind":"test","payload":{"kind":"function","id":"x/b","sourceLocation":{"line":2}}}
            {"kind":"test","payload":{"kind":"function","id":"x/a","name":"a()"}}
            {"kind":"test","payload":{"kind":"function","name":"none()"}}
            {"kind":"test","payload":{"kind":"suite","id":"s","name":"S"}}
            {"kind":"event","payload":{"kind":"testStarted","testID":"x/a"}}
            {"kind":"event","payload":{"kind":"testSkipped","testID":"x/a"}}
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"x/a"}}
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"nobody","messages":\
            [{"symbol":"fail","text":"!"}]}}
            {"kind":"event","payload":{"kind":"testEnded","testID":"x/b"}}
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"x/b","messages":\
            [{"symbol":"fail","text":"one"},{"symbol":"difference","text":"two"}]}}
            nothing
            word 2
            """

        // When
        let results = TestResult.results(in: stream, sealedBy: "word")

        // Then
        expect(results.map(\.title) == ["a()", "x/b"] && results.map(\.line) == [0, 2])
        expect(results.map(\.faults), equals: [[""], ["one\ntwo"]])
        expect(results.map(\.hasBegun) == [true, false] && results.map(\.hasEnded) == [false, true])
        expect(TestResult.results(in: "", sealedBy: "word").isEmpty)
    }

    @Test("A folder has changed if a file in it is changed, added or removed, at any depth")
    func states() throws {
        // Given
        let place = folder.file("State")
        func write(_ name: String, _ text: String) throws {
            try Files.write(Data(text.utf8), to: place.appendingPathComponent(name))
        }
        try write("a", "1")
        var states = [FolderState(of: place)]

        // When
        try write("b/c", "1")
        states.append(FolderState(of: place))
        try FileManager.default.createSymbolicLink(atPath: place.path + "/link", withDestinationPath: "/no/such")
        states.append(FolderState(of: place))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: place.path + "/a")
        states.append(FolderState(of: place))
        try FileManager.default.removeItem(atPath: place.path + "/link")

        // Then
        for index in states.indices {
            expect(states[index], equals: states[index])
            expect(states[(index + 1)...].allSatisfy { $0 != states[index] })
        }
        expect(FolderState(of: place) != states[3] && FolderState(of: folder.file("none")) != states[0])
    }
}
