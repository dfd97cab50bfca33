internal import ArgumentParser
internal import ExampleShell

struct Answer: TutorialCommand {
    static let configuration = CommandConfiguration(
        abstract: "Answer a question of the tutorial.")

    @Argument(
        help: "The number of the answer or its words, or your own words. You can also type them without \"answer\".")
    var words: [String]

    func speak(to tutorial: Tutorial) throws {
        let answer = words.joined(separator: " ")
        if tutorial.mystery != nil { return try tutorial.answerMystery(answer) }
        if let task = tutorial.task { return try tutorial.answer(answer, to: task) }
        try tutorial.followedTutor.answer(answer)
    }
}
