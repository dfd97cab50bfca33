/// The candidate that a misspelled name most probably meant, if one is near enough.
/// - Complexity: O(*c* · *n*²) for *c* candidates of length *n*.
nonisolated func nearestName(to name: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (name: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
    let best = ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return best.flatMap { $0.distance <= max(2, name.count / 3) && $0.distance < name.count ? $0.name : nil }
}

private nonisolated func editDistance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, b) in second.enumerated() {
            let next = a == b ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
            diagonal = row[j + 1]
            row[j + 1] = next
        }
    }
    return row[second.count]
}
