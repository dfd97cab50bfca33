// swift-tools-version: 6.2
import PackageDescription

/// A module has one compiler for each processor. Usually, every 25 files have one, and each reads the whole module,
/// which takes 4 percent longer. With `CI`, there is no debug information, which would take a quarter of the time.
let buildsQuickly = SwiftSetting.unsafeFlags(
    ["-driver-batch-size-limit", "1000"] + (Context.environment["CI"] == nil ? [] : ["-gnone"]))

/// Views live on the main actor, so every module does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self), buildsQuickly]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// Closures of the libraries don't check at run time that they are on the main actor: loading a cell would check three
/// hundred times. The programs' own closures check, and so notice a call from another thread.
let withoutIsolationChecks = SwiftSetting.unsafeFlags(["-disable-dynamic-actor-isolation"])

/// An import is internal if it doesn't say its level: the file that SwiftPM writes for resources doesn't.
let importsInside = SwiftSetting.enableUpcomingFeature("InternalImportsByDefault")

/// A module of a folder of `Sources`.
func module(
    _ name: String, in folder: String, on others: [Target.Dependency] = [], _ dependencies: Target.Dependency...,
    resources: [Resource] = [], settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: name, dependencies: others + dependencies, path: "Sources/\(folder)/\(name)", resources: resources,
        swiftSettings: onMainActor + [withoutIsolationChecks] + settings + (resources.isEmpty ? [] : [importsInside]))
}

/// The parts of the library `TerminalUIKit`, and the folders of each.
let parts = [
    "Views": [
        "App", "Bars", "Gestures", "Layout", "Nibs", "Responders", "Storyboards", "Tapping", "Tracing",
        "ViewControllers", "Views", "World",
    ],
    "Controls": ["Controls"],
    "Lists": ["CollectionViews", "Configurations", "Diffing", "Reuse", "TableViews"],
    "TerminalUIKit": ["Exports.swift", "TerminalUIKit.docc"],
]

/// Classes have the library's name before their own, as in nibs and archives.
let namesLibrary = SwiftSetting.unsafeFlags(["-module-abi-name", "TerminalUIKit"])

/// A part of the library `TerminalUIKit`.
func part(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/Core/TerminalUIKit",
        exclude: ["README.md"] + parts.filter { $0.key != name }.flatMap(\.value).sorted(),
        swiftSettings: onMainActor + [withoutIsolationChecks, namesLibrary])
}

/// The library with its parts. SwiftPM rebuilds a module only if a module that it names has changed. A module that only
/// names `TerminalUIKit` would keep subclasses with the layout that their superclasses had.
let uiKit: [Target.Dependency] = ["TerminalUIKit", "Views", "Controls", "Lists"]

/// A library of the system. Homebrew has a folder for the headers of each, Linux only for some.
func system(
    _ name: String, in folder: String, package: String, apt: String, brew: String, hasFolder: Bool = false
) -> Target {
    let path = "Sources/\(folder)/\(name)"
    #if os(macOS)
        return .systemLibrary(name: name, path: path, pkgConfig: package, providers: [.brew([brew])])
    #else
        let pkgConfig = hasFolder ? package : nil
        return .systemLibrary(name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt])])
    #endif
}

/// A release build, too, says before it ends which value was nil, and where: experiments show this message.
let saysWhatEndsIt = SwiftSetting.unsafeFlags(["-assert-config", "Debug"], .when(configuration: .release))

/// A Boolean value that indicates whether the programs contain the workshop, and SwiftPM builds all tests. It is `true`
/// for `WORKSHOP=1 swift test` and for a release.
let hasWorkshop = Context.environment["WORKSHOP"] != nil

/// A library of the workshop.
func tool(
    _ name: String, on others: [Target.Dependency] = [], _ dependencies: Target.Dependency...,
    resources: [Resource] = [], settings: [SwiftSetting] = []
) -> Target {
    module(name, in: "Workshop", on: others + dependencies, resources: resources, settings: settings)
}

/// The libraries of the workshop. The programs don't import them: a program finds each library that it is linked to
/// (`LinkedParts` in `REPL`). To remove one, delete its folder, its line, and the lines of libraries that are built on
/// it. `.ci/parts` tries that with each.
let workshop = [
    tool("UIKitExtras", on: uiKit, settings: [namesLibrary]),
    tool("NibChecking", on: uiKit, "Inspection", "InterfaceBuilder", "REPL", argumentParser),
    tool("NibLint", on: uiKit, "NibChecking", argumentParser),
    tool("NibExplain", "Handbook", "Inspection", "NibChecking", "NibLint", argumentParser),
    tool("NibMerge", on: uiKit, "NibChecking", argumentParser),
    tool("NibReview", on: uiKit, "NibChecking", argumentParser),
]
/// The parts that only programs with a screen use.
let workshopPictures = [
    tool("Interaction", on: uiKit, "ExampleShell", "InterfaceBuilder", "ReusableViews", argumentParser),
    tool("Recordings", on: uiKit, "ExampleShell", "Handbook", resources: [.process("Page")]),
]

let workshopLibraries = workshop + workshopPictures

