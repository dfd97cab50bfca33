internal import AQGridView

/// The session of a program that shows one screen, whatever is on it, and beside it another that does the same.
final class OwnScreenSession: ListSession {
    private let screen: OwnScreen
    private let solution: OwnScreen?

    /// The solution is how somebody else made the same, with the same names in another module.
    init(name: String, screen: OwnScreen, solution: OwnScreen?) {
        (self.screen, self.solution) = (screen, solution)
        let mine = Technique(
            name: "mine", summary: screen.title, claims: [], source: screen.source,
            makeController: screen.makeController)
        super.init(
            name: name, techniques: [mine], experiments: solution.map { [Self.experiment($0, besides: screen)] } ?? [],
            counting: CountedClasses(
                UITableViewCell.self, UICollectionViewCell.self, AQGridViewCell.self, UIViewController.self),
            file: screen.file)
        sources.solution = solution?.file
    }

    /// A solution is what works after all, in the place of what it solves.
    private static func experiment(_ solution: OwnScreen, besides screen: OwnScreen) -> Experiment {
        var experiment = Experiment(
            name: "solution", kind: .worksAfterAll, techniques: ["mine"], claims: [], broken: solution.title,
            look: "compare solution, after commands that show what you wonder about: compare solution \"scroll 3\".",
            source: "Solution/\(solution.source)", makeController: solution.makeController)
        experiment.standIns = [screen.module: solution.module]
        return experiment
    }

    override func another() -> ExampleSession { OwnScreenSession(name: name, screen: screen, solution: solution) }

    override var nibModule: String { screen.module }

    // A screen may be made in code.
    override func requireNibs() {}

    override var countsControllersNibs: Bool { shownList == nil }

    override var mayEndProgram: Bool { isInteractive && experiment == nil }

    override var question: String {
        "Is it as you meant it?" + (solution == nil ? "" : " compare solution shows another beside it.")
    }

    override var firstCommand: (line: String, purpose: String) {
        shownList == nil ? ("tree", "see what is there") : ("scroll 3", "watch the numbers")
    }

    override var secondCommand: (line: String, purpose: String) { ("trace on", "see each step") }
}
