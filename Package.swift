// swift-tools-version: 6.1
import PackageDescription

/// One module per stage of reading; imports only run downwards in this list.
let package = Package(
    name: "boardscan",
    products: [
        .executable(name: "boardscan", targets: ["BoardscanCommand"]),
        .executable(name: "boardscan-train", targets: ["BoardscanTrainCommand"]),
        .executable(name: "boardscan-serve", targets: ["BoardscanServeCommand"]),
        .library(
            name: "Boardscan",
            targets: [
                "Boardscan", "Reading", "GlyphClassifier", "Segmentation", "Finding", "Preprocessing", "Imaging",
                "Layout", "DocumentModel", "FileAccess",
            ]),
        .library(name: "Learning", targets: ["Learning", "GlyphTraining"]),
        .library(name: "DocumentFormats", targets: ["DocumentFormats"]),
        .library(name: "Comparison", targets: ["Comparison"]),
        .library(name: "PhotoIndex", targets: ["PhotoIndex"]),
        .library(name: "TrainingSets", targets: ["TrainingSets"]),
        .library(name: "BoardServer", targets: ["BoardServer"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.1"),
        // For boardscan-serve alone: nothing else is built with it.
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    ],
    targets: [
        // Executables: arguments, files, exit codes, progress.
        .executableTarget(
            name: "BoardscanCommand",
            dependencies: [
                "Boardscan", "DocumentFormats", "Learning", "TrainingSets", "GlyphTraining", "Reading",
                "GlyphClassifier", "Segmentation", "PhotoIndex", "DocumentModel", "Imaging", "FileAccess", "Comparison",
                "CMalloc",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]),
        .executableTarget(
            name: "BoardscanTrainCommand",
            dependencies: [
                "Boardscan", "Learning", "FontGlyphs", "TrainingSets", "GlyphTraining", "GlyphClassifier",
                "Imaging", "FileAccess", "ReadingTraining", "Reading", "Segmentation", "Finding", "NetworkKernels",
                "Layout", "DocumentModel",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        .executableTarget(
            name: "BoardscanServeCommand",
            dependencies: [
                "BoardServer", "Boardscan", "DocumentFormats", "PhotoIndex", "DocumentModel", "FileAccess", "CMalloc",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // The server: photos come from browsers, each is read in a process of its own.
        .target(
            name: "BoardServer",
            dependencies: [
                "Boardscan", "DocumentFormats", "Imaging", "PhotoIndex", "DocumentModel", "FileAccess", "CBoardServer",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),

        // What is tuned and measured of reading: the score's weights, confidences, what learning is worth.
        .target(
            name: "ReadingTraining",
            dependencies: [
                "Learning", "Comparison", "TrainingSets", "GlyphTraining", "DocumentFormats", "Reading",
                "GlyphClassifier", "Layout", "DocumentModel",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]),

        // Learning from a user's corrections.
        .target(
            name: "Learning",
            dependencies: [
                "Boardscan", "TrainingSets", "GlyphTraining", "Reading", "GlyphClassifier", "Segmentation",
                "DocumentFormats", "Imaging", "DocumentModel", "FileAccess",
            ]),

        // The façade.
        .target(
            name: "Boardscan",
            dependencies: [
                "Reading", "GlyphClassifier", "Segmentation", "Finding", "Preprocessing", "Imaging",
                "DocumentModel", "BundledModels", "FileAccess",
            ]),

        // Comparison with the truth and with Tesseract.
        .target(
            name: "Comparison",
            dependencies: [
                "GlyphTraining", "DocumentFormats", "GlyphClassifier", "Preprocessing", "Imaging", "DocumentModel",
                "CTesseract",
            ]),

        // Training: data sets, rendering, the trainer.
        .target(
            name: "FontGlyphs",
            dependencies: ["TrainingSets", "GlyphTraining", "Reading", "GlyphClassifier", "CFreeType"]),
        .target(
            name: "TrainingSets",
            dependencies: [
                "GlyphTraining", "Finding", "Reading", "GlyphClassifier", "Segmentation", "NetworkKernels",
                "Preprocessing", "Imaging", "DocumentFormats", "DocumentModel", "FileAccess", "CZlib",
            ]),
        .target(
            name: "GlyphTraining",
            dependencies: [
                "Finding", "GlyphClassifier", "NetworkKernels", "Preprocessing", "Imaging", "DocumentModel",
            ]),

        // Output.
        .target(
            name: "DocumentFormats",
            dependencies: [
                "Finding", "Preprocessing", "Imaging", "DocumentModel", "FileAccess", "CZlib", "CPages",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]),

        // The stages of reading.
        .target(
            name: "Reading",
            dependencies: [
                "GlyphClassifier", "Segmentation", "Finding", "NetworkKernels", "Layout", "DocumentModel", "CKernels",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]),
        .target(
            name: "GlyphClassifier",
            dependencies: ["Preprocessing", "NetworkKernels", "DocumentModel", "CKernels"]),
        .target(
            name: "Segmentation",
            dependencies: [
                "Finding", "Preprocessing", "Imaging", "DocumentModel", "CKernels",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]),
        .target(
            name: "Finding",
            dependencies: ["NetworkKernels", "Preprocessing", "Imaging", "DocumentModel", "CKernels"]),
        .target(name: "Preprocessing", dependencies: ["Imaging", "DocumentModel", "CKernels"]),
        .target(
            name: "Imaging",
            dependencies: ["DocumentModel", "CKernels", "CLeptonica", "CImageDecoding"]),
        // The order of what was found.
        .target(
            name: "Layout",
            dependencies: ["Imaging", "DocumentModel", .product(name: "Algorithms", package: "swift-algorithms")]),
        // What stands on the photos of a computer: the index, and the search in it.
        .target(name: "PhotoIndex", dependencies: ["DocumentModel", "FileAccess", "CSQLite"]),
        .target(name: "DocumentModel"),

        // Arithmetic of networks: products, layers in whole numbers, half precision.
        .target(name: "NetworkKernels", dependencies: ["CKernels", "CZlib"]),

        // Paths, whole files, directories.
        .target(name: "FileAccess"),

        // Inner loops in C, for the processor's own vector instructions.
        .target(name: "CKernels"),
        // How memory is kept, which Swift has no word for.
        .target(name: "CMalloc"),
        // PNG, whose library tells errors by a jump; TIFF's errors, which Leptonica does not tell; and formats whose libraries need
        // not be there, decoded in processes of their own.
        .target(name: "CImageDecoding", dependencies: ["CPNG"]),

        // Style sheets and scripts of the pages that are written, embedded in the binary.
        .target(name: "CPages", exclude: ["pages"]),
        // The server's page, embedded in the binary; QR codes, whose library need not be there; files in memory.
        .target(name: "CBoardServer", exclude: ["pages"]),

        // Weights and language prior, embedded in the binary.
        .target(name: "BundledModels"),

        // System libraries.
        .systemLibrary(name: "CLeptonica", pkgConfig: "lept", providers: [.apt(["libleptonica-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        // Its header alone: the library is loaded when it is asked for.
        .systemLibrary(name: "CTesseract", providers: [.apt(["libtesseract-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // Tests mirror the sources.
        .target(
            name: "TestSupport",
            dependencies: [
                "GlyphTraining", "Segmentation", "Finding", "NetworkKernels", "Preprocessing", "Imaging",
                "DocumentModel",
            ],
            path: "Tests/TestSupport"),
        .testTarget(name: "DocumentModelTests", dependencies: ["DocumentModel"]),
        .testTarget(name: "LayoutTests", dependencies: ["TestSupport", "Layout", "Imaging", "DocumentModel"]),
        .testTarget(name: "PhotoIndexTests", dependencies: ["PhotoIndex", "DocumentModel", "FileAccess", "CSQLite"]),
        .testTarget(
            name: "BoardServerTests",
            dependencies: ["BoardServer", "PhotoIndex", "DocumentModel", "FileAccess", "CBoardServer"]),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"]),
        .testTarget(
            name: "ImagingTests",
            dependencies: ["TestSupport", "Imaging", "DocumentModel", "CLeptonica"]),
        .testTarget(
            name: "PreprocessingTests",
            dependencies: ["TestSupport", "Preprocessing", "Imaging", "DocumentModel"]),
        .testTarget(name: "CKernelsTests", dependencies: ["CKernels"]),
        .testTarget(name: "NetworkKernelsTests", dependencies: ["TestSupport", "NetworkKernels", "CKernels"]),
        .testTarget(
            name: "FindingTests",
            dependencies: [
                "TestSupport", "Finding", "NetworkKernels", "Preprocessing", "Imaging", "DocumentModel",
            ]),
        .testTarget(
            name: "SegmentationTests",
            dependencies: [
                "TestSupport", "Segmentation", "Finding", "Preprocessing", "Imaging", "DocumentModel",
            ]),
        .testTarget(
            name: "GlyphClassifierTests",
            dependencies: [
                "TestSupport", "GlyphClassifier", "Preprocessing", "NetworkKernels", "CKernels",
            ]),
        .testTarget(
            name: "ReadingTests",
            dependencies: [
                "TestSupport", "Reading", "GlyphClassifier", "Segmentation", "Finding", "Preprocessing", "Layout",
                "DocumentModel",
            ]),
        .testTarget(
            name: "DocumentFormatsTests",
            dependencies: ["DocumentFormats", "Preprocessing", "Imaging", "DocumentModel", "FileAccess"]),
        .testTarget(
            name: "LearningTests",
            dependencies: [
                "Learning", "Boardscan", "TrainingSets", "GlyphTraining", "DocumentFormats", "Reading",
                "GlyphClassifier", "Imaging", "DocumentModel",
            ]),
        .testTarget(
            name: "GlyphTrainingTests",
            dependencies: [
                "GlyphTraining", "Finding", "GlyphClassifier", "NetworkKernels", "Preprocessing", "Imaging",
            ]),
        .testTarget(
            name: "TrainingSetsTests",
            dependencies: [
                "TrainingSets", "FontGlyphs", "BundledModels", "GlyphTraining", "Reading", "GlyphClassifier",
                "NetworkKernels", "Segmentation", "Finding", "Preprocessing", "Imaging", "DocumentModel",
                "FileAccess",
            ]),
        .testTarget(
            name: "ComparisonTests", dependencies: ["Comparison", "Imaging", "DocumentModel"]),
        .testTarget(
            name: "ReadingTrainingTests",
            dependencies: [
                "ReadingTraining", "TrainingSets", "GlyphTraining", "Reading", "GlyphClassifier", "Segmentation",
                "Preprocessing", "Layout", "DocumentModel",
            ]),
        .testTarget(
            name: "BoardscanTests",
            dependencies: [
                "Boardscan", "BundledModels", "FontGlyphs", "TrainingSets", "GlyphTraining", "Comparison",
                "DocumentFormats", "Reading", "GlyphClassifier", "Segmentation", "Finding", "Preprocessing",
                "Imaging", "DocumentModel", "FileAccess",
            ],
            exclude: ["Golden"]),
        .testTarget(
            name: "BoardscanCommandTests",
            dependencies: [
                "BoardscanCommand", "Comparison", "BundledModels", "GlyphTraining", "Imaging", "Segmentation",
            ],
            exclude: ["Snapshots"]),
        .testTarget(
            name: "BoardscanTrainCommandTests",
            dependencies: [
                "BoardscanTrainCommand", "TrainingSets", "GlyphTraining", "GlyphClassifier", "Finding", "FileAccess",
            ]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c17
)
