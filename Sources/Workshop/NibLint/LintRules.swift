internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText
internal import REPL

enum LintRules {
    /// The rules that need the sources and assets of a project.
    static let ofProjects: [any (IBRule & ProjectRule).Type] = [
        MissingClasses.self, MissingOutlets.self, MissingActions.self, OutletTypes.self, UnusedIdentifiers.self,
        MissingImages.self, MissingColors.self,
    ]

    /// All, by their names.
    static let all: [any IBRule.Type] =
        (IBDocument.rules + LoadingRules.all + ofProjects + [UnknownIdentifiers.self]).sorted { $0.name < $1.name }

    static let names = all.map { $0.name }

    static func rule(named name: String) throws(CommandError) -> any IBRule.Type {
        if let rule = all.first(where: { $0.name == name }) { return rule }
        throw CommandError(
            "there is no rule \"\(name)\"; \(advice(nearestName(to: name, among: names), list: "nib lint --rules"))")
    }
}

extension IBRule {
    /// The summary of the rule: the first sentence of its page.
    static var summary: String { String(page.prefix { $0 != "\n" }) }
}
