// swift-tools-version: 6.2
import PackageDescription

/// The program `port`, which carries code from Xcode to here and back. It is a package of its own: swift-syntax takes
/// minutes to build, and who only uses the package above never builds it.
let package = Package(
    name: "Port",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "port", targets: ["Port"])],
    dependencies: [
        .package(name: "ReusableViews", path: "../../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
    ],
    targets: [
        .executableTarget(
            name: "Port",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "InterfaceBuilder", package: "ReusableViews"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Port", resources: [.copy("Support")]),
        .testTarget(name: "PortTests", dependencies: ["Port"], path: "PortTests", resources: [.copy("Moons")]),
    ],
    swiftLanguageModes: [.v6]
)
