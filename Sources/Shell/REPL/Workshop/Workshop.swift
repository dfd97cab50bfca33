internal import Foundation

/// The parts of the workshop that this program is linked to.
///
/// A part is a module of `Sources/Workshop` with a class `Part`, which says what it adds by the protocols that it
/// follows. Nothing names a part but `Package.swift`, so it can be removed with its folder and its line there.
package nonisolated enum Workshop {
    /// The modules that may be there, in the order in which what they add is listed.
    private static let modules = ["NibChecking", "NibLint", "NibMerge", "NibReview", "Films", "LoadPages"]

    package static let parts: [AnyClass] = modules.compactMap { NSClassFromString("\($0).Part") }
}
