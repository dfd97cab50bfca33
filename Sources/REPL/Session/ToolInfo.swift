/// ArgumentParser's description of a program, as far as it matters here.
nonisolated struct ToolInfo: Decodable {
    struct Command: Decodable {
        let arguments: [ArgumentInfo]?
    }

    let command: Command
}
