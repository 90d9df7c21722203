import NIOCore

/// The addresses by which others of the local network reach this machine.
public enum LocalAddresses {
    /// IPv4 addresses of its networks, those of homes and offices first.
    public static func all() -> [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        let found = devices.compactMap { device -> String? in
            guard case .v4 = device.address, let text = device.address?.ipAddress else { return nil }
            return text.hasPrefix("127.") || text.hasPrefix("169.254.") ? nil : text
        }
        return found.filter(isPrivate) + found.filter { !isPrivate($0) }
    }

    /// As RFC 1918 sets them apart.
    private static func isPrivate(_ address: String) -> Bool {
        let parts = address.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 4 else { return false }
        return parts[0] == 10 || parts[0] == 192 && parts[1] == 168 || parts[0] == 172 && (16...31).contains(parts[1])
    }
}
