/// The end of a process.
public nonisolated enum Exit: Equatable, Sendable {
    /// The process exited with that status.
    case status(Int32)

    /// That signal killed it.
    case signal(Int32)

    /// Creates an end from the status that `waitpid(2)` reported.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .status((waitStatus >> 8) & 0xFF) : .signal(signal)
    }
}
