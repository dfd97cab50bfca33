import Canvases
import Foundation
import InterfaceBuilder
import ReusableViews

/// Does a piece of work several times, so that `.ci/benchmarks` can count what it takes: `Figures NAME TIMES`. With
/// `text NAME COUNT`, prints a large nib in which something is there that often.
@main
enum Figures {
    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        guard let name = words.first, let number = words.last.flatMap(Int.init) else { exit(64) }
        if name == "text", words.count == 3, let text = Growth.texts[words[2]] {
            print(text(number))
        } else if let work = works[name] {
            for _ in 0..<number { try work() }
        } else {
            exit(64)
        }
    }

    /// The pieces of work, each with its floor.
    private static let works: [String: @MainActor () throws -> Void] = [
        "reading": { for text in Fixture.texts { keep(try IBDocument(data: text, file: "nib")) } },
        "reading-floor": { for text in Fixture.texts { keep(BareReader.countElements(of: text)) } },
        "instantiating": { keep(Fixture.nib.instantiate(withOwner: nil)) },
        "instantiating-floor": { keep(PhaseCell.inCode()) },
        "loadNibNamed": { keep(Bundle.module.loadNibNamed("PhaseCell", owner: nil)) },
        "loadNibNamed-floor": {
            keep(try UINib(data: Data(contentsOf: Fixture.file), bundle: .module).objects(withOwner: nil))
        },
        "unarchiving": { keep(Fixture.factory.cell(ofKind: "PhaseCell", for: Fixture.table)) },
        "unarchiving-floor": { keep(PhaseCell.inCode()) },
        "reusing": { PhaseList.shown.showNextRow() },
        "reusing-floor": { PlainList.shown.showNextRow() },
        "drawing": {
            let window = PhaseList.shown.window
            let canvas = TerminalCanvas(size: window.bounds.size)
            window.render(on: canvas)
            keep(canvas.text(style: .plain))
        },
        "drawing-floor": { for _ in 0..<8 { keep(PhaseCell.inCode()) } },
    ]

    /// Takes a result, so that the compiler doesn't leave out what makes it.
    @inline(never)
    private static func keep<Result>(_ result: Result) {}
}
