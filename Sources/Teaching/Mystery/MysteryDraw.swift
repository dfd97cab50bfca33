internal import ExampleShell
internal import Handbook
internal import TerminalUIKit

/// A drawing of a mystery from the lessons taught, in which each answer leaves a screen that differs from the others.
struct MysteryDraw {
    /// A mystery has more choices than these, if a technique has so many.
    private static let leastChoices = 3

    private let topic: MysteryTopic
    /// The chapters of this program that it is about.
    private let chapters: [Chapter]
    /// The last chapter whose matter may be asked.
    private let last: Int
    private let tutorial: Tutorial
    private var session: ExampleSession { tutorial.session }
    private var generator: SeededGenerator

    /// Prepares a draw from chapters of any program, which depends on a seed and on the faults that the learner has
    /// met.
    init(_ topic: MysteryTopic, from chapters: [Chapter], in tutorial: Tutorial, seed: UInt64) {
        (self.topic, self.tutorial) = (topic, tutorial)
        self.chapters = chapters.filter { $0.program == tutorial.session.name }
        // In a chapter that is under way, only the experiments seen count.
        last = chapters.filter { topic != .met || tutorial.isDone($0) }.map(\.number).max() ?? 1
        generator = SeededGenerator(seed: seed)
    }

    /// A new mystery, with a technique that has enough faults to choose from if there is one, or nil if no technique
    /// has two faults.
    var mystery: Mystery? {
        mutating get throws {
            var poorest: Mystery?
            let missed = topic == .met ? tutorial.progress.missedMystery?.fault : nil
            // A fault that comes back was drawn with one of these techniques.
            let first = techniques.filter { technique in
                missed?.hasPrefix("\(technique.name).") == true
                    || session.program.experiments.contains {
                        $0.name == missed && $0.techniques.contains(technique.name)
                    }
            }
            for technique in first + techniques.shuffled(using: &generator) {
                guard let mystery = try mystery(with: technique) else { continue }
                if mystery.choices.count > Self.leastChoices { return mystery }
                poorest = poorest ?? mystery
            }
            return poorest
        }
    }

    /// The techniques that the chapters show, or the usual one if they don't say.
    private var techniques: [Technique] {
        let lines = chapters.flatMap(\.steps).flatMap(\.commands).map { $0.split(separator: " ").map(String.init) }
        let names = lines.filter { $0.count == 2 }.compactMap { line in
            switch line[0] {
            case "technique": line[1]
            case "experiment": session.program.experiments.first { $0.name == line[1] }?.techniques[0]
            default: nil
            }
        }
        let named = session.program.techniques.filter { names.contains($0.name) }
        return named.isEmpty && !chapters.isEmpty ? [session.program.techniques[0]] : named
    }

    private mutating func mystery(with technique: Technique) throws -> Mystery? {
        let isHard = if case .part = topic { true } else { false }
        let count = isHard ? 7 : 5
        guard let whole = try screenTours(technique, breaking: [nil])[0] else { return nil }
        var chosen: [(fault: Fault, tour: ScreenTour)] = []
        var candidates = try candidates(for: technique, reading: whole.nibs)[...]
        while chosen.count < count, !candidates.isEmpty {
            let next = candidates.prefix(count + 1)
            candidates.removeFirst(next.count)
            for (fault, tour) in zip(next, try tours(technique, with: Array(next))) where chosen.count < count {
                // What can be seen not to be so is no choice, as long as there are others.
                if chosen.count > Self.leastChoices, isSeen(fault, besides: chosen[0].fault) { continue }
                // Two faults that look alike can't be told apart.
                if let tour, !tour.looksLike(whole), !chosen.contains(where: { $0.tour.looksLike(tour) }) {
                    chosen.append((fault, tour))
                }
            }
        }
        guard chosen.count > 1 else { return nil }
        let choices = chosen.map(\.fault).shuffled(using: &generator)
        guard isHard else {
            return Mystery(
                topic, faults: [chosen[0].fault], fault: chosen[0].fault, choices: choices,
                where: chosen[0].tour.difference(from: whole) ?? "")
        }
        for other in chosen.dropFirst() {
            guard let both = chosen[0].fault.combined(with: other.fault),
                let tour = try tours(technique, with: [both])[0],
                !chosen.contains(where: { $0.tour.looksLike(tour) })
            else { continue }
            return Mystery(
                topic, faults: [chosen[0].fault, other.fault], fault: both, choices: choices,
                where: tour.difference(from: whole) ?? "")
        }
        return nil
    }

    /// Returns the tour of the screen with each fault, or nil for a fault that ends the program, or can't be made.
    private func tours(_ technique: Technique, with faults: [Fault]) throws -> [ScreenTour?] {
        let isThere = faults.map { (try? session.world.check($0.experiment.edits)) != nil }
        let possible = zip(faults, isThere).filter(\.1).map(\.0.experiment)
        var tours = try screenTours(technique, breaking: possible)[...]
        return isThere.map { $0 ? tours.removeFirst() : nil }
    }

    /// Returns the tours of the screens as the learner's window shows them, with the phone folded if it is folded
    /// there.
    private func screenTours(_ technique: Technique, breaking experiments: [Experiment?]) throws -> [ScreenTour?] {
        try ScreenTour.tours(technique, breaking: experiments, like: session, isFolded: tutorial.window.foldsPhone)
    }

    /// Returns the possible faults of a technique, from the lessons taught: first the missed one, then new ones.
    private mutating func candidates(for technique: Technique, reading nibs: [String]) throws -> [Fault] {
        let experiments = session.program.experiments.filter {
            $0.kind == .looksWrong && $0.techniques.contains(technique.name)
        }
        let all = try tutorial.chapters.filter { $0.program == session.name }
        let met = experiments.compactMap { experiment in
            let first = all.first { chapter in
                chapter.number <= last && chapter.lessons.contains { $0.experiments.contains(experiment.name) }
                    || topic == .met && tutorial.faultsMet(in: chapter).contains(experiment.name)
            }
            return first.map { Fault(experiment, from: $0.number) }
        }
        let classes = tutorial.nibClasses
        let faults = try nibs.flatMap { try Fault.faults(in: $0, classes: classes, with: technique.name) }
        let drawn = (met + faults.filter { $0.chapter <= last }).shuffled(using: &generator)
        let (missed, found) = (tutorial.progress.missedMystery?.fault, tutorial.progress.foundFaults(in: session.name))
        func rank(_ fault: Fault) -> Int {
            if topic == .met, fault.name == missed { return 0 }
            if found.contains(fault.name) { return 4 }
            // A fault that is visible at once needs no chapter. After the first chapters it is no question any more.
            if fault.isObvious { return last > 3 ? 3 : 2 }
            if case .chapter(fault.chapter) = topic { return 1 }
            return 2
        }
        let ranked = (0...4).flatMap { number in drawn.filter { rank($0) == number } }
        guard let first = ranked.first else { return [] }
        let others = ranked.dropFirst()
        return [first] + others.filter { !isSeen($0, besides: first) } + others.filter { isSeen($0, besides: first) }
    }

    /// Returns a Boolean value that indicates whether a learner sees at once that a fault is not there: it hides
    /// something in another nib than the one with the fault to find.
    private func isSeen(_ fault: Fault, besides answer: Fault) -> Bool {
        fault.isObvious && fault.experiment.edits.first?.nib != answer.experiment.edits.first?.nib
    }
}
