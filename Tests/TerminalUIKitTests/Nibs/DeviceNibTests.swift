import Foundation
import TerminalTesting
import Testing
import UIKitExtras

@testable import Drawing
@testable import Views

/// Nibs and storyboards for one kind of device: `Cell~iphone.xib`, `Cell~ipad.xib`.
struct DeviceNibTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder()
        bundle = try #require(Bundle(path: folder.path))
        for (name, tag) in [("Cell~iphone", 1), ("Cell~ipad", 2), ("Cell", 3), ("Wide~ipad", 4), ("Narrow~iphone", 5)] {
            _ = try folder.file("\(name).xib", Nib.text(#"<view tag="\#(tag)" id="v1"/>"#))
        }
    }

    /// The tag in the nib that a device finds.
    private func tag(_ name: String, on idiom: UIUserInterfaceIdiom) throws -> Int? {
        let world = World()
        world.traits = UITraitCollection(userInterfaceIdiom: idiom)
        return try world.run {
            try (UINib(nibName: name, bundle: bundle).objects(withOwner: nil).first as? UIView)?.tag
        }
    }

    @Test("Of two modules with a nib and an image of one name, code gets its own, however it asks")
    func ownModule() throws {
        // Given
        for (module, tag) in [("Neighbor", 1), ("TerminalUIKitTests", 2)] {
            let resources = "App_\(module).resources"
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(resources)", withIntermediateDirectories: true)
            _ = try folder.file("\(resources)/Twin.xib", Nib.text(#"<view tag="\#(tag)" id="v1"/>"#))
            let image = Bitmap(width: tag, height: 1, bytes: Array(repeating: 255, count: 4 * tag))
            try #require(image.png).write(to: URL(fileURLWithPath: "\(folder.path)/\(resources)/twin.png"))
        }
        let world = World(resources: ResourceBundles(in: folder.path))

        // When
        let tags = try world.run {
            try [UINib(nibName: "Twin", bundle: nil), UINib(nibName: "Twin", bundle: nil, fileID: "Else/File.swift")]
                .map { try ($0.objects(withOwner: nil).first as? UIView)?.tag }
        }

        let (loaded, widths) = world.run {
            let loaded = [
                Bundle.main.loadNibNamed("Twin", owner: nil),
                Bundle.main.loadNibNamed("Twin", owner: nil, fileID: "Else/File.swift"),
            ]
            let images = [
                UIImage(named: "twin"), UIImage(named: "twin", fileID: "Else/File.swift"),
                UIImage(named: "twin", in: nil, compatibleWith: nil), ["twin"].compactMap(UIImage.init(named:)).first,
            ]
            return (loaded.map { ($0?.first as? UIView)?.tag }, images.map { $0?.size.width })
        }

        // Then
        expect(tags == [2, 1] && loaded == [2, 1])
        expect(widths, equals: [2, 1, 2, 1])
    }

    @Test("A device finds the nib for its kind first, by the name without the device")
    func own() throws {
        // Given, When
        let phone = try ["Cell", "Narrow", "Cell~ipad"].map { try tag($0, on: .phone) }
        let tablet = try ["Cell", "Wide", "Cell~iphone"].map { try tag($0, on: .pad) }

        // Then
        expect(phone, equals: [1, 5, 2])
        expect(tablet, equals: [2, 4, 1])
    }

    @Test("A nib for other devices isn't found, and the message names the devices")
    func others() {
        // Given, When
        let errors = [
            #expect(throws: NibError.self) { try tag("Wide", on: .phone) },
            #expect(throws: NibError.self) { try tag("Narrow", on: .pad) },
        ]

        // Then
        expect(
            errors.map { $0?.description ?? "" },
            equals: [
                "Wide.xib: there is no such nib in the bundle: Wide~ipad.xib is for tablets only",
                "Narrow.xib: there is no such nib in the bundle: Narrow~iphone.xib is for phones only",
            ])
        expect(errors[0]?.exception.reason ?? "", contains: "Could not load NIB in bundle: 'NSBundle <")
    }

    @Test("A library that asks for a nib's path gets the path of the phone's nib")
    func path() {
        // Given, When
        let paths = ["Cell", "Narrow", "Wide"].map { bundle.path(forResource: $0, ofType: "nib") }

        // Then
        expect(
            paths.map { $0.map { URL(fileURLWithPath: $0).lastPathComponent } },
            equals: ["Cell~iphone.xib", "Narrow~iphone.xib", nil])
    }
}
