internal import Foundation
internal import REPL
/// A package that is built where the program itself was, so that the two share all libraries.
struct SwiftBuild {
    private let workplace: Workplace
    private let package: URL
    private let process: BackgroundProcess

    init(_ package: URL, _ arguments: [String], in workplace: Workplace) {
        (self.workplace, self.package) = (workplace, package)
        process = BackgroundProcess(
            [
                "swift", "build", "--disable-build-manifest-caching", "--package-path", package.path,
                "--scratch-path", workplace.scratch.path,
            ] + arguments)
    }

    /// Builds, and returns the errors, in the words that `told` makes of SwiftPM's.
    func run(
        progress: (String) -> Void, line: (String) -> Void, told: (String) -> String = { $0 }
    ) throws -> [CompilerFault] {
        try usePinnedVersions()
        var splitter = LineSplitter()
        var lines: [String] = []
        func take(_ text: String) {
            line(text)
            if let step = text.prefixMatch(of: /\[(\d+\/\d+)\]/) {
                progress(String(step.1))
            } else {
                lines.append(told(text))
            }
        }
        do {
            let ending = try process.run(reading: [[STDOUT_FILENO, STDERR_FILENO]]) { _, data in
                for text in splitter.lines(addedBy: data) { take(text) }
            }
            if let text = splitter.lastLine() { take(text) }
            return ending == .exit(0) ? [] : CompilerFault.faults(in: lines, root: package)
        } catch {
            throw error.isMissing ? CommandError.noToolchain : error
        }
    }

    /// Uses the versions of other packages that the program's own package uses, so that no package must be resolved or
    /// downloaded.
    private func usePinnedVersions() throws {
        let copy = package.appendingPathComponent("Package.resolved")
        guard let wanted = try? Data(contentsOf: workplace.pinnedVersions),
            (try? Data(contentsOf: copy)) == nil
        else { return }
        // Half of it would keep SwiftPM from building, now and later.
        try wanted.write(to: copy, options: .atomic)
    }
}
