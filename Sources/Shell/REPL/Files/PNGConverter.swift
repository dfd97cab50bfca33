package import Foundation

/// Makes PNG of SVG with librsvg's program, if it is there: no library of this package's knows how.
package nonisolated enum PNGConverter {
    private static let program = "rsvg-convert"

    /// Two pixels to a point, as screens have them.
    package static func png(of svg: String) throws -> Data {
        func failure(_ reason: String) -> CommandError { CommandError("rsvg-convert failed: \(reason)") }
        let process = BackgroundProcess(
            [program, "--zoom", "2", "--unlimited"], input: Data(svg.utf8), mostBytes: 1 << 28)
        do {
            let (ending, written) = try process.run(keeping: [STDOUT_FILENO, STDERR_FILENO])
            guard ending == .exit(0), !written[0].isEmpty else {
                let lines = String(decoding: written[1], as: UTF8.self).split(separator: "\n")
                throw failure(lines.first.map(String.init) ?? "it says nothing")
            }
            return written[0]
        } catch let error as ProcessError {
            guard error.isMissing else { throw failure(error.description) }
            throw CommandError(
                "PNG needs rsvg-convert: apt-get install librsvg2-bin, or brew install librsvg; SVG works without")
        }
    }
}
