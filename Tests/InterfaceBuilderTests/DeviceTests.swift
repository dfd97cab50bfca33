import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

@Suite("Devices of documents")
struct DeviceTests {
    @Test("A document names its device and its orientation, and an old document names none")
    func device() throws {
        // Given
        let text = Fixture.document(
            "<device id=\"retina4_7\" orientation=\"landscape\"><adaptation id=\"fullscreen\"/></device><objects/>")

        // When
        let (device, none) = (try Fixture.read(text).device, try Fixture.read(Fixture.cell).device)

        // Then
        expect(device, equals: IBDevice(id: "retina4_7", isLandscape: true))
        expect(device?.name, equals: "iPhone 8")
        expect(device?.size, equals: CGSize(width: 667, height: 375))
        expect(device?.covered.top, equals: 0)
        expect(IBDevice(id: "retina4_7").covered.top, equals: 20)
        expect(none, equals: nil)
    }

    @Test("Every device has Xcode's size and safe area, in portrait and landscape")
    func all() throws {
        // Given
        let devices = IBDeviceModel.all.flatMap { model in
            [false, true].map { IBDevice(id: model.id, isLandscape: $0) }
        }

        // When
        let lines = devices.map {
            "\($0.id), \($0.name), \($0.size.map { "\($0)" } ?? "–"), \($0.covered), \(Int($0.scale))×"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Devices.txt")
    }

    @Test("A device is found by both its names, in any case, and a wrong name gets the nearest one")
    func names() {
        // Given
        let names = ["retina4_7", "iphone 8", "iPhone 9x"]

        // When
        let devices = names.map { IBDevice(named: $0)?.id }

        // Then
        expect(devices, equals: ["retina4_7", "retina4_7", nil])
        expect(IBDevice.nearestName(to: "iPhone 8x"), equals: "iPhone 8")
        expect(IBDevice(id: "retina99").size, equals: nil)
        expect(IBDevice(id: "retina99").name, equals: "retina99")
    }

    @Test(
        "A device has Apple's name and size for it, and its insets above and below",
        arguments: [
            ("retina3_5", "iPhone 4s", "320×480, 20 and 0"),
            ("retina4_0", "iPhone SE", "320×568, 20 and 0"),
            ("retina4_7", "iPhone 8", "375×667, 20 and 0"),
            ("retina5_5", "iPhone 8 Plus", "414×736, 20 and 0"),
            ("retina5_9", "iPhone 11 Pro", "375×812, 44 and 34"),
            ("retina6_1", "iPhone 11", "414×896, 44 and 34"),
            ("retina6_5", "iPhone 11 Pro Max", "414×896, 44 and 34"),
            ("retina5_4", "iPhone 13 mini", "375×812, 50 and 34"),
            ("retina6_0", "iPhone 13", "390×844, 47 and 34"),
            ("retina6_7", "iPhone 13 Pro Max", "428×926, 47 and 34"),
            ("retina6_12", "iPhone 15", "393×852, 59 and 34"),
            ("retina6_72", "iPhone 15 Pro Max", "430×932, 59 and 34"),
            ("retina6_3", "iPhone 16 Pro", "402×874, 62 and 34"),
            ("retina6_9", "iPhone 16 Pro Max", "440×956, 62 and 34"),
            ("ipad7_9", "iPad mini 4", "768×1024, 20 and 0"),
            ("ipad8_3rounded", "iPad mini", "744×1133, 24 and 20"),
            ("ipad9_7", "iPad Pro 9.7\"", "768×1024, 20 and 0"),
            ("ipad10_2", "iPad", "810×1080, 20 and 0"),
            ("ipad10_5", "iPad Pro 10.5\"", "834×1112, 20 and 0"),
            ("ipad10_9rounded", "iPad Air", "820×1180, 24 and 20"),
            ("ipad11_0rounded", "iPad Pro 11\"", "834×1194, 24 and 20"),
            ("ipad12_9", "iPad Pro 12.9\"", "1024×1366, 20 and 0"),
            ("ipad12_9rounded", "iPad Pro 13\"", "1024×1366, 24 and 20"),
        ])
    func sizes(id: String, name: String, expected: String) {
        // Given
        let device = IBDevice(id: id)

        // When
        let size = device.size.map { "\(Int($0.width))×\(Int($0.height))" } ?? ""

        // Then
        expect(device.name, equals: name)
        expect("\(size), \(Int(device.covered.top)) and \(Int(device.covered.bottom))", equals: expected)
    }

    @Test("No two devices have the same name")
    func unique() {
        // Given
        let names = IBDevice.names.map { $0.lowercased() }

        // When
        let different = Set(names)

        // Then
        expect(different.count, equals: names.count)
    }
}
