internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import REPL

nonisolated enum FindingFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, gitlab, sarif, junit, checkstyle
}

extension Session {
    func print(_ findings: [IBFault], in format: FindingFormat) throws {
        switch format {
        case .json: try print(json: findings)
        case .sarif: try print(json: SARIFLog(findings))
        case .gitlab: try print(json: findings.map(CodeQualityIssue.init))
        case .junit: print(findings.junit)
        case .checkstyle: print(findings.checkstyle)
        case .text, .github:
            if findings.isEmpty { return }
            let lines = findings.map { format == .text ? "\($0.diagnostic) [\($0.rule)]" : $0.annotation }
            page(StyledText(lines.joined(separator: "\n")))
        }
    }
}

extension IBFault {
    /// `::warning file=Cell.xib,line=12,col=7,title=no-module::what is wrong`: GitHub shows it beside the line.
    fileprivate var annotation: String {
        let values = [
            ("file", file), ("line", "\(place.line)"), ("col", "\(place.column)"), ("title", rule),
        ].map { "\($0)=\($1.escaped(",:"))" }
        return
            "::\(severity == .note ? "notice" : severity.rawValue) \(values.joined(separator: ","))::"
            + (words + about).escaped("")
    }
}

extension String {
    /// Returns the text as a workflow's command has it, with some more characters escaped.
    fileprivate func escaped(_ others: String) -> String {
        escaping { scalar in
            guard "%\r\n".unicodeScalars.contains(scalar) || others.unicodeScalars.contains(scalar) else { return nil }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.printable
    }

    /// The text as an attribute of XML has it.
    fileprivate var quoted: String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(printable) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}

/// An issue of GitLab's code quality report, in the format of Code Climate.
private struct CodeQualityIssue: Encodable {
    struct Location: Encodable {
        let path: String
        let lines: [String: Int]
    }

    let type = "issue"
    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location

    private enum CodingKeys: String, CodingKey {
        case type, description, fingerprint, severity, location
        case checkName = "check_name"
    }

    init(_ finding: IBFault) {
        description = finding.words.printable
        checkName = finding.rule
        // GitLab follows an issue by this, so it has no line.
        let parts = [finding.file, finding.rule, finding.message, finding.objectID ?? ""].joined(separator: "\n")
        let sum = parts.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        fingerprint = String(sum, radix: 16)
        severity =
            switch finding.severity {
            case .error: "critical"
            case .warning: "minor"
            case .note: "info"
            }
        location = Location(path: finding.file.printable, lines: ["begin": finding.place.line])
    }
}

extension [IBFault] {
    /// The findings by their files, in the order of the first of each.
    private var byFile: [(file: String, findings: [IBFault])] {
        let all = Dictionary(grouping: self, by: \.file)
        return reduce(into: [String]()) { if $0.last != $1.file, !$0.contains($1.file) { $0.append($1.file) } }
            .map { ($0, all[$0]!) }
    }

    /// A report of JUnit's: a case for each finding. Without any, there is a case that passes.
    fileprivate var junit: String {
        let suites = byFile.map { file, findings in
            let cases = findings.map { finding in
                let text = "\(finding.words)\(finding.about)".quoted
                let name = "\(finding.rule) in line \(finding.place.line)".quoted
                return """
                        <testcase name="\(name)" classname="\(file.quoted)">
                          <failure type="\(finding.severity.rawValue)" message="\(text)"/>
                        </testcase>
                    """
            }
            let count = "tests=\"\(findings.count)\" failures=\"\(findings.count)\""
            return "  <testsuite name=\"\(file.quoted)\" \(count)>\n\(cases.joined(separator: "\n"))\n  </testsuite>\n"
        }
        let none =
            "  <testsuite name=\"nib lint\" tests=\"1\" failures=\"0\"><testcase name=\"nib lint\"/></testsuite>\n"
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nib lint\">\n"
            + (isEmpty ? none : suites.joined()) + "</testsuites>"
    }

    /// A report of Checkstyle's, version 4.3.
    fileprivate var checkstyle: String {
        let files = byFile.map { file, findings in
            let errors = findings.map { finding in
                let severity = finding.severity == .note ? "info" : finding.severity.rawValue
                let message = "\(finding.words)\(finding.about)".quoted
                let place = "line=\"\(finding.place.line)\" column=\"\(finding.place.column)\""
                return
                    "    <error \(place) severity=\"\(severity)\" message=\"\(message)\" "
                    + "source=\"nib.\(finding.rule.quoted)\"/>\n"
            }
            return "  <file name=\"\(file.quoted)\">\n\(errors.joined())  </file>\n"
        }
        return
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n\(files.joined())</checkstyle>"
    }
}
