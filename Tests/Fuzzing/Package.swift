// swift-tools-version: 6.2
import PackageDescription

/// A package that searches for harmful nibs with libFuzzer. It is separate, because it builds its dependencies again.
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
