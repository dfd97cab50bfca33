internal import ArgumentParser

/// `drive`: puts the screen under somebody's fingers.
struct Drive: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Use the screen with keys and mouse.",
        discussion: """
            Arrow keys scroll, Tab and Enter tap, and so does the mouse. Each shows the command that does the same. \
            ? explains all keys, and q goes back to the prompt, with everything as it is then. With a script, its \
            commands run first. A script that is \
            recorded begins with what leads to the screen as it is now.
            """)

    @Argument(help: "A script whose commands run first.", completion: .file())
    var script: String?

    @Option(help: ArgumentHelp("Write the commands to a script, too.", valueName: "file"), completion: .file())
    var record: String?

    @Flag(help: "Overwrite the script if there is one.")
    var force = false

    func validate() throws {
        if force, record == nil { throw ValidationError("--force goes with --record.") }
    }

    func run(in session: ExampleSession) throws {
        if session.driver != nil { throw DriveError.drivenAlready }
        guard FullScreen.isPossible else { throw DriveError.noTerminal }
        let played = try script.map { try Script($0) }
        let script = try record.map { try ScriptFile($0, overwriting: force) }
        let driver = Driver(session, script: script)
        try driver.recordBeginning()
        try driver.drive {
            played.map(driver.play)
            if driver.isOver { return }
            try FullScreen(frame: driver.frame) { key in
                driver.handle(key)
                return !driver.isOver
            }.run()
        }
        if let script {
            let program = ([session.name] + session.launchArguments).joined(separator: " ")
            session.say("\(driver.recorded) commands are in \(script.path): \(program) --script \(script.path)")
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        // The commands that it runs say so themselves.
        .nothing
    }
}

/// Why nobody can drive.
enum DriveError: Error, CustomStringConvertible {
    case drivenAlready
    case noTerminal

    var description: String {
        switch self {
        case .drivenAlready: "the screen is under your fingers already."
        case .noTerminal:
            "drive needs a terminal that can show something anywhere (not TERM=dumb), and keys. "
                + "Commands do without: help."
        }
    }
}
