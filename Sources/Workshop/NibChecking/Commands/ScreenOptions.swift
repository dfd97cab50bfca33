internal import ArgumentParser
package import Inspection
internal import InterfaceBuilder
internal import REPL

/// The options for the size of a file's screens.
package struct ScreenOptions: ParsableArguments {
    @Option(help: "The size of the screens in points, such as 375x667, from 40x40 to 4096x4096.")
    var size: ScreenSize?

    @Option(
        help: ArgumentHelp("The device to show it on, such as retina4_7 or \"iPhone 8\".", valueName: "name"),
        completion: .custom { _, _, _ in MainActor.assumeIsolated { IBDevice.names } })
    var device: String?

    package init() {}

    package func validate() throws {
        if size != nil, device != nil { throw ValidationError("give either --size or --device, not both") }
    }

    /// The devices, each with its name in files: `iPhone 8 (retina4_7)`.
    private var devices: String {
        IBDevice.names.compactMap { id in
            let name = IBDevice(id: id).name
            return name == id ? nil : "\(name) (\(id))"
        }.joined(separator: ", ")
    }

    /// Returns the options of a load: the scene, the size, and the project.
    @MainActor package func loading(scene: String? = nil, project: Project? = nil) throws -> LoadedNib.Options {
        let device = try device.map { name in
            guard let device = IBDevice(named: name) else {
                let nearest = IBDevice.nearestName(to: name).map { "did you mean \"\($0)\"?" }
                throw CommandError("there is no device \"\(name)\"; \(nearest ?? "try --size 375x667, or \(devices)")")
            }
            return device
        }
        return LoadedNib.Options(
            size: size?.size, device: device, scene: scene, images: project?.images, fonts: project?.fonts)
    }
}
