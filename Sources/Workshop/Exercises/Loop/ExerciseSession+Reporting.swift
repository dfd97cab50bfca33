internal import Foundation
internal import REPL
extension ExerciseSession {
    /// Does in this process the work for which a loop in another waits, and reports it there. Ends when the other is
    /// gone.
    func report(on name: String, columns: Int) {
        Lifeline.hold()
        func tell(_ event: CheckEvent) {
            guard let line = try? JSONEncoder().encode(event) else { return }
            try? FileHandle.standardOutput.write(contentsOf: line + [UInt8(ascii: "\n")])
        }
        var shown = ""
        let hear: (String) -> Void = { text in
            let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
            if !text.isEmpty { tell(.progress(text)) }
        }
        appearance.fixedWidth = columns
        redirected(to: { shown += $0 }, errors: hear, isInteractive: true) {
            do {
                if Int(name) == nil {
                    try play(playedCode(name), typing: ["show", "stats"])
                    tell(.shown(shown))
                } else {
                    let exercise = try exercise(Int(name))
                    let checksum = exercise.checksum
                    let review = exercise.isUntouched ? nil : Review(of: exercise)
                    let (verdict, attachments) = try judge(exercise, refusal: review?.refusal)
                    tell(.found(verdict, attachments: attachments, checksum: checksum))
                }
            } catch {
                tell(.failed("\(error)"))
            }
        }
    }
}
