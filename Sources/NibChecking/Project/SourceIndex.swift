internal import Foundation

/// What the sources of a project declare and name, as far as a fast look shows it: what macros and generators make, and
/// names that are composed while the app runs, are not seen.
nonisolated struct SourceIndex {
    /// The classes by the names that nibs have for them.
    private(set) var classes: [String: SourceClass] = [:]
    /// Other names of classes.
    private(set) var aliases: [String: String] = [:]
    /// The strings and words that code does something with.
    private(set) var uses: [SourceNames.Use: Set<String>] = [:]
    /// The hashes of all words and strings.
    private var words: Set<Int> = []

    /// Whether a word or string is anywhere in the code.
    func mentions(_ word: String) -> Bool { words.contains(SourceNames.hash(word.utf8)) }

    /// Reads a source: Swift, or else Objective-C.
    mutating func read(_ data: Data, named file: String, isSwift: Bool) {
        data.withUnsafeBytes { raw in
            let tokens = SourceTokens(raw.bindMemory(to: UInt8.self), isSwift: isSwift)
            let names =
                isSwift
                ? SwiftScan.read(tokens, of: file, into: &self) : ObjectiveCScan.read(tokens, of: file, into: &self)
            words.formUnion(names.words)
            uses.merge(names.uses) { $0.union($1) }
        }
    }

    /// Changes what is known of a class.
    mutating func change(_ name: String, _ change: (inout SourceClass) -> Void) {
        change(&classes[name, default: SourceClass()])
    }

    /// Notes another name of a class.
    mutating func add(alias: String, of name: String) { aliases[alias] = name }

    /// A class and those above it that are seen, and the name of the first that is not.
    func chain(of name: String) -> (classes: [SourceClass], ends: Set<String>) {
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
