// swift-tools-version: 6.2
import PackageDescription

/// A package that searches with libFuzzer for files and texts that do harm. It is separate, because it builds its
/// dependencies again.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ReusableViews", path: "../..")],
    targets: [
        .executableTarget(
            name: "Fuzzer",
            dependencies: [
                .product(name: "Canvases", package: "ReusableViews"),
                .product(name: "InterfaceBuilder", package: "ReusableViews"),
                .product(name: "NibChecking", package: "ReusableViews"),
                .product(name: "NibExplain", package: "ReusableViews"),
                .product(name: "NibLint", package: "ReusableViews"),
                .product(name: "TerminalUIKit", package: "ReusableViews"),
            ],
            path: "Fuzzer",
            swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault")])
    ],
    swiftLanguageModes: [.v6]
)
