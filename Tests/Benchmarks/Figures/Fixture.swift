import Foundation
import ReusableViews

/// The nibs of the figures, made when they are first asked for.
enum Fixture {
    static let nib = UINib(nibName: "PhaseCell", bundle: .module)
    static let file = Bundle.module.url(forResource: "PhaseCell", withExtension: "xib", subdirectory: "Nibs")!
    static let factory = try! ViewFactory(nib: nib)
    static let table = UITableView(frame: .zero)

    /// The nibs of this project, or those in the folder that `XIB_CORPUS` names.
    static let texts: [Data] = {
        let folders =
            ProcessInfo.processInfo.environment["XIB_CORPUS"].map { [$0] } ?? ["Examples", "Tests/TerminalUIKitTests"]
        return folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
                .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
        }
    }()
}
