// Fills an index with made-up photos of 500 characters, and times searches in it.
//
//     swift run -c release Index FILE [PHOTOS]
//
// Photos are added to those that are there; without a number it only searches. Times are processor milliseconds.

import DocumentModel
import FileAccess
import Glibc
import PhotoIndex

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    print("usage: Index FILE [PHOTOS]")
    exit(64)
}
let path = FilePath(arguments[1])
var made = MadeUpPhotos()
let index = try PhotoIndex.open(at: path)

func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func peakMegabytes() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
}

func report(_ name: String, _ texts: [String], _ options: PhotoSearchOptions = PhotoSearchOptions()) throws {
    var found = 0
    let times = try texts.map { text in
        let start = processorSeconds()
        found += try index.find(text, options).matches.count
        return Int(((processorSeconds() - start) * 1000).rounded())
    }.sorted()
    print("\(name): median \(times[times.count / 2]) ms, most \(times.last ?? 0) ms, found \(found / texts.count)")
}

if arguments.count > 2, let count = Int(arguments[2]) {
    let (first, start) = (try index.photoCount(), processorSeconds())
    for number in first..<first + count {
        let name = FilePath("/photos/\(number % 2 == 0 ? "even" : "odd")/\(number).jpg")
        try index.store(
            name, FileStamp(size: Int64(number), modified: 1), hash: ContentHash(name.bytes), pages: [made.page()])
        if number % 10_000 == 9_999 {
            print("\(number + 1) photos, \(Int(processorSeconds() - start)) s, peak \(peakMegabytes()) MB")
        }
    }
    try index.optimize()
}
let words = made.words
let (photos, size) = (max(1, try index.photoCount()), try FileStamp(of: path).size)
print("\(photos) photos, \(Int(size) / photos) bytes each")
try report("first search", [words[5000]])
try report("the most frequent words", Array(words[0..<10]))
try report("words of rank 100", Array(words[100..<110]))
try report("words of rank 1,000", Array(words[1000..<1010]))
try report("words of rank 25,000", Array(words[25_000..<25_010]))
try report("two words", (0..<10).map { words[300 + $0] + " " + words[2000 + $0] })
let long = (0..<5).map { first in (0..<8).map { words[500 + 10 * first + $0] }.joined(separator: " ") }
try report("eight words", long)
try report("absent", ["zzyzx", "qwertzuiop", "xylophonquartz"])
try report("one letter", ["a", "q", "7"])
try report("half of the photos", Array(words[1000..<1005]), PhotoSearchOptions(paths: ["/photos/even"]))
print("peak \(peakMegabytes()) MB")
