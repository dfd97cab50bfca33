/// What a class and its superclasses declare, as far as the program's file tells.
struct MembersOfClasses {
    /// A method that nobody calls.
    struct Uncalled: Hashable {
        /// The method, as `tableView(_:didSelectRowAt:)`.
        let method: String
        /// The class that declares it.
        let subclass: String
        /// The superclass that declares the protocol.
        let conformer: String
        /// The protocol, as `UITableViewDelegate`.
        let protocolName: String
    }

    /// One of the classes, by full names as in `App.Menu`.
    private struct Members {
        let name: String
        /// The mangled prefix of its members' names.
        let prefix: String
        var protocols: Set<String> = []
        /// Its methods, as `tableView(_: TerminalUIKit.UITableView, didSelectRowAt: Foundation.IndexPath) -> ()`.
        var methods: Set<String> = []
    }

    /// From the class to its outermost superclass.
    private var classes: [Members] = []
    /// What protocols have defaults for, by their full names.
    private var defaults: [String: Set<String>] = [:]

    /// Reads what is known of classes, the first a subclass of the second and so on; nil if that is nothing.
    ///
    /// - Complexity: O(*n*) for *n* symbols; twice so if a subclass has methods that its superclasses lack.
    init?(_ types: [AnyClass], in symbols: ProgramSymbols) {
        guard let names = Self.names(of: types, in: symbols) else { return nil }
        classes = names.map { mangled in
            Members(
                name: mangled.withCString { String(demangling: $0) ?? "" }.dropped("type metadata for "),
                prefix: String(mangled.dropLast()))
        }
        for type in classes { addAll(containing: type.prefix, of: symbols) }
        if addsMethods { addAll(containing: "PAAE", of: symbols) }
    }

    /// Whether a class has methods that its superclasses lack.
    private var addsMethods: Bool {
        classes.indices.dropLast().contains { index in
            let inherited = classes[(index + 1)...].reduce(into: Set()) { $0.formUnion($1.methods) }
            return !classes[index].methods.isSubset(of: inherited)
        }
    }

    private mutating func addAll(containing mangled: String, of symbols: ProgramSymbols) {
        symbols.forEachName(containing: mangled) { name in
            if let text = String(demangling: name) { add(text) }
        }
    }

    private mutating func add(_ text: String) {
        let conformance = "protocol conformance descriptor for "
        let fromExtension = "(extension in "
        if text.hasPrefix(conformance) {
            let parts = text.dropFirst(conformance.count).components(separatedBy: " : ")
            guard let index = classes.firstIndex(where: { $0.name == parts[0] }), parts.count == 2 else { return }
            classes[index].protocols.insert(parts[1].components(separatedBy: " in ")[0])
        } else if text.hasPrefix(fromExtension) {
            guard let colon = text.firstIndex(of: ":"), let end = text.firstIndex(of: "(", after: colon) else { return }
            guard let dot = text[..<end].lastIndex(of: ".") else { return }
            let name = String(text[text.index(after: colon)..<dot])
            defaults[name, default: []].insert(String(text[text.index(after: dot)...]))
        } else if let index = classes.firstIndex(where: { text.hasPrefix($0.name + ".") }) {
            let member = text.dropFirst(classes[index].name.count + 1)
            // Neither properties nor initialisers; what is private begins with a parenthesis.
            let name = member.prefix { $0 != "(" }
            if name != member, !name.isEmpty, !name.contains(" "), !name.hasSuffix("init") {
                classes[index].methods.insert(String(member))
            }
        }
    }

    /// The mangled names of classes, `$s3App4MenuCN`: a private one's, which nobody tells, is found by its address.
    private static func names(of types: [AnyClass], in symbols: ProgramSymbols) -> [String]? {
        let told = types.compactMap { _mangledTypeName($0) }.filter { !$0.contains("$") }
        if told.count == types.count { return told.map { "$s\($0)N" } }
        var found: [(name: UnsafePointer<CChar>, address: UInt)] = []
        symbols.forEach { name, address in
            let end = name + strlen(name)
            if end - name > 2, end[-1] == 0x4e, end[-2] == 0x43 { found.append((name, address)) }
        }
        // The load address follows from that of one of its classes.
        guard let known = found.first(where: { strcmp($0.name, "$s13TerminalUIKit6UIViewCN") == 0 }) else { return nil }
        let base = address(of: UIView.self) &- known.address
        let names = types.map { type in
            found.first { $0.address == address(of: type) &- base }.map { String(cString: $0.name) }
        }
        // Those of Foundation are not in the program's file.
        return names.prefix { $0 != nil }.compactMap(\.self)
    }

    private static func address(of type: AnyClass) -> UInt {
        UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    /// The methods that a subclass adds to what its superclass has declared a protocol with.
    var uncalled: [Uncalled] {
        var result: [Uncalled] = []
        for (index, conformer) in classes.enumerated() {
            for name in conformer.protocols.sorted() where module(of: name) != module(of: conformer.name) {
                for method in defaults[name, default: []].sorted() {
                    guard !classes[index...].contains(where: { $0.methods.contains(method) }),
                        let subclass = classes[..<index].last(where: { $0.methods.contains(method) })
                    else { continue }
                    result.append(
                        Uncalled(
                            method: labels(of: method), subclass: short(subclass.name),
                            conformer: short(conformer.name), protocolName: short(name)))
                }
            }
        }
        return result
    }

    private func module(of name: String) -> Substring { name.prefix { $0 != "." } }

    /// A class's or protocol's name without its module, nor what makes a private one unique.
    private func short(_ name: String) -> String {
        String(name.dropFirst(module(of: name).count + 1)).replacing(#/\((\w+) in \w+\)/#) { "\($0.1)" }
    }

    /// A method's name with the labels of its parameters, and no types.
    private func labels(of method: String) -> String {
        let labels = method.matches(of: #/(\w+): /#).map { "\($0.1):" }
        // A single parameter without a label is written as its type alone.
        return method.prefix { $0 != "(" } + "(" + (labels.isEmpty ? "_:" : labels.joined()) + ")"
    }
}

extension String {
    fileprivate func dropped(_ prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }

    fileprivate func firstIndex(of character: Character, after index: Index) -> Index? {
        self[self.index(after: index)...].firstIndex(of: character)
    }
}
