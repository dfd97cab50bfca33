/// The limit for a file: seconds of computing, or none.
package nonisolated enum NibLimit {
    case seconds(Double)
    /// Unlimited time and memory.
    case unlimited
}
