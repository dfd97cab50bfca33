import Canvases
import InterfaceBuilder
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// Real files: those in the folder that the environment variable `XIB_CORPUS` names.
nonisolated enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["XIB_CORPUS"]

    static func files(withExtension fileExtension: String) -> [URL] {
        guard let folder else { return [] }
        let found = FileManager.default.enumerator(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
        return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == fileExtension }
            .sorted { $0.path < $1.path }
    }
}

@Suite(.enabled(if: Corpus.folder != nil, "XIB_CORPUS names no folder of real files"))
struct CorpusLoadingTests {
    @Test(
        "Every real nib is loaded whole and drawn, or refused with its name",
        arguments: Corpus.files(withExtension: "xib"))
    func nibs(file: URL) throws {
        // Given
        let data = try Data(contentsOf: file)
        var nib: UINib?
        var objects: [Any] = []

        // When
        let made = try recordDecoding {
            nib = UINib(data: data, bundle: nil)
            objects = try nib!.objects(withOwner: nil)
        }

        // Then
        guard let made else { return }
        expect(!objects.isEmpty)
        try expect(viewsWithFrames(in: nib!.document.allObjects).subtracting(made), equals: [])
        for case let view as UIView in objects { draw(view) }
    }

    @Test(
        "Every scene of every real storyboard is made and drawn, or refused with its place",
        arguments: Corpus.files(withExtension: "storyboard"))
    func storyboards(file: URL) throws {
        // Given
        var storyboard: UIStoryboard?
        guard try recordDecoding({ storyboard = try UIStoryboard(contentsOf: file) }) != nil else { return }

        for scene in storyboard!.document.scenes {
            // When
            let made = try recordDecoding {
                let controller = try StoryboardScene(scene, of: storyboard!).makeController(for: [])
                controller.loadViewIfNeeded()
                // Without its own class, a collection's controller has no header to give: UIKit raises for that, too.
                if !(controller is UICollectionViewController) { draw(controller.view) }
            }

            // Then
            guard let made else { continue }
            let objects = scene.objects.flatMap { Array($0.withDescendants) }
            expect(viewsWithFrames(in: objects).subtracting(made), equals: [])
        }
    }

    /// The ids of what was made, or nil if the file is refused, which is to name it.
    private func recordDecoding(_ load: () throws -> Void) throws -> Set<String>? {
        let world = World()
        world.log = { _ in }
        var made: Set<String> = []
        world.trace.sink = { if $0.event == .decode, !$0.class.isEmpty { made.insert($0.object) } }
        do {
            try world.run(load)
            return made
        } catch let error as NibError {
            expect("\(error)".hasPrefix(error.faults[0].file))
        }
        return nil
    }

    /// The ids of the views, those of prototypes aside, of which there are as many as a table wants.
    private func viewsWithFrames(in objects: [IBObject]) -> Set<String> {
        Set(objects.filter { $0.properties["frame"] != nil && !$0.isInPrototype && !$0.id.isEmpty }.map(\.id))
    }

    private func draw(_ view: UIView) {
        let window = UIWindow(frame: UIScreen.main.applicationFrame)
        window.addSubview(view)
        window.makeKeyAndVisible()
        let canvas = TerminalCanvas(size: window.bounds.size)
        window.render(on: canvas)
        expect(canvas.text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false).count, equals: 21)
    }
}

extension IBObject {
    fileprivate var isInPrototype: Bool { isPrototype || parent?.isInPrototype == true }

    fileprivate var withDescendants: [IBObject] { [self] + children.flatMap(\.withDescendants) }
}
