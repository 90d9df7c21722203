"""What the scripts have in common that kill the program again and again while it works through many pictures."""
import argparse
import pathlib
import random
import subprocess
import time


def options(description, count):
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boardscan", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("images", nargs="+", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=count, help="links to the images that are made (%(default)s)")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def make_links(photos, options):
    photos.mkdir()
    for number in range(options.count):
        image = options.images[number % len(options.images)].resolve()
        (photos / f"{number:06d}{image.suffix}").symlink_to(image)


def kill(command, options, count, wait=0, **streams):
    """Yields after each kill how much was done; `count` says how much is done now.

    The kills are spread over the work by chance, each up to `wait` seconds after something was done.
    """
    chance, done = random.Random(options.seed), 0
    for number in range(options.kills):
        process = subprocess.Popen(command, **streams)
        target = done + (options.count - done) * chance.uniform(0.5, 1.5) / (options.kills - number + 1)
        while process.poll() is None and count() < target:
            time.sleep(0.01)
        time.sleep(chance.uniform(0, wait))
        assert process.poll() is None, "it was done before it was killed: more pictures are needed"
        process.kill()
        process.wait()
        before, done = done, count()
        assert done >= before, "something was lost"
        yield number + 1, done
