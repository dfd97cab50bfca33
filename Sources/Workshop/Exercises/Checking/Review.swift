internal import Foundation
internal import Inspection
internal import InterfaceBuilder

/// The problems in the files that a learner changes, whatever the tests report.
struct Review {
    /// The findings, each with its place. Misspellings come first.
    let remarks: [String]
    /// The first problem by which code that works here fails in Xcode or on a phone, or nil if there isn't one.
    let refusal: String?

    /// The rules whose problem is the task of an exercise, so that they don't give it away.
    private static let tasks: Set = ["no-identifier", "duplicate-tag"]
    /// The rules that are errors where each class is written in Swift.
    private static let refused: Set = ["no-module", "own-module", "secure-coding"]

    /// Reads the files of an exercise. Problems that the solution also has are ignored.
    init(of exercise: Exercise) {
        let findings = exercise.files.flatMap { file in
            let known = Set(Self.findings(in: exercise.solution.appendingPathComponent(file)).map(Self.key))
            return Self.findings(in: exercise.stub.appendingPathComponent(file)).filter {
                !known.contains(Self.key($0)) && !Self.tasks.contains($0.rule)
                    // Interface Builder writes attributes that have no effect here. Only a misspelled one is a problem.
                    && ($0.rule != "unused" || $0.suggestion != nil)
            }
        }
        remarks = (findings.filter { $0.suggestion != nil } + findings.filter { $0.suggestion == nil })
            .map(\.description)
        refusal = findings.first { $0.severity == .error || Self.refused.contains($0.rule) }?.description
    }

    /// Returns a key of a finding that doesn't depend on its place.
    private static func key(_ fault: IBFault) -> [String] { [fault.rule, fault.message, fault.objectID ?? ""] }

    private static func findings(in url: URL) -> [IBFault] {
        guard url.pathExtension == "xib" else { return findings(inCode: url) }
        do {
            return try LoadedNib.findings(in: IBDocument(contentsOf: url))
        } catch {
            return (error as? NibError)?.faults ?? []
        }
    }

    /// Finds what no test can tell. If a solution does without the module `ReusableViews`, that module has the class to
    /// write. An unarchiver that is made for reading data requires secure coding on iOS, and no view supports it, but
    /// Foundation on Linux begins without.
    private static func findings(inCode url: URL) -> [IBFault] {
        let text = String(decoding: (try? Files.data(of: url)) ?? Data(), as: UTF8.self)
        let lines = text.components(separatedBy: "\n").map { $0.components(separatedBy: "//")[0] }
        func fault(_ message: String, _ rule: String, at line: Int) -> IBFault {
            IBFault(
                message, rule: rule, file: url.lastPathComponent, location: IBLocation(line: line + 1, column: 1))
        }
        let imported = lines.firstIndex { $0.contains(/import .*ReusableViews/) }
        let isInsecure = lines.contains { $0.contains(/requiresSecureCoding *= *false/) }
        let unarchiver = isInsecure ? nil : lines.firstIndex { $0.contains("NSKeyedUnarchiver(forReadingFrom") }
        return [
            imported.map {
                fault(
                    "this project's module ReusableViews does what you are to write; import only TerminalUIKit",
                    "own-module", at: $0)
            },
            unarchiver.map {
                fault(
                    "on iOS this unarchiver answers nil: it requires secure coding, which views don't support, until "
                        + "`requiresSecureCoding` is false", "secure-coding", at: $0)
            },
        ].compactMap(\.self)
    }
}
