import TerminalUIKit
import TerminalTesting
import Testing

/// A controller of an element that has no class here.
struct StandInTests {
    @Test("A stand-in controller from an archive has its title and its element's name")
    func archive() throws {
        // Given
        let story = try Story.make(
            initial: "2", #"<glkViewController title="Moon" id="2" sceneMemberID="viewController"/>"#)
        let controller = try #require(story.instantiateInitialViewController())

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: controller)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIViewController)

        // Then
        expect(copy.title, equals: "Moon")
        expect(ControllerFixture.lines(of: ControllerFixture.window(copy), 0..<20).joined(), contains: "glkView")
    }
}
