internal import ArgumentParser

/// A chapter, or one of its steps, as a user types it: `9`, `9.14`.
struct ChapterPlace: ExpressibleByArgument {
    let chapter: Int
    let step: Int?

    nonisolated init?(argument: String) {
        let numbers = argument.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count < 3, !numbers.contains(nil), let chapter = numbers[0] else { return nil }
        self.chapter = chapter
        step = numbers.count > 1 ? numbers[1] : nil
    }
}
