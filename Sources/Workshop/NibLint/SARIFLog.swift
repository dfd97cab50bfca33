internal import Foundation
internal import InterfaceBuilder
internal import PlainText
internal import REPL

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFLog: Encodable {
    struct Run: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    struct Tool: Encodable {
        struct Driver: Encodable {
            let name = "nib"
            let semanticVersion = Release.version
            let rules: [[String: String]]
        }

        let driver: Driver
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: [String: String]
        let locations: [Location]
    }

    struct Location: Encodable {
        struct Physical: Encodable {
            let artifactLocation: [String: String]
            let region: [String: Int]
        }

        let physicalLocation: Physical
        let logicalLocations: [[String: String]]?
    }

    let version = "2.1.0"
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case version
        case schema = "$schema"
        case runs
    }

    init(_ findings: [IBFault]) {
        let rules = Set(findings.map(\.rule)).sorted()
        let results = findings.map { finding in
            Result(
                ruleId: finding.rule, ruleIndex: rules.firstIndex(of: finding.rule)!, level: finding.severity.rawValue,
                message: ["text": finding.words.printable], locations: [Location(finding)])
        }
        runs = [Run(tool: Tool(driver: .init(rules: rules.map { ["id": $0] })), results: results)]
    }
}

extension SARIFLog.Location {
    fileprivate init(_ finding: IBFault) {
        // A path is a relative reference, in which a colon before the first slash would end a scheme.
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
        let uri = finding.file.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        physicalLocation = Physical(
            artifactLocation: ["uri": finding.file.hasPrefix("/") ? "file://" + uri : uri],
            region: ["startLine": finding.place.line, "startColumn": finding.place.column])
        let id = finding.objectID.flatMap { $0.isEmpty ? nil : $0 }
        logicalLocations = id.map { [["fullyQualifiedName": $0.printable]] }
    }
}
