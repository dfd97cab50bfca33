import Benchmark
import Foundation
import InterfaceBuilder
import ReusableViews

/// Compares reading nibs, and making their objects.
func compareNibs() {
    let texts = nibTexts()
    compareWork("reading") {
        for text in texts { blackHole(BareReader.countElements(of: text)) }
    } figure: {
        for text in texts { blackHole(try! IBDocument(data: text, file: "nib")) }
    }
    let nib = UINib(nibName: "PhaseCell", bundle: .module)
    compareWork("instantiating", times: 100) {
        blackHole(PhaseCell.inCode())
    } figure: {
        blackHole(nib.instantiate(withOwner: nil))
    }
    let file = Bundle.module.url(forResource: "PhaseCell", withExtension: "xib", subdirectory: "Nibs")!
    compareWork("loadNibNamed", times: 20) {
        blackHole(try UINib(data: Data(contentsOf: file), bundle: .module).objects(withOwner: nil))
    } figure: {
        blackHole(Bundle.module.loadNibNamed("PhaseCell", owner: nil))
    }
    let factory = try! ViewFactory(nib: nib)
    let table = UITableView(frame: .zero)
    compareWork("unarchiving", times: 20) {
        blackHole(PhaseCell.inCode())
    } figure: {
        blackHole(factory.cell(ofKind: "PhaseCell", for: table))
    }
}

/// The nibs of this project, and those in the folder that `XIB_CORPUS` names.
private func nibTexts() -> [Data] {
    let here = URL(fileURLWithPath: #filePath)
    let project = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let folders =
        ProcessInfo.processInfo.environment["XIB_CORPUS"].map { [URL(fileURLWithPath: $0)] }
        ?? ["Examples", "Tests/TerminalUIKitTests"].map(project.appendingPathComponent)
    return folders.flatMap { folder in
        (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? [])
            .filter { ["xib", "storyboard"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
            .compactMap { try? Data(contentsOf: $0) }
    }
}
