import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

@testable import NibChecking
@testable import NibLint

/// The rules that a file `.nib-lint`, and notes in a nib, silence.
struct LintSettingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func settings(_ text: String) throws -> LintSettings {
        _ = try folder.file(".nib-lint", text)
        return LintSettings(in: URL(fileURLWithPath: folder.path))
    }

    private func silenced(_ text: String) throws -> [String] {
        let settings = try settings(text)
        let faults = ["no-module", "blank"].flatMap { rule in
            ["A.xib", "Old/B.xib", "Old/C.storyboard", "Older/D.xib", "Old.xib"].map { (rule, $0) }
        }
        return faults.filter { rule, file in
            settings.silences(IBFault("m", rule: rule, file: folder.path + "/" + file), in: nil)
        }.map { "\($0) \($1)" }
    }

    @Test("A byte order mark is no part of the first line, and a folder's name may have any letters")
    func names() throws {
        // Given
        let name = folder.path + "/Pru\u{308}fung"
        try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
        try "\u{FEFF}no-module: off in A.xib\n".write(toFile: name + "/.nib-lint", atomically: true, encoding: .utf8)

        // When
        let settings = LintSettings(in: URL(fileURLWithPath: name))
        let silenced = ["A.xib", "B.xib"].map { file in
            settings.silences(IBFault("m", rule: "no-module", file: name + "/" + file), in: nil)
        }

        // Then
        expect(settings.faults.isEmpty)
        expect(silenced, equals: [true, false])
    }

    @Test("A line silences a rule everywhere, or in certain folders and files, with any spacing")
    func lines() throws {
        // Given
        let texts = [
            "", "no-module: off", "no-module:off", "no-module  :  off", "  no-module: off  # why", "\tno-module: off",
            "no-module: off\nblank: off",
            "no-module: off\r\nblank: off", "all: off", "all: off in Old", "no-module: off in Old",
            "no-module: off in Old/",
            "no-module: off in Old, A.xib", "no-module: off in Old,A.xib", "no-module: off in *.xib",
            "no-module: off in Old/*.xib",
            "no-module: off in O*", "no-module: off in ld", "no-module: off in Old.xi", "no-module: off in ,",
            "no-module: off in Old/B",
            "no-module: off in Old in A", "no-module: offin Old", "no-module: on", "no module: off", ": off", "#",
            "moon: off", "al: off",
            "allowed-font: warning", "base-class: error in Old", "base-class: off", "no-modul: off\n\n\nx",
            "no-module: off in \(folder.path)/Old",
        ]

        // When
        let lines = try texts.map { text in
            let (faults, silenced) = (try settings(text).faults.map(\.diagnostic), try silenced(text))
            return "— \(text.debugDescription)\n" + (faults + silenced).joined(separator: "\n")
        }

        // Then
        let told = lines.joined(separator: "\n").replacing(folder.path, with: ".")
        try expect(told, isRecordedIn: "Settings-of-lint.txt")
    }

    @Test("A settings file has at most 64 KB, and a file elsewhere is named by its whole path")
    func limits() throws {
        // Given
        let line = "no-module: off\n"

        // When
        let full = try silenced(line + String(repeating: "#", count: 1 << 16 - line.utf8.count))
        let over = try silenced(line + String(repeating: "#", count: 1 << 16 - line.utf8.count + 1))
        let elsewhere = try settings("no-module: off in /else/*").silences(
            IBFault("m", rule: "no-module", file: "/else/A.xib"), in: nil)

        // Then
        expect(full.count == 5 && over == [] && elsewhere)
    }

    @Test("A note on an object silences rules for it and its contents, and a misspelled one gets the nearest rule")
    func notes() throws {
        // Given
        func document(_ note: String) throws -> IBDocument {
            let comment = "<string key=\"userComments\">\(note)</string>"
            return try IBDocument(
                data: Data(
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"><subviews>
                    <view id="b">
                    \(comment)<constraints><constraint firstAttribute="width" id="k"/></constraints>
                    <subviews><view id="c"/></subviews></view><view id="d"/></subviews></view></objects></document>
                    """.utf8), file: "A.xib")
        }
        let settings = try settings("")
        let notes = [
            "nib-lint: off no-module", "nib-lint: off blank", "nib-lint: off all", "nib-lint: off blank, no-module",
            "nib-lint: off blank no-module", "Soup. nib-lint: off no-module\nmore", "nib-lint:off no-module",
            "nib-lint: off",
            "nib-lint: off no-modul", "nib-lint: off no_module",
        ]

        // When
        let silenced = try notes.map { note in
            let document = try document(note)
            return ["a", "b", "c", "d", "k", "x", nil].filter {
                settings.silences(IBFault("m", rule: "no-module", file: "A.xib", objectID: $0), in: document)
            }.map { $0 ?? "nil" }.joined()
        }

        let misspelled = try notes.flatMap { try document($0).misspelledNotes.map(\.diagnostic) }

        // Then
        expect(silenced, equals: ["bck", "", "bck", "bck", "bck", "bck", "", "", "", ""])
        let message = "there is no rule `no-modul` for the note to silence; did you mean `no-module`?"
        expect(misspelled, equals: ["A.xib:2:1: warning: \(message) (object b)"])
    }
}

extension LintSettings {
    fileprivate func silences(_ fault: IBFault, in document: IBDocument?) -> Bool {
        judged([fault], in: document).isEmpty
    }
}
