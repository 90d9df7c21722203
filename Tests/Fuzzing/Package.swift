// swift-tools-version: 6.1
import PackageDescription

/// Fuzzing of everything that reads a stranger's file, with libFuzzer; `./fuzz` in this directory builds and runs it.
let package = Package(
    name: "boardscan-fuzzing",
    dependencies: [.package(name: "boardscan", path: "../..")],
    targets: [
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                .product(name: "Boardscan", package: "boardscan"),
                .product(name: "DocumentFormats", package: "boardscan"),
                .product(name: "Comparison", package: "boardscan"),
                .product(name: "Learning", package: "boardscan"),
                .product(name: "TrainingSets", package: "boardscan"),
                .product(name: "BoardServer", package: "boardscan"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
