import TerminalTesting
import Testing

/// The message of a test when a text is not the expected one.
struct DifferenceTests {
    @Test("Equal texts have no difference, whether or not they end with a line break")
    func equal() {
        // Given
        let text = "one\ntwo"

        // When
        let difference = Difference(of: text + "\n", from: text)

        // Then
        expect(difference, equals: nil)
    }

    @Test(
        "Missing and additional lines are listed at their places",
        arguments: [
            ("a\nb\nd\ne", "a\nb\nc\nd", "\n  a\n  b\n− c\n  d\n+ e"),
            ("x", "y\nz", "\n− y\n− z\n+ x"),
            ("a\n", "a\nb\nc", "\n  a\n− b\n− c"),
            ("", "a", "\n− a\n+ "),
        ])
    func different(text: String, expected: String, description: String) {
        // Given, When
        let difference = Difference(of: text, from: expected)

        // Then
        expect(difference?.description, equals: description)
    }
}
