import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import InterfaceBuilder
@testable import Inspection
@testable import NibChecking
@testable import REPL
@testable import ReusableTableViewCellExample
@testable import TerminalUIKit

/// A storyboard as Interface Builder's canvas shows it.
struct NibCanvasTests {
    /// Two screens, an empty one, and one in another storyboard.
    private static let harbor = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="Nav-00-001">
        <scenes>
        <scene sceneID="Sce-00-001"><objects><navigationController id="Nav-00-001" sceneMemberID="viewController">
        <connections><segue destination="Ber-00-001" kind="relationship" relationship="rootViewController" id="Seg-00-001"/>
        </connections></navigationController></objects><point key="canvasLocation" x="0" y="0"/></scene>
        <scene sceneID="Sce-00-002"><objects>
        <viewController storyboardIdentifier="Berths" customClass="Berths" id="Ber-00-001" sceneMemberID="viewController">
        <view key="view" id="Vie-00-001"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        <label text="Berth 1" id="Lab-00-001"><rect key="frame" x="8" y="8" width="90" height="21"/></label></subviews>
        </view><connections>
        <segue destination="Pla-00-001" kind="presentation" identifier="settings" id="Seg-00-002"/>
        <segue destination="Nav-00-001" kind="unwind" id="Seg-00-003"/></connections>
        </viewController></objects><point key="canvasLocation" x="4000" y="0"/></scene>
        <scene sceneID="Sce-00-003"><objects>
        <viewControllerPlaceholder storyboardName="Settings" id="Pla-00-001" sceneMemberID="viewController"/></objects>
        <point key="canvasLocation" x="4000" y="3000"/></scene>
        </scenes></document>
        """

    private func loaded<Result>(
        _ text: String, scene: String? = nil, _ work: (LoadedNib) throws -> Result
    ) throws -> Result {
        let document = try IBDocument(data: Data(text.utf8), file: "/home/somebody/Harbor.storyboard")
        return try LoadedNib.load(document, LoadedNib.Options(scene: scene), work)
    }

    @Test("A picture shows all scenes with their titles, and arrows for their segues")
    func scenes() throws {
        // Given
        let sizes = #/<svg [^>]*width="([0-9.]+)" height="([0-9.]+)"/#

        // When
        let picture = try loaded(Self.harbor) { NibSnapshot([$0], colors: .light).svg }

        // Then
        for text in [
            "Harbor.storyboard", "navigationController", "Berths “Berths”", "Berth 1", "Settings.storyboard",
            "root view controller", "“settings”",
        ] {
            expect(picture, contains: ">\(text)</text>")
        }
        expect(!picture.contains("somebody") && !picture.contains("unwind"))
        let size = try #require(picture.firstMatch(of: sizes))
        expect(try #require(Double(size.1)) < 700 && #require(Double(size.2)) < 500)
    }

    @Test("A named scene is drawn alone, at its own size")
    func scene() throws {
        // Given
        let name = "Berths"

        // When
        let picture = try loaded(Self.harbor, scene: name) { NibSnapshot([$0], colors: .light).svg }

        // Then
        expect(picture, contains: ">Harbor.storyboard</text>")
        expect(!picture.contains("Settings") && picture.contains("width=\"320\" height=\"480\""))
    }

    @Test("Scenes have the file's places, close together and without overlapping", arguments: 0..<20)
    func layout(seed: UInt64) {
        // Given
        var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func number(_ limit: UInt64) -> CGFloat {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat((random >> 33) % limit)
        }
        let sizes = (0..<12).map { _ in CGSize(width: 40 + number(200), height: 24 + number(400)) }
        let locations = (0..<12).map { index in
            index % 5 == 0 ? nil : CGPoint(x: number(6_000) - 3_000, y: number(4_000) - 2_000)
        }

        // When
        let layout = CanvasLayout(sizes: sizes, locations: locations)

        // Then
        let frames = layout.frames
        expect(frames.map(\.size), equals: sizes)
        for (index, frame) in frames.enumerated() {
            expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) })
            expect(frame.minX >= 0 && frame.maxX <= layout.size.width && frame.maxY <= layout.size.height)
        }
        expect(layout.size.width < 12 * 360 && layout.size.height < 12 * 490)
    }

    @Test("Places that don't fit into a picture are ignored")
    func farAway() {
        // Given
        let sizes = [CGSize](repeating: CGSize(width: 187, height: 333), count: 100)
        let places = (0..<100).map { CGPoint(x: CGFloat($0) * 400, y: 0) }

        // When
        let row = CanvasLayout(sizes: sizes, locations: places)
        let odd = CanvasLayout(sizes: sizes, locations: places.map { CGPoint(x: $0.x, y: .nan) })

        // Then
        expect(row.size.width < 9_000 && row.size.height < 9_000)
        expect(row.frames, equals: odd.frames)
    }

    @Test("In a terminal the scenes are listed with arrows, and an empty one is a small box")
    func terminal() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("NibCanvasTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Harbor.storyboard")
        try Data(Self.harbor.utf8).write(to: file)

        // When
        let text = ScriptedSession(TableCellSession(rows: 1)).run("nib show \(file.path)")

        // Then
        expect(text, contains: "│ navigationController: nothing to show │")
        expect(text, contains: "    root view controller → Berths “Berths”")
        expect(text, contains: "    present modally “settings” → Settings.storyboard")
    }
}
