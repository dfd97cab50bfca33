package import ArgumentParser
package import Inspection
internal import InterfaceBuilder
package import REPL

package nonisolated protocol NibCommand: SessionCommand where Context == Session {
    var files: [String] { get }
    /// The limit for each file, or nil for the default one.
    var limit: NibLimit? { get }
    @MainActor func read(in session: Session) throws
    /// The names of rules, to complete an argument, or empty if the command takes no rule.
    @MainActor static var ruleNames: [String] { get }
}

nonisolated extension NibCommand {
    package static var purpose: CommandPurpose { .look }
    package static var family: String? { "nib" }
    package var limit: NibLimit? { nil }
    @MainActor package static var ruleNames: [String] { [] }

    /// Reads the files.
    @MainActor package func run(in session: Session) throws {
        try watching(in: session) { try read(in: session) }
    }

    /// Does something with the files, and watches what they cost. Throws if one is standard input, where the next
    /// commands would be read for it.
    @MainActor func watching<Result>(in session: Session, _ work: () throws -> Result) throws -> Result {
        if session.isFedByStandardInput, files.contains("-") {
            throw CommandError("- is standard input, where the commands come from; name a file")
        }
        return try NibWatch.shared.watching(within: limit, work)
    }

    @MainActor package func effect(in session: Session) -> CommandEffect { .shows(["nib"]) }

    @MainActor package static func candidates(for argument: String, in session: Session) -> [String] {
        switch argument {
        case "name": IBDevice.names
        case "rule": ruleNames
        default: []
        }
    }
}

nonisolated extension CommandConfiguration {
    package static func nib(_ name: String, _ abstract: String, discussion: String = "") -> CommandConfiguration {
        CommandConfiguration(commandName: name, abstract: abstract, discussion: discussion)
    }
}

nonisolated extension CompletionKind {
    /// The files that Interface Builder writes.
    package static var nibs: CompletionKind { .file(extensions: ["xib", "storyboard"]) }

    /// The names of the scenes of the typed files.
    static var scenes: CompletionKind {
        names { document in
            document.scenes.flatMap { [$0.sceneID, $0.viewController?.id, $0.viewController?.storyboardIdentifier] }
        }
    }

    /// The ids of the objects of the files that were typed.
    static var objects: CompletionKind { names { $0.allObjects.map(\.id) } }

    private static func names(_ names: @escaping @Sendable @MainActor (IBDocument) -> [String?]) -> CompletionKind {
        .custom { words, _, _ in
            MainActor.assumeIsolated {
                let files = words.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
                return files.compactMap { try? NibSource(path: $0).document() }.flatMap(names).compactMap(\.self)
            }
        }
    }
}
