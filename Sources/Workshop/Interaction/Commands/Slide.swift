internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

struct Slide: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Move the knob of a slider.",
        discussion: "slide volume 0.7 moves it to a value, slide volume --by 1 a tenth of its way further.")
    static let purpose = CommandPurpose.use

    @OptionGroup var rows: RowOptions

    @Option(help: ArgumentHelp("The tenths of the slider's length to move it by.", valueName: "tenths"))
    var by: Int?

    @Argument(help: "The slider: an outlet, or what VoiceOver reads.")
    var name: String

    @Argument(help: "The new value, between the slider's minimum and maximum.")
    var value: Float?

    func validate() throws {
        guard (value == nil) != (by == nil) else { throw ValidationError("slide needs a value, or --by and a number") }
    }

    func run(in session: ExampleSession) throws {
        let slider = try rows.view(UISlider.self, called: "slider", named: name, in: session)
        let (least, most) = (slider.minimumValue, slider.maximumValue)
        guard most > least else { throw CommandError("\(name) can't move: its minimum is its maximum") }
        if let value, !(least...most).contains(value) {
            throw CommandError("\(name) goes from \(least) to \(most), so it can't be \(value)")
        }
        let target = value ?? slider.value + Float(max(-10, min(by ?? 0, 10))) * (most - least) / 10
        let fraction = CGFloat((max(least, min(target, most)) - least) / (most - least))
        slider.tap(at: CGPoint(x: fraction * slider.bounds.width, y: slider.bounds.midY))
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "name" ? names(of: UISlider.self, in: session) : []
    }
}
