internal import Foundation
internal import PlainText

/// Something that keeps code from being built, as the compiler says it.
struct CompilerFault: Equatable {
    /// The message, after its place: `Tutorials/…/PhaseCell.swift:9:5: error: …`; then the lines it points to.
    let lines: [String]

    /// Finds the faults in what SwiftPM wrote.
    ///
    /// - Parameters:
    ///   - output: The lines, progress aside.
    ///   - root: The folder that paths are shortened by.
    /// - Returns: Each fault once; if there is none that has a place, all that was written.
    static func faults(in output: [String], root: URL) -> [CompilerFault] {
        let folder = root.standardizedFileURL.path + "/"
        var faults: [CompilerFault] = []
        var block: [String]?
        func end() {
            if let lines = block, !faults.contains(where: { $0.lines.first == lines.first }) {
                faults.append(CompilerFault(lines: lines))
            }
            block = nil
        }
        for line in output {
            let line = line.hasPrefix(folder) ? String(line.dropFirst(folder.count)) : line
            if line.contains(/^[^ ].*:\d+:\d+: error:/) {
                end()
                block = [line]
            } else if line.contains(/^[^ ].*:\d+:\d+: (warning|note):/) || !line.contains(/^ *\d* *\|/) {
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
