import Foundation
import TerminalTesting
import Testing

/// Programs whose output goes nowhere, or is read late.
@Suite(.talkingToPrograms)
nonisolated struct StandardStreamTests {
    private let folder: TemporaryFolder
    private let program: String
    private let nib: String

    init() throws {
        folder = try TemporaryFolder()
        program = try Executable("nib").path
        // Of this more is written than a pipe holds.
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
        let labels = (0..<1000).map { "<label text=\"\($0)\" id=\"l\($0)\">\(frame)</label>" }.joined()
        nib = try folder.file(
            "Labels.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view id="v"><subviews>\(labels)</subviews></view></objects></document>
            """)
    }

    @Test(
        "Lost output is reported and fails, except for a closed pipe, and lost errors are silent",
        arguments: [
            ("'$0' json '$1' > /dev/full", "error: can't write the output: no space left on device\n1\n"),
            ("'$0' json '$1' | true", "0\n"),
            ("'$0' nonsense 2> /dev/full", "1\n"),
        ])
    func lost(command: String, expected: String) throws {
        // Given
        let quoted = command.replacing("'", with: "\"")
        let end = quoted.firstIndex(of: "|") ?? quoted.endIndex
        let script = "{ \(quoted[..<end]); echo $? >&2; } \(quoted[end...])"

        // When
        let run = try Executable(at: "/bin/sh").run(["-c", script, program, nib])

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.errors, equals: expected)
        expect(run.output, equals: "")
    }

    @Test("A slow reader gets all output, though writing may not wait")
    func slow() throws {
        // Given
        let expected = try Executable(at: program).run(["json", nib]).output
        let (process, output) = (Process(), Pipe())
        let entrance = output.fileHandleForWriting.fileDescriptor
        expect(fcntl(entrance, F_SETFL, fcntl(entrance, F_GETFL) | O_NONBLOCK), equals: 0)
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["json", nib]
        process.standardOutput = output

        // When
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()

        // Then
        expect(expected.utf8.count > 1 << 16)
        expect(String(decoding: data, as: UTF8.self), equals: expected)
        expect(process.terminationStatus, equals: 0)
    }
}
