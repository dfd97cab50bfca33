internal import ArgumentParser
internal import InterfaceBuilder

/// `technique`: makes the same screen another way.
struct SwitchTechnique: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "technique", abstract: "Make the same screen another way, or list the ways.")

    @Argument(help: "The way to make the screen; none to list them.")
    var name: String?

    func run(in session: ExampleSession) throws {
        guard let name else { return session.print(list(in: session)) }
        guard let technique = session.techniques.first(where: { $0.name == name }) else {
            let names = session.techniques.map(\.name)
            throw SessionError.unknownName(name, kind: "technique", nearest: nearestName(to: name, among: names))
        }
        session.use(technique)
        session.print("\(technique.name): \(technique.summary) (\(technique.claims.joined(separator: ", ")))")
    }

    @MainActor private func list(in session: ExampleSession) -> String {
        let width = session.techniques.map(\.name.count).max() ?? 0
        return session.techniques.map { technique in
            let mark = technique.name == session.technique.name ? "* " : "  "
            return mark + technique.name.padded(to: width) + "  " + technique.summary
        }.joined(separator: "\n")
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.techniques.map(\.name)
    }
}
