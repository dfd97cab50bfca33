internal import ArgumentParser
internal import Foundation

extension URL {
    /// Runs the program here, in this process: nothing comes back.
    func replaceProcess(_ arguments: [String]) throws -> Never {
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, &words)
        throw ValidationError("cannot start \(path): \(String(cString: strerror(errno)))")
    }
}
