import DocumentModel
import Imaging
import Testing

@Suite struct RGBImageTurningTests {
    /// A picture with one red pixel: where that is, turned boxes say.
    @Test(arguments: TextAngle.allCases) func picturesTurnAsBoxesDo(angle: TextAngle) {
        let red = RGBImage.Color(red: 255, green: 0, blue: 0)
        var upright = RGBImage(width: 7, height: 5)
        upright.stroke(PixelBox(x: 1, y: 3, width: 1, height: 1), with: red)
        let place = PixelBox(x: 1, y: 3, width: 1, height: 1).turned(by: angle, width: 7, height: 5)
        var taken = angle.swapsSides ? RGBImage(width: 5, height: 7) : RGBImage(width: 7, height: 5)
        taken.stroke(place, with: red)
        #expect(taken.turned(toUpright: angle) == upright)
        #expect(upright.turned(toUpright: angle.inverse) == taken)
    }
}
