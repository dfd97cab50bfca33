internal import Foundation
internal import InterfaceBuilder

/// The declarations and names in the sources of a project, as far as a fast scan finds them. It doesn't see code of
/// macros and generators.
package nonisolated struct SourceIndex {
    /// The classes by the names that nibs have for them.
    package private(set) var classes: [String: SourceClass] = [:]
    /// Other names of classes.
    package private(set) var aliases: [String: String] = [:]
    /// The protocols, by their names, and those that each inherits.
    private var protocols: [String: Set<String>] = [:]
    /// The methods that are marked as actions, by their classes.
    package private(set) var actions: [String: Set<String>] = [:]
    /// The selectors of the actions of all classes.
    package private(set) var allActions: Set<String> = []
    /// The methods that only a segue calls, `@IBSegueAction`, by their classes.
    package private(set) var segueActions: [String: Set<String>] = [:]
    /// The names of inspectable properties of all classes.
    package private(set) var inspectables: Set<String> = []
    /// The sources, but those of tests, that register, load or look for something.
    private(set) var users: [SourceNames] = []
    private var allUses: [SourceNames.Use: Set<String>] = [:]
    /// The identifiers of cells that there must be, and where code asks for one.
    package private(set) var demands: [String: (file: String, line: Int)] = [:]
    /// The calls, but those of tests, that name something of a nib.
    package private(set) var calls: [SourceCall] = []
    /// The hashes of all words and strings, and of those that come more than once.
    private var (words, repeated): (Set<Int>, Set<Int>) = ([], [])
    /// The texts by the names of constants, alone and behind their types.
    private var constants: [String: Set<String>] = [:]
    /// The classes that inherit a class, or conform to a protocol, by its name.
    private var subclasses: [String: Set<String>] = [:]
    /// The texts of all constants.
    private var texts: Set<Substring> = []
    /// The Swift classes of the targets, to which a file of no target adds nothing.
    private var settled: Set<String> = []
    /// The types that name themselves, by the names of the members that do.
    private var ownNames: [String: Set<String>] = [:]
    /// The texts that are put together.
    private var patterns: Set<String> = []
    /// The paths of the files by their names, as places have them.
    private var paths: [String: Set<String>] = [:]

    /// Returns a Boolean value that indicates whether the code has a word or string, or may put it together.
    package func mentions(_ word: String) -> Bool {
        words.contains(SourceNames.hash(word)) || demands[word] != nil || composes(word)
    }

    /// Returns a Boolean value that indicates whether the code may put a text together.
    package func composes(_ text: String) -> Bool {
        patterns.contains { Self.matches($0, text) }
            // A constant with a number, or with a part behind a mark: `Dish_2`.
            || text.indices.dropFirst(4).contains { !text[$0].isLetter && texts.contains(text[..<$0]) }
    }

    /// Returns a Boolean value that indicates whether a text has the form of a pattern with stars.
    ///
    /// - Complexity: O(*n* · *m*), where `fnmatch` may take much longer.
    private static func matches(_ pattern: String, _ text: String) -> Bool {
        let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
        let star = UInt8(ascii: "*")
        var (place, end, lastStar, retried) = (0, 0, -1, 0)
        while end < text.count {
            if place < pattern.count, pattern[place] == star {
                (lastStar, retried) = (place, end)
                place += 1
            } else if place < pattern.count, pattern[place] == text[end] {
                (place, end) = (place + 1, end + 1)
            } else if lastStar >= 0 {
                retried += 1
                (place, end) = (lastStar + 1, retried)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == star }
    }

    /// Returns a Boolean value that indicates whether the code contains a word or string only where it asks for cells.
    package func onlyDemands(_ word: String) -> Bool { !words.contains(SourceNames.hash(word)) }

    /// Returns a Boolean value that indicates whether a word comes more than once.
    package func repeats(_ word: String) -> Bool { repeated.contains(SourceNames.hash(word)) }

    /// Returns the paths of the files with a name.
    package func paths(of file: String) -> [String] { (paths[file] ?? []).sorted() }

    /// Returns a Boolean value that indicates whether code lets a view take touches, by the name of an outlet.
    package func letsTakeTouches(_ names: [String]) -> Bool {
        let all = names.flatMap { [$0, "_" + $0] }
        return uses(all, by: .takesTouches)
    }

    mutating func read(_ data: Data, of file: String, isSwift: Bool, isTest: Bool) {
        data.withUnsafeBytes { bytes in
            let name = URL(fileURLWithPath: file).lastPathComponent
            paths[name, default: []].insert(file)
            var tokens = SourceTokens(bytes, isSwift: isSwift)
            if isSwift {
                SwiftScan.read(&tokens, of: name, into: &self)
            } else {
                ObjectiveCScan.read(&tokens, of: name, into: &self)
            }
            for word in tokens.names.words where !words.insert(word).inserted { repeated.insert(word) }
            repeated.formUnion(tokens.names.repeated)
            if isTest { return }
            patterns.formUnion(tokens.names.patterns)
            for (use, names) in tokens.names.uses { allUses[use, default: []].formUnion(names) }
            if !tokens.names.uses.isEmpty { users.append(tokens.names.withoutCalls(of: name)) }
            for (identifier, place) in tokens.names.demands { demands[identifier] = (file, tokens.line(of: place)) }
            let contexts = tokens.contexts
            func context(at place: Int) -> (type: String, member: String) {
                let index = contexts.partitioningIndex { $0.start > place }
                return index == 0 ? ("", "") : (contexts[index - 1].type, contexts[index - 1].member)
            }
            for (name, text, place, isGlobal, isOfFile) in tokens.names.constants {
                let (type, member) = context(at: place)
                let key: String
                if isGlobal || type.isEmpty && member.isEmpty {
                    constants[Self.local(name, of: "", in: "", file), default: []].insert(text)
                    // A header's constants are those of each file that includes it.
                    if isOfFile, !file.hasSuffix(".h") { continue }
                    key = name
                } else if member.isEmpty || member == name || member == "static \(name)" {
                    key = "\(type).\(name)"
                } else {
                    key = Self.local(name, of: member, in: type, file)
                }
                constants[key, default: []].insert(text)
                texts.insert(text[...])
            }
            for (name, place) in tokens.names.ownNames {
                ownNames[name, default: []].insert(context(at: place).type)
            }
            let reader = SourceCallReader(bytes, isSwift: isSwift, parameters: tokens.names.parameters)
            var (nibs, storyboards): ([String: SourceValue], [String: SourceValue]) = ([:], [:])
            for start in tokens.names.calls {
                let context = context(at: start.range.lowerBound)
                let line = tokens.line(of: start.range.lowerBound)
                guard let call = reader.call(start, file: file, line: line, context: context) else { continue }
                if let variable = call.variable, case .nib = call.kind { nibs[variable] = call.value }
                if let variable = call.variable, case .storyboard = call.kind {
                    let key = Self.local(variable, of: call.member, in: call.type, file)
                    let isSame = storyboards[key] == nil || storyboards[key] == call.value
                    storyboards[key] = isSame ? call.value : .other
                }
                func storyboard(in variable: String) -> SourceValue? {
                    storyboards[Self.local(variable, of: call.member, in: call.type, file)]
                        ?? storyboards[Self.local(variable, of: "", in: call.type, file)]
                }
                calls.append(call.filling(in: nibs, storyboard))
            }
        }
    }

    /// Returns a Boolean value that indicates whether a file that registers, loads or asks for something has all words.
    package func hasUser(of words: [String], outside files: Set<String>) -> Bool {
        users.contains { !files.contains($0.file) && words.allSatisfy($0.mentions) }
    }

    func uses(_ names: [String], by use: SourceNames.Use) -> Bool {
        allUses[use]?.isDisjoint(with: names) == false
    }

    /// Begins to read the files that no target has. One of them may be an earlier version of a class, such as the one
    /// in Objective-C. A header is in no target, so its classes aren't settled.
    mutating func beginLeftovers() {
        settled = Set(classes.filter { $0.value.place != nil && !$0.value.hasPlainName }.keys)
    }

    mutating func change(_ name: String, _ change: (inout SourceClass) -> Void) {
        if settled.contains(name) { return }
        change(&classes[name, default: SourceClass()])
        for superclass in classes[name]?.superclasses ?? [] { subclasses[superclass, default: []].insert(name) }
    }

    mutating func add(alias: String, of name: String) { aliases[alias] = name }

    mutating func add(protocol name: String, inheriting others: [String]) {
        protocols[name, default: []].formUnion(others)
    }

    mutating func add(constant name: String, of type: String, text: String) {
        constants["\(type).\(name)", default: []].insert(text)
        texts.insert(text[...])
    }

    mutating func add(inspectable: String) { inspectables.insert(inspectable) }

    mutating func add(action: String, of name: String) {
        if settled.contains(name) { return }
        actions[name, default: []].insert(action)
        allActions.insert(action)
    }

    mutating func add(segueAction: String, of name: String) { segueActions[name, default: []].insert(segueAction) }

    // MARK: Names and texts

    /// Returns the text of a value in a call, or nil if it isn't known.
    package func text(_ value: SourceValue, in call: SourceCall) -> String? {
        switch value {
        case .text(let text): return text
        case .name(let path):
            var parts = path.split(separator: ".").map(String.init)
            if parts.last == "rawValue", parts.count > 1 { parts.removeLast() }
            let isOwn = ["self", "Self"].contains(parts.first) && parts.count > 1
            if isOwn { parts[0] = call.type }
            let local = Self.local(parts[0], of: call.member, in: call.type, call.file)
            let keys =
                parts.count > 1
                ? [parts.suffix(2).joined(separator: ".")]
                : [local, "\(call.type).\(parts[0])", Self.local(parts[0], of: "", in: "", call.file), parts[0]]
            guard let key = keys.first(where: { constants[$0] != nil }), let texts = constants[key] else {
                // A subclass may be meant with `Self`, and name itself.
                return parts.count > 1 && !isOwn ? inherited(parts[parts.count - 1], by: parts[parts.count - 2]) : nil
            }
            guard texts.count == 1, !texts.first!.contains(where: { "\\%".contains($0) }) else { return nil }
            let mayBeOthers = (isOwn || parts.count == 1) && key == "\(call.type).\(parts.last!)"
            return mayBeOthers && isOverridden(parts.last!, of: call.type) ? nil : texts.first
        case .nib(let value): return text(value, in: call)
        case .ownName:
            // The object may be of a class that inherits this one.
            return subclasses[call.type] != nil || classes[call.type]?.place == nil ? nil : call.type
        case .type, .ownType, .other: return nil
        }
    }

    /// The maximum number of subclasses that are searched for a member. Behind them, there may be another.
    private static let mostSubclasses = 1000

    /// Returns a Boolean value that indicates whether a class that inherits another declares one of its members.
    private func isOverridden(_ member: String, of type: String) -> Bool {
        var (waiting, seen) = (Array(subclasses[type, default: []].prefix(Self.mostSubclasses)), Set<String>())
        while let name = waiting.popLast(), seen.count < Self.mostSubclasses {
            guard name != type, seen.insert(name).inserted, let declared = classes[name] else { continue }
            if declared.properties[member] != nil || declared.methods[member] != nil { return true }
            waiting += subclasses[name, default: []].prefix(Self.mostSubclasses)
        }
        return seen.count == Self.mostSubclasses
    }

    /// Returns the text of a member that a class has from a superclass or a protocol, or nil if it isn't known.
    private func inherited(_ member: String, by name: String) -> String? {
        guard let declared = classes[name], declared.place != nil, !declared.isRepeated else { return nil }
        let types = names(above: name).union(conformances(of: chain(of: name).classes))
        let texts = Set(types.compactMap { constants["\($0).\(member)"] }.flatMap(\.self))
        // An extension of Apple's classes is for all those below them.
        let isOwn = ownNames[member]?.contains { types.contains($0) || $0.isApples } ?? false
        return isOwn ? texts.isEmpty ? name : nil : texts.count == 1 ? texts.first : nil
    }

    /// The key of a constant that only one member knows.
    private static func local(_ name: String, of member: String, in type: String, _ file: String) -> String {
        "\(file) \(type) \(member) \(name)"
    }

    // MARK: Classes

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

    /// Returns the names of a class and of those above it that are seen.
    package func names(above name: String) -> Set<String> {
        var (seen, waiting): (Set<String>, [String]) = ([], [name])
        while let name = waiting.popLast() {
            let name = classes[name]?.place == nil ? aliases[name] ?? name : name
            if seen.insert(name).inserted, let known = classes[name] { waiting += known.superclasses }
        }
        return seen
    }

    /// Returns the names of the protocols that classes conform to, with those that these inherit.
    package func conformances(of classes: [SourceClass]) -> Set<String> {
        var (seen, waiting): (Set<String>, [String]) = ([], classes.flatMap(\.conformances))
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            waiting += protocols[name] ?? []
            if let alias = aliases[name] { waiting.append(alias) }
        }
        return seen
    }
}

nonisolated extension SourceCall {
    /// Returns the call with the nibs and storyboards that variables before it have.
    fileprivate func filling(
        in nibs: [String: SourceValue], _ storyboard: (String) -> SourceValue?
    ) -> SourceCall {
        var (kind, value) = (kind, value)
        switch (kind, value) {
        case (.registration(.name(let name), let reused), _):
            if let nib = nibs[name] { kind = .registration(of: .nib(nib), for: reused) }
        case (.scene(.name(let name)), _): kind = .scene(in: storyboard(name))
        case (.initialScene, .name(let name)): value = storyboard(name) ?? .other
        default: break
        }
        return SourceCall(
            kind: kind, value: value, owner: owner, file: file, line: line, type: type, member: member,
            variable: variable)
    }
}
