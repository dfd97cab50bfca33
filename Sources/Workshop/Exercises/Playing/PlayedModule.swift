internal import Foundation

/// A module that makes a screen: a folder with a user's code, and a file that is written beside it.
struct PlayedModule {
    let name: String
    /// The folder with the code.
    let folder: URL
    /// The folder in the package that has a link to the code, and the written file.
    let place: String
    /// The name of the link.
    let link: String
    /// The Swift code that describes the screen.
    private let description: String

    init(_ name: String, of code: PlayedCode, in folder: URL, behind link: String, titled title: String) {
        (self.name, self.folder, self.place, self.link) = (name, folder, code.name, link)
        description = """
            OwnScreen(
                title: \(title.literal), module: \(name.literal), source: \(code.source.literal),
                file: \((folder.path + "/main.swift").literal)
            ) {
                \(code.screen)
            }
            """
    }

    /// The constant that is the screen. No other module has its name: a module may have a type of its own name, so
    /// the two can't be told apart by the module's.
    var constant: String { "screenOf\(name)" }
    /// The name of the file that is written.
    var file: String { "\(constant).swift" }

    /// The text of that file.
    var text: String {
        """
        import AQGridView
        @_spi(Exercises) import ExampleShell
        import Foundation
        import ReusableViews
        import TerminalUIKit

        @_spi(Exercises) public let \(constant) = \(description)

        """
    }

    /// The Swift files in its place: those behind the link, and the one that is written.
    var sources: [String] {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(link)/\($0)" } + [file]
    }
}
