internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

/// A rule that judges the code of a project beside its nibs.
protocol SourceRule {
    static func findings(in folder: URL, of project: Project) -> [IBFault]
}

extension SourceRule where Self: IBRule {
    /// Returns the findings about the calls in a folder.
    static func findings(
        in folder: URL, of project: Project, about judge: (SourceCall) -> (message: String, nearest: String?)?
    ) -> [IBFault] {
        guard project.contents.isWhole else { return [] }
        let inside = folder.standardizedFileURL.path + "/"
        return project.contents.sources.calls.filter { $0.file.hasPrefix(inside) }.compactMap { call in
            judge(call).map { message, nearest in
                // A library whose code isn't seen may have the nib.
                IBFault(
                    message, rule: name, severity: project.contents.hidesCode ? .warning : .error, file: call.file,
                    location: IBLocation(line: call.line, column: 1), suggestion: nearest)
            }
        }
    }
}
