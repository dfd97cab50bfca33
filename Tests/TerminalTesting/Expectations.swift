public import Testing

// Functions in place of `#expect`, which the compiler expands in another program.

/// Expects that two values are equal, and reports both if they aren't.
///
///     expect(label.text, equals: "Moon")
///
/// - Parameters:
///   - value: The value to compare.
///   - expected: The value that it should equal.
///   - comment: A description of the case, for tests that go through several.
///   - sourceLocation: The place where a failure is reported.
public nonisolated func expect<Value: Equatable>(
    _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard value != expected else { return }
    fail(
        "expected \(String(reflecting: expected))\n     got \(String(reflecting: value))", comment(), at: sourceLocation
    )
}

/// Expects that a text contains another, and reports it if it doesn't.
///
/// - Parameters:
///   - text: The text to search; `nil` contains none.
///   - part: The text to find in it.
///   - comment: A description of the case, for tests that go through several.
///   - sourceLocation: The place where a failure is reported.
public nonisolated func expect(
    _ text: (some StringProtocol)?, contains part: some StringProtocol, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard text?.contains(part) != true else { return }
    fail("expected \(String(reflecting: part)) in\n\(text.map { "\($0)" } ?? "nil")", comment(), at: sourceLocation)
}

/// Expects that a sequence contains an element, and reports its elements if it doesn't.
///
/// - Parameters:
///   - elements: The sequence to search.
///   - element: The element to find in it.
///   - comment: A description of the case, for tests that go through several.
///   - sourceLocation: The place where a failure is reported.
public nonisolated func expect<Elements: Sequence>(
    _ elements: Elements, contains element: Elements.Element, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
    guard !elements.contains(element) else { return }
    fail("expected \(String(reflecting: element)) in\n\(Array(elements))", comment(), at: sourceLocation)
}

/// Expects that a text equals a recorded one, and reports where they differ.
///
///     try expect(page, isRecordedIn: "page.txt")
///
/// - Parameters:
///   - text: The text to compare.
///   - file: The name of a file in `Tests/Recorded`.
///   - sourceLocation: The place where a failure is reported.
/// - Throws: An error if the file can't be read or, while texts are recorded, written.
public nonisolated func expect(
    _ text: String, isRecordedIn file: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    guard let difference = try Difference(of: text, fromRecorded: file) else { return }
    fail("\(difference)", nil, at: sourceLocation)
}

/// Expects that a condition is true.
///
/// - Parameters:
///   - condition: The condition.
///   - comment: A description of the case, for tests that go through several.
///   - sourceLocation: The place where a failure is reported.
public nonisolated func expect(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if !condition { fail("the condition is false", comment(), at: sourceLocation) }
}

/// Reports a failure, after the description of the case.
private nonisolated func fail(_ failure: String, _ comment: Comment?, at place: SourceLocation) {
    Issue.record(comment.map { "\($0)\n\(failure)" } ?? "\(failure)", sourceLocation: place)
}
