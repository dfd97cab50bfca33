// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Views live on the main actor, so every module does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The code of an exercise and its tests: `01-name-the-cell` makes the module `NameTheCell`. Stub and solution share
/// the name, so that one set of tests, and one class name in a nib, serves both; only one of them is ever built.
func targets(for folder: String, code: String) -> [Target] {
    let name = folder.split(separator: "-").dropFirst().map(\.capitalized).joined()
    let path = "\(folder)/\(code)"
    let hasNibs = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)/Nibs")
    let modules = ["ReusableViews", "AQGridView", "TerminalUIKit"].map {
        Target.Dependency.product(name: $0, package: "ReusableViews")
    }
    return [
        .target(
            name: name, dependencies: modules, path: path, resources: hasNibs ? [.copy("Nibs")] : [],
            swiftSettings: onMainActor),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.product(name: "Judging", package: "ReusableViews"), .byName(name: name)],
            path: "\(folder)/Tests", swiftSettings: onMainActor),
    ]
}

/// One exercise, chosen by the environment: what does not compile in one keeps no other from being checked. Without a
/// choice there are the stubs of all, for editors.
let environment = Context.environment
let folders =
    environment["EXERCISE"].map { [$0] }
    ?? (try? FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory))?.sorted().filter {
        $0.first?.isNumber == true
    } ?? []

let package = Package(
    name: "Exercises",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ReusableViews", path: "../..")],
    targets: folders.flatMap { targets(for: $0, code: environment["EXERCISE_CODE"] ?? "Stub") },
    swiftLanguageModes: [.v6]
)
