internal import InterfaceBuilder

/// A finding as JSON has it.
struct NibFinding: Encodable {
    let file: String
    let line: Int
    let column: Int
    let severity: String
    let rule: String
    let message: String
    let object: String?
    let suggestion: String?

    init(_ finding: IBFinding) {
        let fault = finding.fault
        file = fault.file
        line = fault.location?.line ?? 1
        column = fault.location?.column ?? 1
        severity = finding.severity.rawValue
        rule = finding.rule
        message = fault.message
        object = fault.objectID.flatMap { $0.isEmpty ? nil : $0 }
        suggestion = fault.suggestion
    }
}
