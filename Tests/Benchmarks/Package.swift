// swift-tools-version: 6.2
import PackageDescription

/// Measures what the package above costs. It is a package of its own, so that who only uses that one never builds this.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "ReusableViews", path: "../.."),
        // Without its traits: what counts allocations there is a package of its own, and slows everything down.
        .package(url: "https://github.com/ordo-one/benchmark", .upToNextMinor(from: "1.38.1"), traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Figures",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "Canvases", package: "ReusableViews"),
                .product(name: "InterfaceBuilder", package: "ReusableViews"),
                .product(name: "ReusableViews", package: "ReusableViews"),
                .product(name: "TerminalUIKit", package: "ReusableViews"),
                .product(name: "TerminalTesting", package: "ReusableViews"),
            ],
            path: "Figures", resources: [.copy("Nibs")], swiftSettings: [.defaultIsolation(MainActor.self)],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        // The floor of a program's start.
        .executableTarget(name: "Hello", path: "Hello"),
    ],
    swiftLanguageModes: [.v6]
)
