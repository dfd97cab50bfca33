import ArgumentParser
import ExampleShell

/// The program `date-picker`.
@main
struct DatePicker: ShellProgram {
    static let configuration = CommandConfiguration(
        commandName: "date-picker",
        abstract: "See how one view controller from a nib is shown by others that it knows nothing of.")

    @OptionGroup var shell: ShellOptions
    @OptionGroup var dates: DateOptions

    func makeSession() -> DatePickerSession {
        dates.apply()
        return DatePickerSession(launchArguments: dates.arguments)
    }
}
