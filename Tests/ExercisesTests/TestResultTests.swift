import Foundation
import TerminalTesting
import Testing

@testable import Exercises

/// The results in swift-testing's event stream.
struct TestResultTests {
    @Test(
        "Tests are in the order of their file, with their results, and other lines are skipped"
    )
    func stream() {
        // Given
        let stream = """
            {"kind":"test","payload":{"kind":"suite","id":"S","name":"S","sourceLocation":{"line":1}},"version":0}
            {"kind":"test","payload":{"kind":"function","id":"b","name":"b()","sourceLocation":{"line":9}},"version":0}
            {"kind":"test","payload":{"kind":"function","id":"a","name":"a()","displayName":"T6: …","sourceLocation":{"line":5}}}
            {"kind":"event","payload":{"kind":"runStarted","messages":[]}}
            {"kind":"event","payload":{"kind":"testStarted","testID":"a","messages":[]}}
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"a","messages":\
            [{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"− 1"},{"symbol":"details","text":"+ 2"}]}}
            {"kind":"event","payload":{"kind":"testEnded","testID":"a","messages":[]}}
            {"kind":"event","payload":{"kind":"testStarted","testID":"b","messages":[]}}
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"b","messages":[{"symbol":"fail","text":"Caught error: oh"}]}}
            {"kind":"ev
            """

        // When
        let results = TestResult.results(in: stream + "\nword 5\n", sealedBy: "word")

        // Then
        expect(results.map(\.title), equals: ["T6: …", "b()"])
        expect(results.map(\.faults), equals: [["− 1\n+ 2"], ["oh"]])
        expect(results.map(\.hasEnded), equals: [true, false])
    }

    @Test("Only a line with the seal ends a test, so output of your code can't")
    func forged() {
        // Given
        let test = #"{"kind":"test","payload":{"kind":"function","id":"a","name":"a()","sourceLocation":{"line":5}}}"#
        func event(_ kind: String) -> String {
            #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"a","messages":[{"symbol":"fail","text":"x"}]}}"#
        }
        let told = [test, event("testStarted"), event("testEnded")]
        let failed = [test, event("testStarted"), event("issueRecorded"), event("testEnded"), test, "word 5"]

        // When
        let results = [told, told + ["words 5"], told + ["word 6"], told + ["word 5"], failed].map {
            TestResult.results(in: $0.joined(separator: "\n"), sealedBy: "word")[0]
        }

        // Then
        expect(results.map(\.hasEnded), equals: [false, false, false, true, true])
        expect(results.map(\.faults.count), equals: [0, 0, 0, 0, 1])
    }

    @Test("The last lines of the log count, each cut to a length, without the runner's own")
    func log() {
        // Given
        let flood = String(repeating: "moon\n", count: 1_000_000)
        let noise = "◇ Test run started.\n[1/2] Building\n"
        let rest = noise + String(repeating: "x", count: 3000) + "\nA.swift:7: Fatal error"

        // When
        let run = TestRun(tests: [], .signal(SIGTRAP), log: flood + rest)

        // Then
        expect(run.log.count < 10_000)
        let lengths = run.log.suffix(3).map(\.count)
        expect(lengths, equals: [4, 1002, 22])
        expect(run.ending, equals: .crash(signal: String(cString: strsignal(SIGTRAP))))
    }
}
