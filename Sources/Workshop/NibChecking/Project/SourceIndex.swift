internal import Foundation

/// The declarations and names in the sources of a project, as far as a fast scan finds them. It doesn't see code of
/// macros and generators, or names that are composed at run time.
package nonisolated struct SourceIndex {
    /// The classes by the names that nibs have for them.
    package private(set) var classes: [String: SourceClass] = [:]
    /// Other names of classes.
    package private(set) var aliases: [String: String] = [:]
    /// The sources, but those of tests, that register, load or look for something.
    private(set) var users: [SourceNames] = []
    /// The identifiers of cells that there must be, and where code asks for one.
    package private(set) var demands: [String: (file: String, line: Int)] = [:]
    /// The hashes of all words and strings.
    private var words: Set<Int> = []

    package func mentions(_ word: String) -> Bool {
        words.contains(SourceNames.hash(word.utf8)) || demands[word] != nil
    }

    /// Returns a Boolean value that indicates whether the code contains a word or string only where it asks for cells.
    package func onlyDemands(_ word: String) -> Bool { !words.contains(SourceNames.hash(word.utf8)) }

    mutating func read(_ data: Data, of file: String, isSwift: Bool, isTest: Bool) {
        data.withUnsafeBytes { bytes in
            let name = URL(fileURLWithPath: file).lastPathComponent
            var tokens = SourceTokens(bytes, isSwift: isSwift)
            if isSwift {
                SwiftScan.read(&tokens, of: name, into: &self)
            } else {
                ObjectiveCScan.read(&tokens, of: name, into: &self)
            }
            words.formUnion(tokens.names.words)
            if isTest { return }
            if !tokens.names.uses.isEmpty { users.append(tokens.names) }
            for (identifier, place) in tokens.names.demands { demands[identifier] = (file, tokens.line(of: place)) }
        }
    }

    func uses(_ names: [String], by use: SourceNames.Use) -> Bool {
        users.contains { $0.uses[use]?.isDisjoint(with: names) == false }
    }

    mutating func change(_ name: String, _ change: (inout SourceClass) -> Void) {
        change(&classes[name, default: SourceClass()])
    }

    mutating func add(alias: String, of name: String) { aliases[alias] = name }

    /// A class and those above it that are seen, and the name of the first that is not.
    package func chain(of name: String) -> (classes: [SourceClass], ends: Set<String>) {
        var (found, ends, seen, waiting): ([SourceClass], Set<String>, Set<String>, [String]) = ([], [], [], [name])
        while let name = waiting.popLast() {
            let name = classes[name]?.place == nil ? aliases[name] ?? name : name
            guard seen.insert(name).inserted else { continue }
            if let known = classes[name], known.place != nil {
                found.append(known)
                waiting += known.superclasses
                if known.superclasses.isEmpty { ends.insert("") }
            } else {
                // Its extensions, if it has any.
                if let known = classes[name] { found.append(known) }
                ends.insert(name)
            }
        }
        return (found, ends)
    }
}
