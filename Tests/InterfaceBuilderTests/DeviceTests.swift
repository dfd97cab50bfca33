import Foundation
import InterfaceBuilder
import Testing

@Suite("Devices of documents")
struct DeviceTests {
    @Test("A document names its device, and how it lies; old ones name none")
    func device() throws {
        // Given
        let text = Fixture.document(
            "<device id=\"retina4_7\" orientation=\"landscape\"><adaptation id=\"fullscreen\"/></device><objects/>")

        // When
        let (device, none) = (try Fixture.read(text).device, try Fixture.read(Fixture.cell).device)

        // Then
        #expect(device == IBDevice(id: "retina4_7", isLandscape: true))
        #expect(device?.name == "iPhone 8")
        #expect(device?.size == CGSize(width: 667, height: 375))
        #expect(device?.covered.top == 0)
        #expect(IBDevice(id: "retina4_7").covered.top == 20)
        #expect(none == nil)
    }

    @Test("A device is found by both its names, case aside, and a wrong name has a nearest right one")
    func names() {
        // Given
        let names = ["retina4_7", "iphone 8", "iPhone 9x"]

        // When
        let devices = names.map { IBDevice(named: $0)?.id }

        // Then
        #expect(devices == ["retina4_7", "retina4_7", nil])
        #expect(IBDevice.nearestName(to: "iPhone 8x") == "iPhone 8")
        #expect(IBDevice(id: "retina99").size == nil)
        #expect(IBDevice(id: "retina99").name == "retina99")
    }

    @Test("No two devices have one name")
    func unique() {
        // Given
        let names = IBDevice.names.map { $0.lowercased() }

        // When
        let different = Set(names)

        // Then
        #expect(different.count == names.count)
    }
}
