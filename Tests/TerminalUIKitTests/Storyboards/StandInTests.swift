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

    @Test(
        "A reference to another storyboard stands for its initial scene, or for the one with an identifier",
        arguments: [
            (#"storyboardName="Referenced""#, "First"),
            (#"storyboardName="Referenced" referencedIdentifier="second""#, "Second"),
        ])
    func reference(attributes: String, title: String) throws {
        // Given
        let story = try Story.make(
            initial: "Nav-01",
            """
            <navigationController id="Nav-01" sceneMemberID="viewController"><connections>
            <segue destination="Ref-01" kind="relationship" relationship="rootViewController" id="Seg-01"/>
            </connections></navigationController>
            """, #"<viewControllerPlaceholder \#(attributes) id="Ref-01" sceneMemberID="viewController"/>"#)

        // When
        let controller = try #require(story.instantiateInitialViewController() as? UINavigationController)

        // Then
        expect(controller.viewControllers.map(\.title), equals: [title])
    }
}
