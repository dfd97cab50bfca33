import Foundation
import InterfaceBuilder
import TerminalUIKit
import TerminalTesting
import Testing

/// Real files laid out here, and as Xcode laid them out: those in the folder that `XIB_CORPUS` names.
@Suite(.enabled(if: Corpus.folder != nil, "XIB_CORPUS names no folder of real files"))
struct CorpusLayoutTests {
    /// The share of views that must be within a point, except texts, and of all views within a character cell.
    private let goal = 0.95

    @Test("Views of real files have the frames that Xcode gave them")
    func places() throws {
        // Given
        let files = ["xib", "storyboard"].flatMap(Corpus.files)

        // When
        let found = files.flatMap { file in
            ((try? StoredLayout.screens(of: file)) ?? []).flatMap(\.places).map { (file: file, place: $0) }
        }

        // Then
        let places = found.map(\.place)
        let besidesText = places.filter { !$0.isText }
        let (exact, near) = (besidesText.count(where: \.isWithinPoint), places.count(where: \.isWithinCell))
        print("Wanted: 95 % within a point besides text, and within a character cell in all. Found:")
        print("  \(share(exact, besidesText.count)) within a point, \(share(near, places.count)) within a cell")
        print("Off by more than a cell, by element:")
        let off = Dictionary(grouping: places.filter { !$0.isWithinCell }, by: \.object.element)
        for (element, places) in off.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            let across = places.count { $0.error.width > 8 }
            print("  \(places.count) <\(element)>, \(across) of them across")
        }
        print("Off by more than a point, besides text, with Xcode's frame and the one found:")
        for (file, place) in found where !place.isText && !place.isWithinPoint {
            let frames = [place.stored, place.found].map { IBValue.rect($0).text }
            let line = place.object.location.line
            print("  \(file.lastPathComponent):\(line): <\(place.object.element)> \(frames[0]) | \(frames[1])")
        }
        expect(!places.isEmpty)
        // In the files used for tuning, 94.0 % and 97.4 % are reached, and in 57 other repositories 95.4 % and 98.0 %.
        // The files don't contain what the rest needs: updated frames, widths of other fonts, and sizes of texts.
        expect(Double(exact) >= goal * Double(besidesText.count))
        expect(Double(near) >= goal * Double(places.count))
    }

    private func share(_ count: Int, _ all: Int) -> String {
        "\(count) of \(all) (\((Double(count) / Double(max(1, all)) * 1000).rounded() / 10) %)"
    }

    @Test("On a phone of 2011, no view vanishes that was larger than the difference of the screens")
    func smallScreen() throws {
        // Given
        let files = ["xib", "storyboard"].flatMap(Corpus.files)

        // When
        let screens = files.flatMap {
            (try? StoredLayout.screens(of: $0, size: CGSize(width: 320, height: 480))) ?? []
        }

        // Then
        let vanished = screens.flatMap(\.vanished)
        expect(vanished.map { "\($0.object.element) \($0.object.id)" }, equals: [])
    }
}
