import ArgumentParser
import ExampleShell

/// The program `grid-cell`.
@main
struct GridCell: ShellProgram {
    static let configuration = CommandConfiguration.program(
        "grid-cell", abstract: "See how grid cells come from nibs: in AQGridView, of 2010, and in UICollectionView.",
        examples: [
            (#"-c "scroll 30" -c stats"#, "Run two commands and leave."),
            (#"--experiment edited-tag"#, "Begin with something broken."),
            (#"--script steps.txt"#, "Run the commands in a file."),
        ])

    @OptionGroup var shell: ShellOptions

    @Option(help: "The number of items in the grid.")
    var items = GridCellSession.usualItems

    func validate() throws {
        guard (0...1_000_000_000).contains(items) else {
            throw ValidationError("--items takes a number from 0 to 1000000000")
        }
    }

    static func makeSession(_ options: Self?) -> GridCellSession {
        GridCellSession(items: options?.items ?? GridCellSession.usualItems)
    }
}
