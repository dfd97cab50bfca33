internal import Foundation

struct TestResult {
    /// The title of the test, `T6: However far …`.
    let title: String
    let line: Int
    /// The faults, with a text for each.
    var faults: [String] = []
    var hasBegun = false
    var hasEnded = false

    /// Reads the events that swift-testing wrote, a line of JSON for each.
    ///
    /// The tested code can write there, too. So a test has come to its end only if a line with the seal confirms it, as
    /// the trait `judged` writes one. Neither a test nor a fault goes away again.
    static func results(in stream: String, sealedBy seal: String) -> [TestResult] {
        var results: [String: TestResult] = [:]
        var confirmed: Set<Int> = []
        let decoder = JSONDecoder()
        for line in stream.split(separator: "\n") {
            if line.hasPrefix(seal + " ") { Int(line.dropFirst(seal.count + 1)).map { _ = confirmed.insert($0) } }
            guard let record = try? decoder.decode(TestRecord.self, from: Data(line.utf8)) else { continue }
            let payload = record.payload
            if record.kind == "test", let id = payload.id, payload.kind == "function" {
                if results[id] != nil { continue }
                results[id] = TestResult(
                    title: payload.displayName ?? payload.name ?? id, line: payload.sourceLocation?.line ?? 0)
            } else if let id = payload.testID {
                switch payload.kind {
                case "testStarted": results[id]?.hasBegun = true
                case "testEnded": results[id]?.hasEnded = true
                case "issueRecorded": results[id]?.faults.append(payload.text)
                default: break
                }
            }
        }
        for (id, result) in results where !confirmed.contains(result.line) { results[id]?.hasEnded = false }
        return results.values.sorted { $0.line < $1.line }
    }
}

/// A line of swift-testing's event stream, as far as it is of use here.
private struct TestRecord: Decodable {
    struct Payload: Decodable {
        struct Message: Decodable {
            let symbol: String
            let text: String
        }
        struct Place: Decodable {
            let line: Int
        }
        let kind: String
        let id: String?
        let name: String?
        let displayName: String?
        let sourceLocation: Place?
        let testID: String?
        let messages: [Message]?

        /// The text of a fault from an exercise's test or, if there isn't one, from swift-testing.
        var text: String {
            let all = messages ?? []
            let own = all.filter { $0.symbol == "details" }
            let text = (own.isEmpty ? all : own).map(\.text).joined(separator: "\n")
            return String(text.trimmingPrefix("Caught error: "))
        }
    }
    let kind: String
    let payload: Payload
}
