internal import ExampleShell

nonisolated extension CommandError {
    static func endsFilm(_ name: String, place: String? = nil) -> CommandError {
        CommandError(
            (place.map { $0 + ": " } ?? "") + "\(name) ends the program, so a film can't go on; "
                + "\"compare \(name)\" shows how it ends")
    }
}
