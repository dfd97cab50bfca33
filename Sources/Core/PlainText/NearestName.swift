/// The candidate most like a name that is perhaps misspelled, or nil if no name is near.
///
/// Likeness is the optimal string alignment distance (insertions, deletions, replacements and swaps of neighbors), in
/// lower case. A candidate is near if no more than a third of the name has to change. If several are equally near, the
/// first one wins. Names of more than 64 characters have no neighbors. O(*n* · *m*) for each candidate of *m*
/// characters.
package nonisolated func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    nearestName(to: name, among: candidates, within: max(1, min(mostTypingErrors, name.count / 3)))
}

/// The most changes that lie between a misspelled name and the right one, however long it is.
private nonisolated let mostTypingErrors = 4

/// The candidate most like a name, if at most a number of changes make one of the other.
package nonisolated func nearestName(
    to name: String, among candidates: some Sequence<String>, within most: Int
) -> String? {
    let longest = 64
    let name = Array(name.lowercased())
    guard !name.isEmpty, name.count <= longest else { return nil }
    var bound = most
    var nearest: String?
    for candidate in candidates {
        let letters = Array(candidate.lowercased().prefix(longest + 1))
        guard !letters.isEmpty, abs(letters.count - name.count) <= bound else { continue }
        let distance = editDistance(name, letters)
        if distance < bound || distance == bound && nearest == nil {
            bound = distance
            nearest = candidate
        }
    }
    return nearest
}

/// The name that was probably meant: the only one that begins like it, or the one that the others also begin with, or
/// else the nearest.
package nonisolated func probableName(for name: String, among names: [String]) -> String? {
    let completed = names.filter { $0.hasPrefix(name) }
    let common = completed.first { name in completed.allSatisfy { $0.hasPrefix(name) } }
    return common ?? nearestName(to: name, among: names)
}

/// Returns the advice for a wrong name: the probable name, or the command that lists all names.
package nonisolated func advice(_ nearest: String?, list command: String) -> String {
    nearest.map { "did you mean \"\($0)\"?" } ?? "\"\(command)\" lists them"
}

/// The number of insertions, deletions, replacements and swaps of neighbors that make one word of another.
private nonisolated func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                cost = min(cost, beforeLast[j - 1] + 1)
            }
            row.append(cost)
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}
