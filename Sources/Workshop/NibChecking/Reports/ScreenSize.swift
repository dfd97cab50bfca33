internal import ArgumentParser
internal import Foundation

/// The size of a screen as typed: `375x667`.
nonisolated struct ScreenSize: ExpressibleByArgument {
    /// The accepted lengths of sides, in points. The option's help lists them.
    private static let sides = 40.0...4096.0

    /// In points.
    let size: CGSize

    init?(argument: String) {
        let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], Self.sides.contains(width),
            Self.sides.contains(height)
        else { return nil }
        size = CGSize(width: width, height: height)
    }
}
