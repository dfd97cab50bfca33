/// An original value, and its two changed versions.
struct ThreeWays<Value> {
    var base: Value?
    var ours: Value?
    var theirs: Value?

    func map<Part>(_ part: (Value) -> Part?) -> ThreeWays<Part> {
        ThreeWays<Part>(base: base.flatMap(part), ours: ours.flatMap(part), theirs: theirs.flatMap(part))
    }

    /// The versions there are.
    var all: [Value] { [ours, theirs, base].compactMap(\.self) }

    /// Returns the merged value if at most one side changed it, or both in the same way. Otherwise nil.
    func merged(by areEqual: (Value, Value) -> Bool) -> Value?? {
        func same(_ first: Value?, _ second: Value?) -> Bool {
            if let first, let second { areEqual(first, second) } else { first == nil && second == nil }
        }
        if same(ours, theirs) || same(base, theirs) { return .some(ours) }
        return same(base, ours) ? .some(theirs) : nil
    }
}

extension ThreeWays where Value: Equatable {
    var merged: Value?? { merged { $0 == $1 } }
}

extension ThreeWays<[String]> {
    /// The order of names of which each version has some, and whether both sides have changed it. A new name follows
    /// the name that it followed in its version. If both sides add a name at one place, the lesser one is first.
    func order(of wanted: Set<String>) -> (names: [String], isInDoubt: Bool) {
        let (ours, theirs) = ((ours ?? []).filter(wanted.contains), (theirs ?? []).filter(wanted.contains))
        let both = Set(ours).intersection(theirs)
        let orders = ThreeWays(
            base: (base ?? []).filter(both.contains), ours: ours.filter(both.contains),
            theirs: theirs.filter(both.contains))
        let kept = orders.merged ?? nil
        let order = kept ?? [orders.ours!, orders.theirs!].min { $0.lexicographicallyPrecedes($1) }!
        // The names that came, by the name before them, which is nil at the beginning.
        var came: [String?: [[String]]] = [:]
        for side in [ours, theirs] {
            var (anchor, run): (String?, [String]) = (nil, [])
            for name in side {
                if both.contains(name) {
                    came[anchor, default: []].append(run)
                    (anchor, run) = (name, [])
                } else {
                    run.append(name)
                }
            }
            came[anchor, default: []].append(run)
        }
        let names = ([nil] + order.map(Optional.some)).flatMap { name in
            [name].compactMap(\.self) + (came[name] ?? []).sorted { $0.lexicographicallyPrecedes($1) }.joined()
        }
        return (names, kept == nil)
    }
}
