/// The parts that this program is linked to, beside the core and the shell.
///
/// A part is a module of `Sources/Workshop`, or `Teaching`, with a class `Part`, whose protocols determine what it
/// adds. The shell doesn't import it. So a part of the workshop can be removed with its folder and its line in
/// `Package.swift`.
package nonisolated enum LinkedParts {
    /// Returns the parts in modules that may be there, in the order in which their additions are listed.
    ///
    /// The standard library finds a class by its name as `NSClassFromString` does, which takes 1.5 million instructions
    /// more for the first one: it makes a table of other names, and takes the name apart.
    package static func parts<Kind>(of kind: Kind.Type, in modules: String...) -> [Kind] {
        modules.compactMap { _typeByName("\($0).Part") as? Kind }
    }
}
