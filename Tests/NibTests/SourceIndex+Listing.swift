import Foundation

@testable import NibChecking

extension SourceIndex {
    /// Returns the index of sources, which are given by their names.
    static func reading(_ sources: [(name: String, text: String)], tests: Set<String> = []) -> SourceIndex {
        var index = SourceIndex()
        for (name, text) in sources {
            index.read(
                Data(text.utf8), of: name, isSwift: name.hasSuffix(".swift"), isTest: tests.contains(name))
        }
        return index
    }

    /// Everything that was found, a line for each thing.
    var listing: String {
        var lines: [String] = []
        for (name, found) in classes.sorted(by: { $0.key < $1.key }) {
            let plain = found.hasPlainName ? ", plainly named" : ""
            lines.append(
                "class \(name): \(found.superclasses.sorted().joined(separator: " ")) at "
                    + "\(found.place ?? "none")\(plain)"
            )
            for (name, property) in found.properties.sorted(by: { $0.key < $1.key }) {
                lines.append("  \(property.isExposed ? "@" : "")var \(name): \(property.type ?? "none")")
            }
            for (name, isExposed) in found.methods.sorted(by: { $0.key < $1.key }) {
                lines.append("  \(isExposed ? "@" : "")func \(name)")
            }
        }
        lines += aliases.sorted { $0.key < $1.key }.map { "alias \($0.key) = \($0.value)" }
        lines += demands.sorted { $0.key < $1.key }.map { "demand \($0.key) at \($0.value.file):\($0.value.line)" }
        lines += users.flatMap { user in
            user.uses.map { "\($0.key) \($0.value.sorted().joined(separator: " "))" }
        }.sorted()
        return lines.joined(separator: "\n")
    }
}
