// swift-tools-version: 6.2
import PackageDescription

/// Views live on the main actor, so every module does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "ReusableViews",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "table-cell", targets: ["ReusableTableViewCellExample"]),
        .library(name: "TerminalUIKit", targets: ["TerminalUIKit"]),
        .library(name: "ReusableViews", targets: ["ReusableViews"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .systemLibrary(
            name: "CReadline",
            pkgConfig: "readline",
            providers: [.apt(["libreadline-dev"]), .brew(["readline"])]
        ),
        .target(name: "InterfaceBuilder", swiftSettings: onMainActor),
        .target(name: "TerminalUIKit", dependencies: ["InterfaceBuilder"], swiftSettings: onMainActor),
        .target(
            name: "ReusableViews", dependencies: ["InterfaceBuilder", "TerminalUIKit"], swiftSettings: onMainActor),
        .target(
            name: "ExampleShell",
            dependencies: [
                "CReadline", "ReusableViews",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: onMainActor
        ),
        .executableTarget(
            name: "ReusableTableViewCellExample",
            dependencies: [
                "ExampleShell",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Examples/ReusableTableViewCellExample",
            resources: [
                .copy("Nibs/HookedTableViewCell.xib"),
                .copy("Nibs/LunarCells.xib"),
                .copy("Nibs/LunarTableViewCell.xib"),
                .copy("Nibs/MirroredTableViewCell.xib"),
                .copy("Nibs/QuarterTableViewCell.xib"),
                .copy("Nibs/ReusableTableViewCell.xib"),
                .copy("Nibs/ReusableTableViewCellExampleViewController.xib"),
            ],
            swiftSettings: onMainActor
        ),

        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], swiftSettings: onMainActor),
        .testTarget(
            name: "TerminalUIKitTests", dependencies: ["TerminalUIKit"], swiftSettings: onMainActor),
        .testTarget(
            name: "ExampleShellTests",
            dependencies: [
                "ExampleShell", "TerminalTesting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: onMainActor
        ),
        .testTarget(
            name: "ExampleTests",
            dependencies: ["ReusableTableViewCellExample", "TerminalTesting"],
            swiftSettings: onMainActor
        ),
        .testTarget(
            name: "ReferenceTests", dependencies: ["ReusableTableViewCellExample"], swiftSettings: onMainActor),
        .testTarget(name: "ReusableViewsTests", dependencies: ["ReusableViews"], swiftSettings: onMainActor),
        .target(name: "TerminalTesting", path: "Tests/TerminalTesting", swiftSettings: onMainActor),
    ],
    swiftLanguageModes: [.v6]
)
