internal import ArgumentParser
internal import ExampleShell
internal import Foundation
internal import InterfaceBuilder
internal import TerminalUIKit

struct ChangeDevice: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "device", abstract: "Show the screen on another device.",
        discussion: """
            device iPhone 8 or device retina4_7 makes the screen again on it. --landscape turns the device, and its \
            name without it turns it back: the screen stays, and its controllers learn of their new size. A \
            screen of an app for landscape only stays on its side. Without a name it says which device is shown.
            """)

    @Flag(help: "Turn the device on its side.")
    var landscape = false

    @Argument(help: "The device's name, in Interface Builder's file or of the maker.")
    var name: [String] = []

    func run(in session: ExampleSession) throws {
        let words = name.joined(separator: " ")
        guard !words.isEmpty || landscape else {
            let size = session.world.run { UIScreen.main.bounds.size }
            let name = session.world.device?.name ?? "A phone of 2011"
            let points = [size.width, size.height].map { String(format: "%.0f", $0) }.joined(separator: "×")
            return session.print("\(name), \(points) points")
        }
        let id = words.isEmpty ? session.world.device?.id ?? "retina3_5" : words
        guard let device = IBDevice(named: id) else {
            let nearest = IBDevice.nearestName(to: words).map { "did you mean \"\($0)\"?" } ?? "Tab lists the devices"
            throw CommandError("there is no device \"\(words)\"; \(nearest)")
        }
        let isTurned = landscape || session.program.isLandscapeOnly
        let (old, new) = (session.world.device, IBDevice(id: device.id, isLandscape: isTurned))
        if (old?.id ?? IBDevice(named: "retina3_5")?.id) == new.id, old?.isLandscape ?? false != isTurned {
            turn(session, to: new)
        } else {
            session.use(new)
            session.restart()
        }
    }

    /// Turns a session's device. The screen stays, and learns of its new size and traits.
    @MainActor private func turn(_ session: ExampleSession, to device: IBDevice) {
        let (world, old) = (session.world, session.world.traits)
        session.use(device)
        let new = world.traits
        world.traits = old
        let (size, insets) = (session.shown.screenFrame.size, UIEdgeInsets(coveredBy: device))
        world.run { session.window.turn(to: new, size: size, insets: insets) }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .changes }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] { IBDevice.names }
}
