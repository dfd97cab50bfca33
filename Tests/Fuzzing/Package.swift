// swift-tools-version: 6.2
import PackageDescription

/// Has libFuzzer look for nibs that do harm. It is a package of its own, as all that it needs is built for it alone.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ReusableViews", path: "../..")],
    targets: [
        .executableTarget(
            name: "NibFuzzer",
            dependencies: [
                .product(name: "Canvases", package: "ReusableViews"),
                .product(name: "InterfaceBuilder", package: "ReusableViews"),
                .product(name: "TerminalUIKit", package: "ReusableViews"),
            ],
            path: "NibFuzzer", swiftSettings: [.defaultIsolation(MainActor.self)])
    ],
    swiftLanguageModes: [.v6]
)
