import Benchmark
import Foundation
import InterfaceBuilder
import ReusableViews

/// Compares reading nibs, and making their objects.
nonisolated func compareNibs() {
    compareWork("reading") {
        for text in Fixture.texts { blackHole(BareReader.countElements(of: text)) }
    } figure: {
        for text in Fixture.texts { blackHole(try! IBDocument(data: text, file: "nib")) }
    }
    compareWork("instantiating", times: 100) {
        blackHole(PhaseCell.inCode())
    } figure: {
        blackHole(Fixture.nib.instantiate(withOwner: nil))
    }
    compareWork("loadNibNamed", times: 20) {
        blackHole(try UINib(data: Data(contentsOf: Fixture.file), bundle: .module).objects(withOwner: nil))
    } figure: {
        blackHole(Bundle.module.loadNibNamed("PhaseCell", owner: nil))
    }
    compareWork("unarchiving", times: 20) {
        blackHole(PhaseCell.inCode())
    } figure: {
        blackHole(Fixture.factory.cell(ofKind: "PhaseCell", for: Fixture.table))
    }
}

/// What is compared, made on the main actor when it is first asked for.
enum Fixture {
    static let nib = UINib(nibName: "PhaseCell", bundle: .module)
    static let file = Bundle.module.url(forResource: "PhaseCell", withExtension: "xib", subdirectory: "Nibs")!
    static let factory = try! ViewFactory(nib: nib)
    static let table = UITableView(frame: .zero)

    /// The nibs of this project, or those in the folder that `XIB_CORPUS` names.
    static let texts: [Data] = {
        let here = URL(fileURLWithPath: #filePath)
        let project = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
        let folders =
            ProcessInfo.processInfo.environment["XIB_CORPUS"].map { [URL(fileURLWithPath: $0)] }
            ?? ["Examples", "Tests/TerminalUIKitTests"].map(project.appendingPathComponent)
        return folders.flatMap { folder in
            (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
                ?? [])
                .filter { ["xib", "storyboard"].contains($0.pathExtension) }
                .sorted { $0.path < $1.path }
                .compactMap { try? Data(contentsOf: $0) }
        }
    }()
}
