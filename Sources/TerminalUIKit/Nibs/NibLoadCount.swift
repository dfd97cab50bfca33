/// Which load of a nib it is, and for whom. The last one of each file is kept.
public struct NibLoadCount {
    private static var lastOfFile: [String: NibLoadCount] = [:]
    /// How many loads there were since the program started.
    public private(set) static var total = 0

    /// The name of the nib's file.
    public let file: String
    /// Which load of that file it is, counted from 1.
    public let number: Int
    /// How many loads of any file there had been before.
    public let before: Int
    /// What stands for File's Owner; nil for nothing.
    public let owner: String?

    /// Counts a load that begins.
    init(_ file: String, owner: AnyObject?) {
        self.file = file
        number = (Self.lastOfFile[file]?.number ?? 0) + 1
        before = Self.total
        self.owner = owner.map { Trace.name(of: $0) }
        Self.total += 1
        Self.lastOfFile[file] = self
    }

    /// The last load of each file, and how many there were.
    static var numbering: (last: [String: NibLoadCount], total: Int) {
        get { (lastOfFile, total) }
        set { (lastOfFile, total) = newValue }
    }

    /// The last load of a file; nil if it was never loaded.
    public static func last(of file: String) -> NibLoadCount? { lastOfFile[file] }

    /// Lets the next load of every file be the first again, so that a fresh start says what the first one did.
    public static func restartNumbering() {
        lastOfFile = [:]
    }
}
