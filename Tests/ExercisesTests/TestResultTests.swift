import Testing

@testable import Exercises

/// How swift-testing's event stream is read.
struct TestResultTests {
    @Test(
        "Tests are read in the order of their file, with what they found; other lines are passed over"
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
        let results = TestResult.results(in: stream)

        // Then
        #expect(results.map(\.title) == ["T6: …", "b()"])
        #expect(results.map(\.faults) == [["− 1\n+ 2"], ["oh"]])
        #expect(results.map(\.hasEnded) == [true, false])
    }
}
