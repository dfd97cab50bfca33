internal import Foundation

/// The parts that this program is linked to, beside the core and the shell.
///
/// A part is a module of `Sources/Workshop`, or `Teaching`, with a class `Part`, whose protocols determine what it
/// adds. The shell doesn't import it. So a part of the workshop can be removed with its folder and its line in
/// `Package.swift`.
package nonisolated enum LinkedParts {
    /// Returns the parts in modules that may be there, in the order in which their additions are listed.
    package static func parts<Kind>(of kind: Kind.Type, in modules: String...) -> [Kind] {
        modules.compactMap { NSClassFromString("\($0).Part") as? Kind }
    }
}
