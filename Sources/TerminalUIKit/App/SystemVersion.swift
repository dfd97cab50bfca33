/// Versions of iOS in which natural sizes changed.
package enum SystemVersion: Int, Comparable {
    case seven = 7, eleven = 11, thirteen = 13, twentySix = 26

    /// The version whose natural sizes count.
    package static var current = thirteen

    package nonisolated static func < (first: SystemVersion, second: SystemVersion) -> Bool {
        first.rawValue < second.rawValue
    }
}
