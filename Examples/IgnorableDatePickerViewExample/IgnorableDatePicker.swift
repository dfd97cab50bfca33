import ArgumentParser
import ExampleShell

/// The program `ignorable-date-picker`.
@main
struct IgnorableDatePicker: ShellProgram {
    static let configuration = CommandConfiguration.program(
        "ignorable-date-picker",
        abstract: "See how a view that is placed in another view's nib loads its content from a nib of its own.",
        examples: [
            (#"-c "ignore start on" -c query"#, "Run two commands."),
            (#"--script steps.txt"#, "Run the commands in a file."),
        ])

    @OptionGroup var shell: ShellOptions
    @OptionGroup var dates: DateOptions

    static func makeSession(_ options: Self?) -> IgnorableDatePickerSession {
        guard let dates = options?.dates else { return IgnorableDatePickerSession() }
        return dates.run { IgnorableDatePickerSession(launchArguments: dates.arguments) }
    }
}
