import ArgumentParser
import ExampleShell

/// The program `date-picker`.
@main
struct DatePicker: ShellProgram {
    static let configuration = CommandConfiguration.program(
        "date-picker",
        abstract: "See how one view controller from a nib is shown by others that it knows nothing of.",
        examples: [
            (#"-c present -c state"#, "Run two commands and leave."),
            (#"--experiment no-delegate"#, "Begin with something broken."),
            (#"--script steps.txt"#, "Run the commands in a file."),
        ])

    @OptionGroup var shell: ShellOptions
    @OptionGroup var dates: DateOptions

    static func makeSession(_ options: Self?) -> DatePickerSession {
        guard let dates = options?.dates else { return DatePickerSession() }
        return dates.run { DatePickerSession(launchArguments: dates.arguments) }
    }
}
