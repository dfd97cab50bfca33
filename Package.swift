// swift-tools-version: 6.2
import PackageDescription

/// Views live on the main actor, so every module does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// A module of `Sources`.
func module(_ name: String, readme: [String] = [], _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, exclude: readme, swiftSettings: onMainActor)
}

/// A program of `Examples`. Its nibs are copied, not compiled: reading them is the point.
func example(_ name: String, nibs: [String], resources: [Resource] = [], _ modules: Target.Dependency...) -> Target {
    .executableTarget(
        name: name, dependencies: ["ExampleShell", argumentParser] + modules, path: "Examples/\(name)",
        resources: nibs.map { .copy("Nibs/\($0)") } + resources, swiftSettings: onMainActor)
}

/// The tests in `Tests/<name>`.
func tests(_ name: String, resources: [Resource] = [], _ dependencies: Target.Dependency...) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: onMainActor)
}

let package = Package(
    name: "ReusableViews",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "table-cell", targets: ["ReusableTableViewCellExample"]),
        .executable(name: "grid-cell", targets: ["ReusableGridViewCellExample"]),
        .executable(name: "date-picker", targets: ["ReusableDatePickerViewExample"]),
        .executable(name: "ignorable-date-picker", targets: ["IgnorableDatePickerViewExample"]),
        .library(name: "AQGridView", targets: ["AQGridView"]),
        .library(name: "TerminalUIKit", targets: ["TerminalUIKit", "Canvases"]),
        .library(name: "ReusableViews", targets: ["ReusableViews"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .systemLibrary(
            name: "CReadline", pkgConfig: "readline", providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        module("PlainText"),
        module("InterfaceBuilder", "PlainText"),
        module("Drawing", "PlainText", "CPNG"),
        module("TerminalUIKit", readme: ["README.md"], "InterfaceBuilder", "Drawing"),
        module("AQGridView", "TerminalUIKit"),
        module("ReusableViews", "InterfaceBuilder", "AQGridView"),
        module("Canvases", "Drawing"),
        module("REPL", "Canvases", "CReadline", argumentParser),
        module("ExampleShell", "REPL", "ReusableViews", argumentParser),

        example(
            "ReusableTableViewCellExample",
            nibs: [
                "HookedTableViewCell.xib", "LunarCells.xib", "LunarTableViewCell.xib", "MirroredTableViewCell.xib",
                "QuarterTableViewCell.xib", "ReusableTableViewCell.xib",
                "ReusableTableViewCellExampleViewController.xib",
            ]),
        example(
            "ReusableGridViewCellExample",
            nibs: [
                "DirectGridViewCell.xib", "HookedGridViewCell.xib", "ReusableGridViewCell.xib",
                "ReusableGridViewCellExampleViewController.xib",
            ],
            resources: [.process("Images")], "AQGridView"),
        example(
            "ReusableDatePickerViewExample",
            nibs: ["HomeViewController.xib", "ReusableDatePickerViewController.xib", "SettingsViewController.xib"]),
        example(
            "IgnorableDatePickerViewExample",
            nibs: [
                "IgnorableDatePickerViewExampleViewController.xib", "IgnorableDatePickerView.xib",
                "FormTableViewCell.xib", "PlaceholderDatePickerView.xib", "PlaceholderExample.storyboard",
                "OwnerLoadingViewController.xib",
            ]),

        tests("PlainTextTests", "PlainText"),
        tests("InterfaceBuilderTests", "InterfaceBuilder"),
        tests("DrawingTests", "Canvases"),
        tests(
            "TerminalUIKitTests", resources: [.copy("ThirdParty/NibMadeCell.xib")], "TerminalUIKit", "Canvases"),
        tests("AQGridViewTests", "AQGridView", "Canvases"),
        tests("ReusableViewsTests", "ReusableViews"),
        tests("REPLTests", "REPL", "TerminalTesting", argumentParser),
        tests(
            "ExampleTests", "ReusableTableViewCellExample", "ReusableGridViewCellExample",
            "ReusableDatePickerViewExample", "IgnorableDatePickerViewExample", "TerminalTesting"),
        tests(
            "ReferenceTests", "ReusableTableViewCellExample", "ReusableGridViewCellExample",
            "ReusableDatePickerViewExample", "IgnorableDatePickerViewExample", "TerminalTesting"),
        .target(name: "TerminalTesting", path: "Tests/TerminalTesting", swiftSettings: onMainActor),
    ],
    swiftLanguageModes: [.v6]
)
