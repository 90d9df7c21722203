import BoardServer
import DocumentModel
import FileAccess
import Glibc
import Synchronization

/// What the program says on its terminal: where the page is.
final class Announcement: Sendable {
    /// The address in the local network; `nil` on loopback.
    private let host: String?
    private let port = Mutex(0)

    init(host: String?) { self.host = host }

    /// Tells where the page is, and whether anything is stored.
    func begin(port: Int, token: String?, folder: FilePath?) {
        self.port.withLock { $0 = port }
        let place = folder.map { "Photos are stored in \($0.string.printable)." } ?? "Nothing is stored."
        Self.say("\(place)\n")
        if let token { tell(token: token) } else { Self.say("Open http://127.0.0.1:\(port)/\n") }
    }

    /// Tells the address that lets the next browser in.
    func tell(token: String) {
        let address = "http://\(host ?? "127.0.0.1"):\(port.withLock { $0 })/?token=\(token)"
        if let code = QRCode(address) {
            Self.say(code.terminalText)
        } else {
            Self.error("no QR code: Debian's libqrencode4 is not installed")
        }
        Self.say("Open \(address)\n")
    }

    /// A line on standard output; nobody may be there to read it.
    private static func say(_ text: String) { try? FileWriting.writeToStandardOutput(Array(text.utf8)) }

    /// A line on standard error.
    static func error(_ message: String) {
        FileWriting.writeToStandardError(Array("boardscan-serve: \(message.printable)\n".utf8))
    }
}
