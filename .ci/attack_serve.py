"""Attacks a boardscan-serve of its own on loopback, and says what came of it.

usage: attack_serve.py BOARDSCAN-SERVE FIXTURES DIRECTORY
"""
import collections
import concurrent.futures
import pathlib
import random
import socket
import struct
import sys
import time
import zlib

from serving import serving

# Memory that the server itself may take, in MB, whatever comes: ten photos of 32 MB, each held twice for a moment, and
# itself. Photos are read by processes of their own, 4 GB each at most.
MOST_MEMORY = 900
UPLOADS = 200
SLOW = 40
PATIENCE = 300  # seconds

failures = []


def request(method, path, body=b"", headers=(), host=None, length=None):
    """The bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or 'localhost'}", "Connection: close", *headers]
    if body or length is not None:
        lines.append(f"Content-Length: {len(body) if length is None else length}")
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def answer(connection):
    """Status, head and body of an answer; 0 where the connection was closed without one."""
    data = b""
    try:
        while chunk := connection.recv(1 << 16):
            data += chunk
    except (ConnectionError, TimeoutError):
        pass
    head, _, body = data.partition(b"\r\n\r\n")
    # An interim answer comes first.
    if head.startswith(b"HTTP/1.1 100"):
        head, _, body = body.partition(b"\r\n\r\n")
    return (int(head.split(b" ")[1]) if head.startswith(b"HTTP/1.1 ") else 0), head.decode("latin-1"), body


def ask(port, data, patience=PATIENCE):
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as connection:
        try:
            connection.sendall(data)
        except ConnectionError:
            pass
        return answer(connection)


def tell(what, statuses, wanted, server, note=""):
    """A line of the report; other answers than wanted are failures."""
    counts = collections.Counter(statuses)
    odd = {status: count for status, count in counts.items() if status not in wanted}
    text = ", ".join(f"{count}× {status or 'closed'}" for status, count in sorted(counts.items()))
    now, most = server.memory()
    print(f"{what:42} {text:34} {now:5} MB, {most} at most{note and '; ' + note}", flush=True)
    if odd:
        failures.append(f"{what}: {odd}")
    if server.process.poll() is not None:
        raise SystemExit(f"{what}: the server ended")
    if ask(server.port, request("GET", "/v1/limits"))[0] not in (200, 401):
        failures.append(f"{what}: the server does not answer any more")


def broken_photos(photo):
    chance = random.Random(7)
    png = lambda width, height: b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in ((b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
                           (b"IDAT", zlib.compress(bytes(1000))), (b"IEND", b"")))
    yield b"no photo"
    yield bytes(chance.randrange(256) for _ in range(50_000))
    yield photo[:len(photo) // 2]
    yield png(60_000, 60_000)
    yield png(6_000, 6_000)
    yield b"%PDF-1.7\n" + bytes(chance.randrange(256) for _ in range(20_000))
    for _ in range(4):
        damaged = bytearray(photo)
        for _ in range(200):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        yield bytes(damaged)


def forms(photo):
    """Forms that are none, or odd."""
    form = lambda content, boundary="x": (["Content-Type: multipart/form-data; boundary=" + boundary], content)
    part = b'--x\r\nContent-Disposition: form-data; name="%s"; filename="a"\r\n\r\n'
    yield form(b"--x--\r\n")
    yield form(part % b"image")
    yield form(part % b"other" + photo + b"\r\n--x--\r\n")
    yield form(b"--x\r\n\r\n\r\n--x--\r\n")
    yield form((part % b"other" + b"1\r\n") * 5000 + b"--x--\r\n")
    yield form(b"--" + b"y" * 500, "y" * 500)
    yield form(b"\r\n--" * 100_000)


def slow_heads(port):
    """Connections whose heads come byte by byte. Returns seconds until they were closed."""
    connections = [socket.create_connection(("127.0.0.1", port)) for _ in range(SLOW)]
    start, ends, sent = time.monotonic(), {}, 0
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 1000
    for connection in connections:
        connection.setblocking(False)
    while len(ends) < SLOW and time.monotonic() - start < 90:
        for connection in connections:
            if connection in ends:
                continue
            try:
                connection.send(head[sent:sent + 1])
                if not connection.recv(1 << 16):
                    ends[connection] = time.monotonic() - start
            except BlockingIOError:
                pass
            except ConnectionError:
                ends[connection] = time.monotonic() - start
        sent += 1
        time.sleep(0.5)
    for connection in connections:
        connection.close()
    return [0] * len(ends) + [1] * (SLOW - len(ends)), max(ends.values(), default=0)


def slow_bodies(port, count):
    def drip(_):
        with socket.create_connection(("127.0.0.1", port), timeout=90) as connection:
            connection.sendall(request("POST", "/v1/read", length=1_000_000))
            connection.settimeout(1)
            for _ in range(90):
                try:
                    connection.sendall(b"x" * 10)
                    data = connection.recv(1 << 16)
                    return int(data.split(b" ")[1]) if data else 0
                except TimeoutError:
                    continue
                except ConnectionError:
                    return 0
        return 1
    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        return list(pool.map(drip, range(count)))


def endless(port, beginning, piece, most=200 << 20):
    """Sends on and on, until the server has enough."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        sent = 0
        try:
            connection.sendall(beginning)
            while sent < most:
                connection.sendall(piece)
                sent += len(piece)
        except (ConnectionError, TimeoutError):
            pass
        return answer(connection)[0], sent


