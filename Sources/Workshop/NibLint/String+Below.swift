extension String {
    /// Returns the rest of a path below a folder, or nil if the folder doesn't contain it. The bytes of both count,
    /// because equal letters may have different bytes.
    func path(below folder: String) -> String? {
        let start = "\(folder)/".utf8
        return utf8.starts(with: start) ? String(decoding: utf8.dropFirst(start.count), as: UTF8.self) : nil
    }
}
