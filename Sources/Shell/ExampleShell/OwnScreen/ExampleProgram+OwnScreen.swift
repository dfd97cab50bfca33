internal import AQGridView

extension ExampleProgram {
    /// Returns a program that shows one screen, and beside it a solution: another screen that does the same, with the
    /// same names in another module.
    static func ownScreen(_ name: String, _ screen: OwnScreen, solution: OwnScreen?) -> ExampleProgram {
        let mine = Technique(
            name: "mine", summary: screen.title, claims: [], source: screen.source,
            makeController: screen.makeController)
        var program = ExampleProgram(
            name: name,
            question: "Is this the screen you meant?"
                + (solution == nil ? "" : " compare solution shows our solution beside yours."),
            tour: ListSession.tour, commands: ListSession.commands, techniques: [mine],
            experiments: solution.map { [experiment($0, besides: screen)] } ?? [],
            counting: CountedClasses(
                UITableViewCell.self, UICollectionViewCell.self, AQGridViewCell.self, UIViewController.self),
            file: screen.file)
        program.module = screen.module
        program.sources.solution = solution?.file
        // A screen may be made in code.
        program.needsNibs = false
        program.mayEndProgram = true
        return LinkedParts.extended(program)
    }

    /// Returns a solution as an experiment that works after all, in the place of the screen that it solves.
    private static func experiment(_ solution: OwnScreen, besides screen: OwnScreen) -> Experiment {
        var experiment = Experiment(
            name: "solution", kind: .worksAfterAll, techniques: ["mine"], claims: [], broken: solution.title,
            look: "compare solution, or with a command, such as compare solution \"scroll 3\".",
            source: "Solution/\(solution.source)", makeController: solution.makeController)
        experiment.replacedModules = [screen.module: solution.module]
        return experiment
    }
}
