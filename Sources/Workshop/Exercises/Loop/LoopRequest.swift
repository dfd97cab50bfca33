internal import Foundation

/// A request that takes another process, or the end of this one.
enum LoopRequest: Equatable {
    /// Check an exercise, or show a screen, in the place of the current check.
    case check(String)
    /// Check no more, until a file is saved from now on.
    case stop
    case edit([URL])
    case play(String)
    case leave
}
