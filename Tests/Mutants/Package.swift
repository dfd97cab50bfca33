// swift-tools-version: 6.2
import PackageDescription

/// Writes changes into sources that a suite should notice. It is a package of its own, as swift-syntax takes minutes
/// to build.
let package = Package(
    name: "Mutants",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1"))],
    targets: [
        .executableTarget(
            name: "Mutate",
            dependencies: [
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Mutate")
    ],
    swiftLanguageModes: [.v6]
)
