// swift-tools-version: 6.2
// Written by "exercises init", and again when something in it is another.
import Foundation
import PackageDescription

/// Views live on the main actor, so every module does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The code of an exercise and its tests: `01-name-the-cell` makes the module `NameTheCell`.
func targets(of exercise: String) -> [Target] {
    let name = exercise.split(separator: "-").dropFirst().map(\.capitalized).joined()
    func library(_ name: String) -> Target.Dependency { .product(name: name, package: PACKAGE) }
    return [
        .target(
            name: name, dependencies: ["ReusableViews", "AQGridView", "TerminalUIKit"].map(library),
            path: "\(exercise)/Stub", resources: [.copy("Nibs")], swiftSettings: onMainActor),
        .testTarget(
            name: "\(name)Tests", dependencies: [library("Judging"), .byName(name: name)], path: "\(exercise)/Tests",
            swiftSettings: onMainActor),
    ]
}

let exercises = FOLDERS

/// For editors, and for `swift test`: the program `exercises` builds a copy of one exercise elsewhere.
let package = Package(
    name: "Exercises",
    platforms: [.macOS(.v13)],
    dependencies: [PROJECT],
    targets: exercises.flatMap(targets),
    swiftLanguageModes: [.v6]
)
