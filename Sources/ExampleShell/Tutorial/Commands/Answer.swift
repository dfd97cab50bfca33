internal import ArgumentParser

/// `answer`: answers a question of the tutorial.
struct Answer: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Answer a question of the tutorial; a number alone does, too.")
    static let purpose = CommandPurpose.learn

    @Argument(help: "The number of the answer, or its words; where there is nothing to choose from, words of your own.")
    var words: [String]

    func run(in session: ExampleSession) throws {
        let answer = words.joined(separator: " ")
        try session.aside {
            if session.tutorial.mystery != nil { return try session.answerMystery(answer) }
            try session.followedTutor.answer(answer)
        }
    }
}
