import PlainText

/// The messages that `NSLog` would print on a device, a line each.
public enum Log {
    /// Logs a message in the current world. Control characters become visible, but line breaks stay.
    public static func write(_ message: String) { World.current.log(message.printableLines) }

    static func writeToStandardError(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
