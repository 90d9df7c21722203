/// Working memory, uninitialised or zeroed, that lives as long as its owner.
///
/// A class because the layers of a network point into it; each buffer belongs to one pass at a time, which is what
/// makes it safe to hand to another thread.
package final class WorkingBuffer<Element: BitwiseCopyable & AdditiveArithmetic>: @unchecked Sendable {
    package let pointer: UnsafeMutablePointer<Element>
    package let count: Int

    package init(count: Int) {
        self.count = count
        pointer = .allocate(capacity: max(1, count))
    }

    package init(zeros count: Int) {
        self.count = count
        pointer = .allocate(capacity: max(1, count))
        pointer.initialize(repeating: .zero, count: max(1, count))
    }

    deinit { pointer.deallocate() }
}

package typealias FloatBuffer = WorkingBuffer<Float>