def attack_loopback(server, photo, folder):
    port = server.port
    tell("a photo", [ask(port, request("POST", "/v1/read", photo))[0]], {200}, server)

    statuses = [ask(port, request("POST", "/v1/read", length=10**9))[0], ask(port, request("POST", "/v1/read", b"x" * (40 << 20)))[0],
                ask(port, request("PUT", "/v1/photos/1/pages/0/words/0", b"x" * (1 << 20)))[0]]
    tell("oversize", statuses, {413}, server)
    status, sent = endless(port, request("POST", "/v1/read", headers=["Transfer-Encoding: chunked"]), b"10000\r\n" + b"x" * 65536 + b"\r\n")
    tell("an endless body", [status], {413, 0}, server, f"{sent >> 20} MB were sent")
    status, sent = endless(port, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"x" * 65536)
    tell("an endless header", [status], {400, 431, 0}, server, f"{sent >> 20} MB were sent")
    status, sent = endless(port, b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: y\r\n" * 1000)
    tell("endless headers", [status], {400, 431, 0}, server, f"{sent >> 20} MB were sent")

    statuses = [ask(port, data, 20)[0] for data in (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200), b"GET\r\n\r\n", b"\r\n" * 1000, b"GET / HTTP/9.9\r\n\r\n",
        b"POST /v1/read HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST /v1/read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /v1/read HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n")]
    tell("no HTTP", statuses, {0, 400, 421}, server)
    tell("broken photos", [ask(port, request("POST", "/v1/read", data))[0] for data in broken_photos(photo)], {200, 422}, server)
    tell("odd forms", [ask(port, request("POST", "/v1/read", body, headers))[0] for headers, body in forms(photo)], {400}, server)

    hosts = ["evil.example", "127.0.0.1.evil.example", "localhost.", "0.0.0.0", "", "[::1", "localhost:80:80", "user@localhost"]
    statuses = [ask(port, f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())[0] for host in hosts]
    statuses += [ask(port, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 20)[0], ask(port, b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\nConnection: close\r\n\r\n", 20)[0]]
    tell("foreign hosts", statuses, {421, 400}, server)
    origins = ["http://evil.example", "null", "https://localhost", f"http://localhost:{port + 1}", "http://localhost.evil.example"]
    statuses = [ask(port, request("POST", "/v1/photos", photo, [f"Origin: {origin}"]))[0] for origin in origins]
    statuses += [ask(port, request("POST", "/v1/photos", photo, ["Sec-Fetch-Site: cross-site"]))[0]]
    tell("foreign origins", statuses, {403}, server)

    paths = ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/style.css/../../x", "/v1/photos/..%2f..",
             "/v1/photos/../../etc/passwd/result", "/%00", "/v1/%ff", "/style.css%00.html", "/pages/index.html", "http://evil.example/"]
    statuses = [ask(port, request("GET", path))[0] for path in paths]
    statuses += [ask(port, request("POST", f"/v1/open?name={name}"))[0] for name in ("../secret.jpg", "..%2Fsecret.jpg", "/etc/passwd", "%00", "a/../../secret.jpg")]
    tell("ways to other files", statuses, {404, 400}, server)

    names = ["../../../tmp/evil.jpg", "..%2F..%2Fsecret.jpg", "<script>alert(1)</script>.jpg", "%0d%0aSet-Cookie:%20a=b.jpg", ".htaccess", "a%00b.jpg",
             "%22;%20x=%22.jpg", "CON", "x" * 500, "-rf", "%E2%80%AEgpj.exe"]
    found = [ask(port, request("POST", f"/v1/photos?name={name}", photo)) for name in names]
    stored = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file() and path.name != "index.sqlite")
    tell("odd names", [status for status, _, _ in found], {201}, server)
    if any("Set-Cookie" in head for _, head, _ in found):
        failures.append("a name got into the head of an answer")
    if len(stored) < len(names) or any(c in name for name in stored for c in "<>\"'/\n\r;") or any(name.startswith((".", "-")) for name in stored):
        failures.append(f"stored as {stored}")
    outside = [path.name for path in folder.parent.iterdir() if path.suffix == ".jpg"]
    if outside:
        failures.append(f"stored outside: {outside}")
    print(f"{'':42} stored as {stored[:4]} …")

    statuses, seconds = slow_heads(port)
    tell(f"{SLOW} slow heads", statuses, {0}, server, f"closed after {seconds:.0f} s")
    tell("8 slow bodies", slow_bodies(port, 8), {408, 0}, server)

    held = []
    for _ in range(400):
        try:
            held.append(socket.create_connection(("127.0.0.1", port), timeout=5))
        except OSError:
            break
    time.sleep(1)
    most = server.descriptors()
    for connection in held:
        connection.close()
    time.sleep(2)
    tell(f"{len(held)} connections", [0 if most < 200 else 1], {0}, server, f"{most} descriptors")

    large = photo + bytes((8 << 20) - len(photo))
    for name, body in (("of a photo", photo), ("of 8 MB", large)):
        start = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(UPLOADS) as pool:
            statuses = list(pool.map(lambda _: ask(port, request("POST", "/v1/read", body))[0], range(UPLOADS)))
        # Beyond the connections that there may be, one is closed.
        tell(f"{UPLOADS} uploads {name} at once", statuses, {200, 422, 429, 0}, server, f"{time.monotonic() - start:.0f} s")
    def leave(_):
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
            try:
                connection.sendall(request("POST", "/v1/read", large))
            except ConnectionError:
                pass
            time.sleep(0.2)
        return 0
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        tell("100 uploads of 8 MB whose sender goes", list(pool.map(leave, range(100))), {0}, server)
    tell("a photo after that", [ask(port, request("POST", "/v1/read", photo))[0]], {200}, server, f"{server.descriptors()} descriptors")
    if server.memory()[1] > MOST_MEMORY:
        failures.append(f"the server took {server.memory()[1]} MB")