func names(of targets: [Target]) -> [Target.Dependency] { targets.map { .byName(name: $0.name) } }

/// The parts that the examples have inside.
let partsInside = hasWorkshop ? names(of: workshopLibraries) : []

/// A program of the workshop.
func program(_ name: String, on others: [Target.Dependency] = [], _ dependencies: Target.Dependency...) -> Target {
    .executableTarget(
        name: name, dependencies: others + dependencies, path: "Sources/Workshop/\(name)",
        swiftSettings: onMainActor + [saysWhatEndsIt])
}

/// The programs of the workshop, by what they are called in a shell.
let workshopPrograms: [(command: String, target: Target)] = [
    ("exercises", program("Exercises", "ExampleShell", "Teaching", "Handbook", "Inspection", argumentParser)),
    ("nib", program("NibProgram", on: names(of: workshop), argumentParser)),
]

/// A program of `Examples`. Its nibs are copied, not compiled: reading them is the point.
func example(_ name: String, resources: [Resource] = [], _ modules: Target.Dependency...) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["ExampleShell", "Teaching", argumentParser] + uiKit + modules
            + partsInside,
        path: "Examples/\(name)",
        resources: [.copy("Nibs")] + resources, swiftSettings: onMainActor + [saysWhatEndsIt])
}

/// The programs of `Examples`, by what they are called in a shell.
let examplePrograms: [(command: String, target: Target)] = [
    ("table-cell", example("ReusableTableViewCellExample")),
    ("grid-cell", example("ReusableGridViewCellExample", resources: [.process("Images")], "AQGridView")),
    ("date-picker", example("ReusableDatePickerViewExample")),
    ("ignorable-date-picker", example("IgnorableDatePickerViewExample")),
]
let examples = names(of: examplePrograms.map(\.target))

/// The workshop's libraries and programs.
let everything = names(of: workshopLibraries + workshopPrograms.map(\.target))

/// The tests in `Tests/<name>`.
func tests(
    _ name: String, on others: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = [],
    _ dependencies: Target.Dependency...
) -> Target {
    .testTarget(
        name: name, dependencies: others + dependencies, exclude: exclude, resources: resources,
        swiftSettings: onMainActor)
}

/// The solution of an exercise, and the tests that judge it. `swift test` fails if the solution doesn't pass.
///
/// A learner's package has a module with the exercise's name, so this module has another. Its nibs inherit the module
/// from their target, as in Xcode.
func solved(_ exercise: String) -> [Target] {
    let name = exercise.split(separator: "-").dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let folder = "Tutorials/Exercises/\(exercise)"
    return [
        .target(
            name: "\(name)Solution", dependencies: uiKit + ["ReusableViews"], path: "\(folder)/Solution",
            resources: [.copy("Nibs")], swiftSettings: onMainActor),
        .testTarget(
            name: "\(name)SolutionTests",
            dependencies: uiKit + ["Judging", "ReusableViews", .byName(name: "\(name)Solution")],
            path: "\(folder)/Tests",
            swiftSettings: onMainActor + [.unsafeFlags(["-module-alias", "\(name)=\(name)Solution"])]),
    ]
}

/// The tests that take long to build or to run: those of UIKit's whole, of the programs, the handbook and the workshop;
/// and the pieces of work that `.ci/benchmarks` counts.
let workshopTests =
    [
        .executableTarget(
            name: "Figures", dependencies: uiKit + ["CXML2", "Canvases", "InterfaceBuilder", "ReusableViews"],
            path: "Tests/Benchmarks/Figures", resources: [.copy("Nibs")], swiftSettings: onMainActor),
        tests(
            "TerminalUIKitTests", on: uiKit + names(of: workshop),
            resources: [
                .copy("Nibs/EveryElement.xib"), .copy("Nibs/Referenced.storyboard"),
                .copy("ThirdParty/NibMadeCell.xib"),
            ], "Handbook", "Inspection", "Canvases", "Swift5Library", "TerminalTesting"),
        tests("NibTests", on: uiKit + examples + everything, "Inspection", "TerminalTesting"),
        tests("ExampleTests", on: uiKit + examples + everything, "Inspection", "TerminalTesting"),
        tests(
            "HandbookTests", on: uiKit + examples + everything, "Answers", "Handbook", "Inspection", "TerminalTesting"),
        tests("ExercisesTests", on: uiKit + everything, "Judging", "ReusableViews", "TerminalTesting"),
        tests("AbuseTests", on: uiKit + examples, exclude: ["Figures.md"], "Canvases", "TerminalTesting"),
    ]
    // One exercise of each kind: a delegate answers, actions are sent, cells are counted, nothing is left alive.
    + solved("10-answer-a-delegate") + solved("14-which-row") + solved("18-a-badge-of-your-own")
    + solved("23-a-cells-closure")

