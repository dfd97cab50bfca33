package import Foundation

nonisolated extension URL {
    /// Returns the bytes of a file; nil if they can't be read.
    package func contents(atMost most: Int) -> Data? { try? Data(ofFile: path, atMost: most) }
}

nonisolated extension Data {
    /// Reads the bytes of a file.
    ///
    /// A pipe might keep the program waiting, a device might never end, and a file may become one of them, or grow,
    /// while it is read. So the file is opened first, and what was opened is looked at.
    package init(ofFile path: String, atMost most: Int) throws(UnreadableFile) {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw errno == ENXIO ? .irregular : .system(errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .system(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: throw .irregular
        }
        let size = Int(status.st_size)
        guard size <= most else { throw .large(size, most: most) }
        // One byte more shows whether the file grew. A file of `/proc` seems empty, and is read at once.
        self.init(count: size == 0 ? 4096 : size + 1)
        var length = 0
        while true {
            let added = withUnsafeMutableBytes { read(file, $0.baseAddress! + length, $0.count - length) }
            guard added >= 0 else { throw .system(errno) }
            if added == 0 { break }
            length += added
            guard length <= most else { throw .large(length, most: most) }
            if length == count { append(Data(count: Swift.min(length, most - length) + 1)) }
        }
        removeLast(count - length)
    }
}

nonisolated extension String {
    /// Reads a file of `/proc`. Foundation loses 4 KB of memory each time it reads a file that seems empty.
    package init?(ofProcessFile path: String) {
        guard let data = try? Data(ofFile: path, atMost: 1 << 20) else { return nil }
        self.init(decoding: data, as: UTF8.self)
    }
}

/// The reason why the bytes of a file can't be read.
package nonisolated enum UnreadableFile: Error, CustomStringConvertible {
    case folder
    /// A pipe, a socket or a device.
    case irregular
    case large(Int, most: Int)
    case system(Int32)

    package var description: String {
        switch self {
        case .folder: "it is a folder"
        case .irregular: "it is not a regular file"
        case .large(_, let most): "it has more than " + (most < 1 << 20 ? "\(most >> 10) KB" : "\(most >> 20) MB")
        case .system(let code): systemReason(code)
        }
    }
}
