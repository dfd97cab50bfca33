internal import ExampleShell

/// The name of a lesson in a file of progress: its chapter, and a name that stays when steps are added before it.
package struct LessonName: Hashable {
    let chapter: Int
    /// The name of the lesson's question, or else its heading as an anchor: `answer-1`, `in-xcode`.
    let name: String

    /// The number of the chapter that it is about: a recall asks about the last but one.
    var subject: Int { name == "recall" ? chapter - 2 : chapter }

    static func anchor(of heading: String) -> String {
        heading.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// Returns the seed for the order of the options when the question is asked for the nth time, which is the same on
    /// every machine.
    func seed(at time: Int) -> UInt64 {
        "\(self) \(time)".utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension LessonName: CustomStringConvertible {
    /// Reads the name in a file: `9 answer-1`, or `9 10`, from the time before lessons had names.
    init?(_ chapter: String, _ name: String) {
        guard let chapter = Int(chapter), chapter >= 0 else { return nil }
        self.init(chapter: chapter, name: name)
        guard let number = Int(name) else { return }
        let numbered = Self.numbered.indices.contains(chapter - 1) ? Self.numbered[chapter - 1] : ""
        let names = (numbered + " answer-1 answer-2 answer-3 what-now").split(separator: " ")
        guard !numbered.isEmpty, names.indices.contains(number - 1), names[number - 1] != "-" else { return nil }
        self.init(chapter: chapter, name: String(names[number - 1]))
    }

    package var description: String { "\(chapter) \(name)" }

    /// The names of the lessons that had numbers, in each chapter up to its last four: of those that something could be
    /// said in.
    private static let numbered = [
        "- prediction - - second-prediction - - in-xcode today",
        "- - read-who-asks prediction - - - - - in-xcode today",
        "recall - - prediction - second-prediction - - what-breaks-it in-xcode today",
        "recall the-four prediction - - - - put-it-together - - - what-breaks-it in-xcode today",
        "recall - prediction - - - - - - - what-breaks-it in-xcode - -",
        "recall - prediction - - - - - - what-breaks-it in-xcode today",
        "recall - - prediction - - second-prediction - - what-breaks-it in-xcode today",
        "recall - - read-who-shows-it prediction - - second-prediction - - - in-xcode today",
        "recall - - prediction - - what-breaks-it in-xcode today",
        "recall - prediction - - - - - what-breaks-it in-xcode today",
        "recall - - prediction - - - - in-xcode -",
        "recall - - prediction - - - what-breaks-it in-xcode today",
        "recall - - - prediction - second-prediction - - in-xcode today",
        "recall prediction - second-prediction - - - - - what-breaks-it in-xcode today",
        "recall - - - prediction - - - - what-breaks-it in-xcode today",
        "recall prediction - - - choose what-breaks-it in-xcode today",
    ]
}
