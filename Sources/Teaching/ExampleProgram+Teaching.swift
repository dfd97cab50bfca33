public import ExampleShell

extension ExampleProgram {
    /// Returns the program with a tutorial, mysteries, and screens that no chapter has shown.
    ///
    /// The tutorial is the first part of its sessions: it judges commands, and uses the window while it teaches.
    ///
    /// - Parameter transfers: Screens that no chapter has shown, each with a fault to repair.
    public func teaching(transfers: [Transfer] = []) -> ExampleProgram {
        var program = self
        program.commonCommands += [
            BeginTutorial.self, GoOn.self, Answer.self, GoBack.self, Skip.self, Hint.self, Expected.self, Recap.self,
            BeginMystery.self, BeginTransfer.self, DoExercise.self,
        ]
        program.secondCommand = ("tutorial", "go step by step")
        program.unlistedTechniques = transfers.map(\.technique)
        program.parts.append { Tutorial(in: $0, transfers: transfers) }
        program.writeTours = ScreenTour.writeTours
        return program
    }
}
