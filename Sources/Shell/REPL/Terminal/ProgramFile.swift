internal import Foundation

/// The file of the program that runs.
package nonisolated enum ProgramFile {
    /// Ends the process with an error if the program is in a folder whose name isn't UTF-8. Foundation's `Bundle.main`
    /// would end it by a signal.
    package static func requireReadablePath() {
        #if os(Linux)
            var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = bytes.withUnsafeMutableBytes {
                readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
            }
            let path = bytes.prefix(max(0, count))
            guard !path.elementsEqual(String(decoding: path, as: UTF8.self).utf8) else { return }
            StandardStream.error.write("error: can't start in a folder whose name isn't UTF-8; move the program\n")
            exit(EXIT_FAILURE)
        #endif
    }
}
