import Testing

@testable import PhotoIndex

@Suite struct UsualPathTests {
    private func place(_ variables: [String: String]) -> String? {
        PhotoIndex.usualPath { variables[$0] }?.string
    }

    @Test func theCacheOfTheUser() {
        #expect(place(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/boardscan/index.sqlite")
    }

    @Test func aRelativeCacheDirectoryIsNone() {
        #expect(place(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/boardscan/index.sqlite")
    }

    @Test func noPlaceWithoutAHome() {
        #expect(place([:]) == nil)
    }
}
