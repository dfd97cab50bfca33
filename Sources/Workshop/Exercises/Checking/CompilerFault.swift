internal import Foundation
internal import InterfaceBuilder
internal import PlainText

/// An error that keeps code from being built, in the compiler's words.
struct CompilerFault: Codable, Equatable {
    /// The message, after its place: `01-…/PhaseCell.swift:9:5: error: …`. Then the lines it points to.
    let lines: [String]

    /// The explanation for learners who come from Xcode, or who have changed a declaration that the tests need, or nil
    /// if the message is clear.
    var remark: String? {
        let line = lines.first ?? ""
        if line.contains(/^\d\d-[^\/]*\/Tests\//) {
            return "the tests use this: in the stub it must keep the name and the type that it had"
        }
        return Self.remarks.first { line.contains($0.words) }?.remark
    }

    private static let remarks = [
        ("@IBOutlet", "`@IBOutlet` needs Objective-C; here it is `@Outlet`, imported with TerminalUIKit"),
        ("no such module 'UIKit'", "here it is `import ReusableViews`, or TerminalUIKit alone"),
        (
            "Objective-C",
            "without Objective-C there is no `@objc` and no `#selector`; a method that a control may call stands in "
                + "`override class var actions`, as in ReminderViewController of exercise 10"
        ),
    ].map { (words: $0.0, remark: $0.1) }

    /// Returns the faults of the nibs in a folder that can't be read, with its path. Xcode compiles nibs when it
    /// builds, so an app never meets such a file.
    static func faults(inNibsOf folder: URL, at path: String) -> [CompilerFault] {
        Files.code(in: folder).keys.filter { $0.hasSuffix(".xib") }.sorted().flatMap { name -> [CompilerFault] in
            do throws(NibError) {
                _ = try IBDocument(contentsOf: folder.appendingPathComponent(name), as: "\(path)/\(name)")
                return []
            } catch {
                return error.faults.map { CompilerFault(lines: [$0.diagnostic]) }
            }
        }
    }

    /// Finds the faults in SwiftPM's output, each once. If none has a place, returns the whole output.
    static func faults(in output: [String], root: URL) -> [CompilerFault] {
        let folder = root.standardizedFileURL.path + "/"
        var faults: [CompilerFault] = []
        var known: Set<String> = []
        var block: [String]?
        func end() {
            if let lines = block, known.insert(lines[0]).inserted { faults.append(CompilerFault(lines: lines)) }
            block = nil
        }
        for line in output {
            let line = line.hasPrefix(folder) ? String(line.dropFirst(folder.count)) : line
            // A pattern for the place at the beginning would be tried at every character of long lines.
            let kind = line.firstMatch(of: /:\d+:\d+: (error|warning|note):/)?.1
            if !line.hasPrefix(" "), kind == "error" {
                end()
                block = [line]
            } else if !line.hasPrefix(" ") && kind != nil || line.prefixMatch(of: /\ *\d* *\|/) == nil {
                end()
            } else {
                block?.append(line)
            }
        }
        end()
        let rest = output.filter { !$0.isEmpty }
        return faults.isEmpty ? [CompilerFault(lines: rest.suffix(20))] : faults
    }
}
