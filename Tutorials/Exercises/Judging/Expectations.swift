public import Testing

/// Compares lines, such as a screen shows, with those there should be.
///
/// - Parameters:
///   - lines: What there is.
///   - expected: What there should be.
///   - when: When that is, in a few words: `after 50 rows went by`.
public func expect(
    _ lines: [String], toBe expected: [String], _ when: String, at place: SourceLocation = #_sourceLocation
) {
    guard lines != expected else { return }
    Issue.record("\(when):\n\(Difference(of: lines, from: expected))", sourceLocation: place)
}

/// Compares one thing with what there should be.
///
/// - Parameters:
///   - isTrue: Whether it is as it should be.
///   - expected: What should be, in words.
///   - actual: What is, in words.
///   - when: When that is.
public func expect(
    _ isTrue: Bool, _ expected: String, butGot actual: @autoclosure () -> String, _ when: String,
    at place: SourceLocation = #_sourceLocation
) {
    if !isTrue { Issue.record("\(when):\n− \(expected)\n+ \(actual())", sourceLocation: place) }
}
