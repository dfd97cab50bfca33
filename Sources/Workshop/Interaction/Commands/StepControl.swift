internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

struct StepControl: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "step", abstract: "Tap a stepper's plus or minus.",
        discussion: "step stepper 2 taps its plus twice, step stepper -1 its minus once.")
    static let purpose = CommandPurpose.use

    @OptionGroup var rows: RowOptions

    @Argument(help: "The stepper: an outlet, or what VoiceOver reads.")
    var name: String

    @Argument(help: "The number of taps; negative for minus.")
    var taps: Int

    func validate() throws {
        guard taps.magnitude <= 1000 else { throw ValidationError("step takes at most 1000 taps") }
    }

    func run(in session: ExampleSession) throws {
        let stepper = try rows.view(UIStepper.self, called: "stepper", named: name, in: session)
        let bounds = stepper.bounds
        let x = taps < 0 ? bounds.minX + bounds.width / 4 : bounds.maxX - bounds.width / 4
        for _ in 0..<taps.magnitude { stepper.tap(at: CGPoint(x: x, y: bounds.midY)) }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "name" ? names(of: UIStepper.self, in: session) : []
    }
}
