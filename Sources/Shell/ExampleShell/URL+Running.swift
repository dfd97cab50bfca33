internal import ArgumentParser
internal import Foundation
internal import PlainText

extension URL {
    /// Replaces this process by the program. This function doesn't return.
    func replaceProcess(_ arguments: [String]) throws -> Never {
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, &words)
        throw ValidationError("can't start \(path): \(systemReason(errno))")
    }
}
