// swift-tools-version: 6.1
import PackageDescription

/// Benchmarks of each stage and of the whole; `swift package benchmark` in this directory runs them.
let package = Package(
    name: "boardscan-benchmarks",
    dependencies: [
        .package(name: "boardscan", path: "../.."),
        // Without its trait it needs no jemalloc; allocations are then not counted.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Stages",
            dependencies: [
                .product(name: "Boardscan", package: "boardscan"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Stages",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(
            name: "Budget", dependencies: [.product(name: "Boardscan", package: "boardscan")], path: "Benchmarks/Budget"
        ),
        .executableTarget(
            name: "Index",
            dependencies: [
                .product(name: "PhotoIndex", package: "boardscan"), .product(name: "Boardscan", package: "boardscan"),
            ], path: "Benchmarks/Index"),
    ],
    swiftLanguageModes: [.v6]
)
