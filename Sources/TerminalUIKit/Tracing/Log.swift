import PlainText

/// What `NSLog` would print on a device: a line for whoever watches the console.
public enum Log {
    /// Receives each message; standard error unless set.
    public static var sink: (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Logs a message. What would steer a terminal is made visible; line breaks stay.
    public static func write(_ message: String) {
        sink(message.printableLines)
    }
}
