import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// The contents of a world, the values that it copies from another, and its counts.
struct WorldContentsTests {
    @Test("A new world copies everything that loads and pictures depend on, and counts again")
    func likeAnother() {
        // Given
        let (world, day) = (World(), Date(timeIntervalSince1970: 5))
        var lines: [String] = []
        var calendar = Calendar(identifier: .buddhist)
        calendar.timeZone = .gmt
        world.replacedModules = ["Moon": "Luna"]
        world.textMetrics = .typographic
        world.traits = UITraitCollection(userInterfaceIdiom: .pad)
        world.systemVersion = .iOS9
        world.now = { day }
        world.calendar = calendar
        world.areAnimationsEnabled = false
        world.log = { lines.append($0) }
        world.classNames = { _ in "Thing" }
        world.run { UILabel.appearance().textColor = .red }
        world.run { _ = (UIView(), UIView()) }
        _ = world.nextRegistration()
        (world.fileReads, world.controllersFileReads, world.loads) = (3, 2, 1)

        // When
        let copy = World(like: world)
        copy.run { Log.write("said") }

        // Then
        expect(copy.replacedModules == ["Moon": "Luna"] && copy.textMetrics == .typographic)
        expect(copy.traits.userInterfaceIdiom == .pad && copy.systemVersion == .iOS9 && copy.now() == day)
        expect(copy.calendar == calendar && !copy.areAnimationsEnabled && lines == ["said"])
        expect(copy.appearances.count == 1 && copy.resources === world.resources)
        expect(copy.run { Trace.name(of: UIView()) }, equals: "Thing #1")
        #expect((copy.fileReads, copy.controllersFileReads, copy.loads, copy.registrations) == (0, 0, 0, 0))
        expect(World().calendar == .current && World().areAnimationsEnabled && World().systemVersion == .iOS14)
    }

    @Test("Work runs in its world, and afterwards, also after an error, the earlier world is current again")
    func running() {
        // Given
        struct Eclipse: Error {}
        let (outer, inner) = (World(), World())
        let before = World.current

        // When
        let seen = outer.run {
            [World.current === outer, inner.run { World.current === inner }, World.current === outer]
        }
        try? outer.run { throw Eclipse() }
        let after = World.current === before
        let value = outer.with(\.areAnimationsEnabled, false) { outer.areAnimationsEnabled }
        try? outer.with(\.areAnimationsEnabled, false) { throw Eclipse() }

        // Then
        expect(seen == [true, true, true] && after && !value && outer.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        expect(UIView.areAnimationsEnabled)
    }

    @Test("Objects are numbered by class from 1, again on demand, and referenced ones are alive")
    func counting() {
        // Given
        let world = World()
        let (views, label) = world.run { ([UIView(), UIView()], UILabel()) }

        // When
        (world.fileReads, world.controllersFileReads) = (3, 2)
        world.restartNumbering()
        let third = world.run { UIView() }

        // Then
        expect(views.map(\.serialNumber) == [1, 2] && label.serialNumber == 1 && third.serialNumber == 1)
        #expect((world.fileReads, world.controllersFileReads) == (0, 0))
        let counts = [
            world.liveObjects.count(of: UIView.self), world.liveObjects.count(of: UILabel.self),
            world.liveObjects.count(of: UIResponder.self), world.liveObjects.count(of: UIWindow.self),
        ]
        expect(counts, equals: [4, 1, 4, 0])
        world.run { _ = UIView() }
        expect(world.liveObjects.count(of: UIView.self), equals: 4)
    }

    @Test("Registrations are numbered, a warning appears once, and windows are kept until the event ends")
    func once() {
        // Given
        let world = World()
        weak var window: UIWindow?

        // When
        let numbers = [world.nextRegistration(), world.nextRegistration()]
        let first = [world.isFirst("a"), world.isFirst("a"), world.isFirst("b"), World().isFirst("a")]
        world.run {
            let one = UIWindow()
            one.makeKeyAndVisible()
            window = one
        }
        let isKept = window != nil
        world.endEvent()

        // Then
        expect(numbers == [1, 2] && world.registrations == 2 && first == [true, false, true, true])
        expect(isKept && window == nil)
    }

    @Test(
        "The version of the tools that wrote a file determines which iOS version it is drawn for",
        arguments: [
            (nil, SystemVersion.iOS14), ("moon", .iOS14), ("", .iOS14), ("0", .iOS7), ("7999", .iOS7),
            ("7999.9", .iOS7), ("8000", .iOS9), ("10999", .iOS9), ("12999", .iOS10),
            ("13199", .iOS11Beta), ("13200", .iOS11),
            ("14799", .iOS11),
            ("14800", .iOS13), ("16999", .iOS13), ("17000", .iOS14), ("18000", .iOS15), ("22999", .iOS16),
            ("23000", .iOS18), ("23999", .iOS18),
            ("24000", .iOS26),
        ])
    func tools(version: String?, system: SystemVersion) {
        // Given, When
        let read = SystemVersion(toolsVersion: version)

        // Then
        expect(read == system && !(read < system) && (read == .iOS26 || read < .iOS26))
    }

    @Test("Nibs are searched in the owner's module's bundle first, then in the program's own")
    func resources() throws {
        // Given
        let folder = try TemporaryFolder()
        let names = ["App_Moon.resources", "App_Sun.resources", "Plain.bundle", "other.txt", "App_A_B.bundle"]
        for name in names {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + name, withIntermediateDirectories: true)
        }

        // When
        let bundles = ResourceBundles(in: folder.path)
        let ofSun = ResourceBundles(in: folder.path, of: "Sun")
        let world = World()
        func searched(_ module: String?, _ bundle: Bundle? = nil) -> [String?] {
            world.run { bundles.searched(for: bundle, module: module).map(\.module) }
        }
        let (any, suns) = (searched(nil), searched("Sun"))
        world.replacedModules = ["Moon": "Sun"]
        let standIn = searched("Moon")
        let own = Bundle(path: folder.path + "/App_Moon.resources")
        let other = Bundle(path: folder.path + "/other.txt")

        // Then
        expect(ofSun.searched(for: nil, module: nil).map(\.module), equals: [nil, "Sun", "A_B", "Moon", nil])
        expect(ofSun.searched(for: nil, module: "Moon").map(\.module), equals: [nil, "Moon", "Sun", "A_B", nil])
        expect(bundles.bundles.map(\.module), equals: ["A_B", "Moon", "Sun", nil])
        expect(bundles.bundles.map(\.folder).allSatisfy { $0.hasPrefix(folder.path) })
        expect(any, equals: [nil, "A_B", "Moon", "Sun", nil])
        expect(suns, equals: [nil, "Sun", "A_B", "Moon", nil])
        expect(standIn, equals: [nil, "Sun", "A_B", nil])
        expect(searched(nil, own).count == 1 && searched(nil, other) == [nil])
        expect(searched("Sun", .main), equals: [nil, "Sun", "A_B", nil])
        expect(ResourceBundles(in: nil).bundles.isEmpty && ResourceBundles(in: "/nowhere").bundles.isEmpty)
        expect(ResourceBundles.folders, equals: ["/Nibs/", "/"])
    }
}