def attack_network(server, photo):
    port = server.port
    token = server.address.rpartition("=")[2]
    wrong = [token[:-1] + ("0" if token[-1] != "0" else "1"), "", token + "0", "%00", "x" * 5000] + [f"{n:032x}" for n in range(200)]
    tell("wrong tokens", [ask(port, request("GET", f"/?token={guess}"))[0] for guess in wrong], {401, 400}, server)
    statuses = [ask(port, request(method, path, b"x" if method == "POST" else b"", headers))[0] for method, path, headers in (
        ("GET", "/", []), ("GET", "/app.js", []), ("GET", "/v1/photos", []), ("POST", "/v1/read", []), ("POST", f"/v1/read?token={token}", []),
        ("GET", "/v1/photos", ["Cookie: boardscan-key="]), ("GET", "/v1/photos", [f"Cookie: boardscan-key={token}"]))]
    tell("no key", statuses, {401}, server)
    status, head, _ = ask(port, request("GET", f"/?token={token}"))
    key = head.partition("Set-Cookie: ")[2].partition(";")[0]
    statuses = [status, ask(port, request("GET", f"/?token={token}"))[0], ask(port, request("GET", "/v1/photos", headers=[f"Cookie: {key}"]))[0]]
    tell("the right token, once more, its key", statuses, {303, 401, 200}, server)
    if statuses != [303, 401, 200] or "HttpOnly" not in head or "SameSite=Strict" not in head:
        failures.append(f"the token: {statuses} {head}")
    if server.shown_address().endswith(token):
        failures.append("no new address is shown")


def main(program, fixtures, directory):
    photo = (pathlib.Path(fixtures) / "clean-list.jpg").read_bytes()
    directory = pathlib.Path(directory)
    (directory / "secret.jpg.kept").write_bytes(photo)
    folder = directory / "photos"
    with serving(program, directory, "--index", str(directory / "index.sqlite"), str(folder)) as server:
        attack_loopback(server, photo, folder)
    with serving(program, directory, "--lan") as server:
        attack_network(server, photo)
    for failure in failures:
        print(f"FAILED {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