let package = Package(
    name: "ReusableViews",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "AQGridView", targets: ["AQGridView"]),
        .library(name: "TerminalUIKit", targets: ["TerminalUIKit", "Views", "Controls", "Lists", "_Testing_UIKit"]),
        .library(name: "Canvases", targets: ["Canvases"]),
        .library(name: "ReusableViews", targets: ["ReusableViews"]),
        .library(name: "ExampleShell", targets: ["ExampleShell", "Teaching"]),
        .library(name: "TerminalTesting", targets: ["TerminalTesting"]),
        .library(name: "Judging", targets: ["Judging"]),
    ] + workshopLibraries.map { .library(name: $0.name, targets: [$0.name]) }
        + (examplePrograms + workshopPrograms).map { .executable(name: $0.command, targets: [$0.target.name]) },
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        system("CXML2", in: "Core", package: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2", hasFolder: true),
        system("CPNG", in: "Core", package: "libpng", apt: "libpng-dev", brew: "libpng"),
        system("CJPEG", in: "Core", package: "libjpeg", apt: "libjpeg62-turbo-dev", brew: "jpeg-turbo"),
        module("PlainText", in: "Core"),
        module("InterfaceBuilder", in: "Core", "PlainText", "CXML2"),
        module("Drawing", in: "Core", "PlainText", "CJPEG", "CPNG"),
        part("Views", "InterfaceBuilder", "Drawing"),
        part("Controls", "Views"),
        part("Lists", "Views"),
        part("TerminalUIKit", "Controls", "Lists"),
        // The compiler imports this module into a test that imports Testing and UIKit.
        .target(name: "_Testing_UIKit", path: "Sources/Core/_Testing_UIKit"),
        module("AQGridView", in: "Core", on: uiKit),
        module("ReusableViews", in: "Core", on: uiKit, "InterfaceBuilder", "AQGridView"),

        system("CReadline", in: "Shell", package: "readline", apt: "libreadline-dev", brew: "readline"),
        module("Canvases", in: "Shell", "Drawing"),
        module("REPL", in: "Shell", "Canvases", "CReadline", argumentParser),
        module("Inspection", in: "Shell", on: uiKit, "Handbook", "InterfaceBuilder", "REPL", argumentParser),
        // The handbook's pages are resources of the module that reads them; the exercises lie beside them.
        .target(
            name: "Handbook", path: "Tutorials", exclude: ["Site"], sources: ["Handbook"],
            resources: [.copy("Handbook.docc"), .copy("Exercises")], swiftSettings: onMainActor),
        .target(
            name: "ExampleShell",
            dependencies: uiKit + [
                "Handbook", "Inspection", "InterfaceBuilder", "REPL", "ReusableViews", argumentParser,
            ],
            path: "Sources/Shell/ExampleShell", swiftSettings: onMainActor + [importsInside]),
        .target(
            name: "Teaching", dependencies: uiKit + ["ExampleShell", "Handbook", "Inspection", argumentParser],
            path: "Sources/Teaching", swiftSettings: onMainActor + [importsInside]),

        tests("PlainTextTests", "PlainText"),
        tests("InterfaceBuilderTests", resources: [.copy("Archives")], "InterfaceBuilder", "TerminalTesting"),
        tests("DrawingTests", "Canvases", "TerminalTesting"),
        tests("AQGridViewTests", on: uiKit, "AQGridView", "Canvases", "TerminalTesting"),
        tests("ReusableViewsTests", on: uiKit, "ReusableViews", "TerminalTesting"),
        tests("REPLTests", "REPL", "Canvases", "PlainText", "TerminalTesting", argumentParser),
        tests("ReferenceTests", on: uiKit + examples, "TerminalTesting"),
        // The code that the exercises' tests share.
        .target(
            name: "Judging", dependencies: uiKit + ["AQGridView", "Canvases", "ReusableViews"],
            path: "Tutorials/Exercises/Judging", swiftSettings: onMainActor),
        // Code as other people's libraries have it: in Swift 5, without actors.
        .target(
            name: "Swift5Library", dependencies: uiKit, path: "Tests/Swift5Library",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Uses the API that the libraries' pages list, as a package does that depends on this one.
        .target(
            name: "Answers",
            dependencies: uiKit + ["InterfaceBuilder", "Canvases", "AQGridView", "ReusableViews"],
            path: "Tests/Answers"),
        // A program for a user's own screen in this shell.
        .executableTarget(name: "OwnScreen", dependencies: ["ExampleShell"] + uiKit, path: "Tests/OwnScreen"),
        // A screen that does some of its work later.
        .executableTarget(
            name: "LaterScreen", dependencies: ["ExampleShell"] + uiKit + partsInside, path: "Tests/LaterScreen",
            swiftSettings: onMainActor),
        // Makes the pages of `.ci/site` from the handbook's pages and the programs' output.
        .executableTarget(
            name: "Site", dependencies: ["Canvases", "Handbook"], path: "Tutorials/Site",
            exclude: ["site.css", "site.js"], swiftSettings: onMainActor),
        .target(
            name: "TerminalTesting", dependencies: ["REPL"], path: "Tests/TerminalTesting", swiftSettings: onMainActor),
    ] + (examplePrograms + workshopPrograms).map(\.target) + workshopLibraries
        + (hasWorkshop ? workshopTests : []),
    swiftLanguageModes: [.v6]
)
