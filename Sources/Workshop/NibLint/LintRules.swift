internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText
internal import REPL

enum LintRules {
    /// The rules that need the sources and assets of a project.
    static let ofProjects: [any (IBRule & ProjectRule).Type] = [
        MissingClasses.self, MissingOutlets.self, MissingActions.self, OutletTypes.self, UnusedIdentifiers.self,
        MissingImages.self, MissingColors.self, UnconnectedOutlets.self, UnconnectedActions.self, RegisteredNibs.self,
        RegisteredIdentifiers.self, RegisteredClasses.self, OwnersOutlets.self, ColoredHeaders.self, OwnersViews.self,
        ShortenedNames.self, OwnersClasses.self, PlainLists.self, PlainClasses.self, RuntimeAttributes.self,
        DeadGestures.self, UnwindActions.self, Delegates.self, UnkeptObjects.self, GenericClasses.self,
        RefusedCoders.self, ClassKinds.self, PrivateClasses.self, UnknownModules.self, SelfLoading.self,
        DeviceNibs.self, MissingFonts.self, MissingInitialScenes.self, FilesWithoutTarget.self,
        StoryboardReferences.self, SegueClasses.self, UnsetDelegates.self, NewerFeatures.self,
        FileRules.self,
    ]

    /// The rules that judge code.
    static let ofSources: [any (IBRule & SourceRule).Type] = [
        UnknownIdentifiers.self, UnknownNibs.self, UnknownStoryboards.self, UnknownScenes.self, UnknownSegues.self,
        MissingInitialScenes.self,
    ]

    /// The rules that a document alone shows, and that only a reviewer of a project asks for.
    static let ofFiles: [any IBRule.Type] = [
        SharedGestures.self, OutletsTwice.self, PrototypesInXibs.self, AutomaticFonts.self, PlainStyles.self,
        DuplicateConstraints.self, FixedWidths.self, OtherScenes.self, OtherViews.self, RepeatedContents.self,
        SearchDisplays.self, SafeAreaEdges.self, CopiedActions.self, EffectSubviews.self,
        MinimumFonts.self, UnnamedSegues.self, UninstalledItems.self, LocalizedTexts.self,
    ]

    /// The rules of a house, which a project turns on.
    static let ofHouses: [any (IBRule & HouseRule).Type] = [
        AccessibleImages.self, AccessibleControls.self, NamedColorsOnly.self, AllowedFonts.self, BaseClasses.self,
        IdentifiersOfClasses.self,
        RelativeMargins.self, HardCodedTexts.self, SingleScenes.self,
    ]

    /// All, by their names.
    static let all: [any IBRule.Type] = {
        var all = IBDocument.rules + LoadingRules.all + ofFiles
        // One by one, because a cast of an array searches the program for each.
        for rule in ofProjects where rule != FileRules.self { all.append(rule) }
        for rule in ofSources.dropLast() { all.append(rule) }
        for rule in ofHouses { all.append(rule) }
        return all.sorted { $0.name < $1.name }
    }()

    static let names = all.map { $0.name }

    static func rule(named name: String) throws(CommandError) -> any IBRule.Type {
        if let rule = all.first(where: { $0.name == name }) { return rule }
        throw CommandError(
            "there is no rule \"\(name)\"; \(advice(nearestName(to: name, among: names), list: "nib lint --rules"))")
    }
}

/// The rules of files, as a rule of a project.
enum FileRules: IBRule, ProjectRule {
    static let name = ""
    static let page = ""

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        LintRules.ofFiles.flatMap { $0.findings(in: document) }
    }
}

extension IBRule {
    /// The summary of the rule: the first sentence of its page.
    static var summary: String { String(page.prefix { $0 != "\n" }) }
}
