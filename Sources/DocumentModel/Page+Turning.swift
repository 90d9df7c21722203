extension Page {
    /// The page on the image turned so that its text stands upright.
    public var upright: Page {
        var page = turned(by: textAngle.inverse)
        page.textAngle = .upright
        return page
    }

    /// A page of upright text on an image on which it is turned.
    public func turned(as angle: TextAngle) -> Page {
        var page = upright.turned(by: angle)
        page.textAngle = angle
        return page
    }

    /// All boxes and directions as they are once the image is turned counter-clockwise.
    private func turned(by angle: TextAngle) -> Page {
        guard angle != .upright else { return self }
        var page = self
        if angle.swapsSides {
            (page.width, page.height) = (height, width)
            page.resolution = resolution.map { Resolution(x: $0.y, y: $0.x) }
        }
        page.blocks = blocks.map { block in
            Block(
                box: block.box.turned(by: angle, width: width, height: height),
                lines: block.lines.map { $0.turned(by: angle, width: width, height: height) })
        }
        return page
    }
}

extension Line {
    /// The line with all its boxes taken through a map; its angle and its baseline stay as they are.
    package func mappingBoxes(_ map: (PixelBox) -> PixelBox) -> Line {
        var line = self
        line.box = map(box)
        for word in words.indices {
            line.words[word].box = map(words[word].box)
            for character in words[word].characters.indices {
                line.words[word].characters[character].box = map(words[word].characters[character].box)
            }
        }
        return line
    }
}
