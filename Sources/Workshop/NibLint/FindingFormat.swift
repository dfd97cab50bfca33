internal import ArgumentParser
internal import InterfaceBuilder
internal import REPL

nonisolated enum FindingFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, sarif
}

extension Session {
    func print(_ findings: [IBFault], in format: FindingFormat) throws {
        switch format {
        case .json: try print(json: findings)
        case .sarif: try print(json: SARIFLog(findings))
        case .text, .github:
            if findings.isEmpty { return }
            let lines = findings.map { format == .text ? $0.diagnostic : $0.annotation }
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
}
