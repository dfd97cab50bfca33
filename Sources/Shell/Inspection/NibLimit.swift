/// The limit for a file: seconds of CPU time, or unlimited.
package nonisolated enum NibLimit {
    case seconds(Double)
    /// Unlimited time and memory.
    case unlimited
}
