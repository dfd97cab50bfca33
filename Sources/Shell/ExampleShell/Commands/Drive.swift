internal import ArgumentParser

struct Drive: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Use the screen with keys and mouse.",
        discussion: """
            Arrow keys scroll, Tab and Enter tap, and so does the mouse. Each shows the command that does the same. \
            ? explains all keys, and q returns to the prompt with the screen as it is then. With a script, its \
            commands run first. A recorded script first recreates the current screen.
            """)

    @Argument(help: "A script whose commands run first.", completion: .file())
    var script: String?

    @Option(help: ArgumentHelp("Write the commands to a script as well.", valueName: "file"), completion: .file())
    var record: String?

    @Flag(help: "Overwrite an existing script.")
    var force = false

    func validate() throws {
        if force, record == nil { throw ValidationError("--force only works with --record") }
    }

    func run(in session: ExampleSession) throws {
        if session.front != nil { throw CommandError("you are using drive already; q leaves it") }
        guard FullScreen.isPossible else {
            throw CommandError(
                "drive needs a full-screen terminal and a keyboard; the same commands work at the prompt: see \"help\"")
        }
        let played = try script.map { try Script($0) }
        let script = try record.map { try ScriptFile($0, overwriting: force) }
        let driver = Driver(session, script: script)
        try driver.recordBeginning()
        try driver.drive {
            played.map(driver.play)
            if driver.isOver { return }
            try FullScreen(
                frame: driver.frame,
                handle: { key in
                    driver.handle(key)
                    return !driver.isOver
                }, every: { driver.frameInterval }, look: driver.nextFrame
            ).run()
        }
        if let script {
            let program = ([session.name] + session.program.launchArguments).joined(separator: " ")
            session.say("\(driver.recorded) commands are in \(script.path): \(program) --script \(script.path)")
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        // The commands that it runs say so themselves.
        .nothing
    }
}
