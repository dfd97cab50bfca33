import PlainText
import Testing

struct WholeNumbersTests {
    @Test(
        "A number loses its fraction, and is limited to a range, also if it is NaN",
        arguments: [
            (2.9, 2), (-2.9, -2), (7, 7), (7.5, 7), (-5, -5), (-5.1, -5), (1e19, 7), (-1e300, -5), (.infinity, 7),
            (-.infinity, -5), (.nan, -5), (0, 0),
        ] as [(Double, Int)])
    func cut(number: Double, expected: Int) {
        // Given, When
        let whole = number.whole(in: -5...7)

        // Then
        #expect(whole == expected)
    }

    @Test("The range can be all of Int's", arguments: [9.3e18, 9.2e18, -9.3e18, 1e300])
    func all(number: Double) {
        // Given, When
        let whole = number.whole(in: .min ... .max)

        // Then
        #expect(whole == Int(exactly: number) ?? (number > 0 ? .max : .min))
    }
}
