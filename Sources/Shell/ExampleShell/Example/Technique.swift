public import TerminalUIKit

/// One way to make the same screen.
public struct Technique {
    /// The name of the technique in the command `technique`.
    public let name: String
    /// A summary of the technique, in one line.
    public let summary: String
    /// The ids of the claims it shows.
    public let claims: [String]
    /// The type to read first. Its file has the same name.
    public let source: String
    /// The reason to choose the technique today, or nil for all but one of a program.
    public let today: String?
    /// The closure that creates the controller of the screen.
    public let makeController: () -> UIViewController

    /// Describes a technique.
    public init(
        name: String, summary: String, claims: [String], source: String, today: String? = nil,
        makeController: @escaping () -> UIViewController
    ) {
        self.name = name
        self.summary = summary
        self.claims = claims
        self.source = source
        self.today = today
        self.makeController = makeController
    }
}
