package import Foundation

nonisolated extension URL {
    /// Returns the bytes of a file; nil if it can't be read, if it is a folder, a pipe or a device, or if it has more
    /// bytes. A pipe might keep the program waiting, and a device might never end.
    package func contents(atMost most: Int) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= most else { return nil }
        return try? Data(contentsOf: self)
    }
}
