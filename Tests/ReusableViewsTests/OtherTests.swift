import Foundation
import Testing

/// The tests that `swift test` leaves out, so that it takes minutes from a fresh clone.
struct OtherTests {
    private nonisolated static let isWanted = ProcessInfo.processInfo.environment["WORKSHOP"] != nil

    @Test(
        "All the other tests",
        .enabled(
            if: isWanted,
            "UIKit's inside, the programs, the handbook and the exercises: WORKSHOP=1 swift test runs them"))
    func areThere() {
        // Given: one of the classes that they use
        let name = "HandbookTests.Learner"

        // When
        let found: AnyClass? = NSClassFromString(name)

        // Then
        #expect(found != nil, "the tests were built without WORKSHOP=1; build them again")
    }
}
