import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// A user's own screen on other devices than a phone of 2011.
struct DeviceTests {
    private let program: Executable

    init() throws { program = try Executable("LaterScreen") }

    @Test("A screen has the size of the device in a command, in portrait or landscape")
    func command() throws {
        // When
        let run = try program.run([
            "-c", "device", "-c", "device iPhone 8", "-c", "tree", "-c", "device retina4_7 --landscape", "-c", "tree",
        ])

        // Then
        expect(run.output, contains: "A phone of 2011, 320×480 points")
        expect(run.output, contains: "UIWindow  375×667")
        expect(run.output, contains: "UIWindow  667×375")
    }

    @Test("A turned device keeps the screen, and another device makes it again")
    func turning() throws {
        // When
        let turned = try program.run(["-c", "tap Go", "-c", "device --landscape", "-c", "tree"])
        let other = try program.run(["-c", "tap Go", "-c", "device iPhone 8", "-c", "tree"])

        // Then
        expect(turned.output, contains: "UIWindow  480×320")
        expect(turned.output, contains: "queued by that")
        expect(other.output, contains: "UIWindow  375×667")
        expect(!other.output.contains("queued by that"))
    }

    @Test("Each device is on its side in an app for landscape only")
    func landscapeOnly() {
        // Given
        let session = ScriptedSession(ListSession.showing { UIViewController() })
        session.session.program.isLandscapeOnly = true

        // When
        let sizes = ["device iPhone 8", "device iPhone SE", "device"].map { line in
            let said = session.run(line)
            let size = session.session.window.bounds.size
            return "\(Int(size.width))×\(Int(size.height)) \(said)"
        }

        // Then
        expect(sizes[0], contains: "667×375")
        expect(sizes[1], contains: "568×320")
        expect(sizes[2], contains: "iPhone SE")
    }

    @Test("An option sets the first device")
    func option() throws {
        // When
        let run = try program.run(["--device", "iPhone SE", "-c", "tree"])

        // Then
        expect(run.output, contains: "UIWindow  320×568")
    }

    @Test("The error about an unknown device suggests a name, for the option and the command")
    func unknown() throws {
        // When
        let option = try program.run(["--device", "iPhone 88", "-c", "tree"])
        let command = try program.run(["-c", "device iPhone 88"])

        // Then
        for errors in [option.errors, command.errors] {
            expect(errors, contains: "there is no device \"iPhone 88\"; did you mean \"iPhone 8\"?")
        }
    }
}
