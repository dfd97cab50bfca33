import Foundation

extension URL {
    /// Returns the bytes of a file, or nil if they can't be read, or if it isn't a regular file of at most some
    /// megabytes. A pipe would keep the program waiting.
    func contents(megabytes: Int = 16) -> Data? { isFile(megabytes: megabytes) ? try? Data(contentsOf: self) : nil }

    /// Returns a Boolean value that indicates whether there is a regular file of at most some megabytes, or a link to
    /// one.
    func isFile(megabytes: Int) -> Bool {
        let file = try? FileManager.default.attributesOfItem(atPath: resolvingSymlinksInPath().path)
        return file?[.type] as? FileAttributeType == .typeRegular && file?[.size] as? Int ?? 0 <= megabytes << 20
    }
}
