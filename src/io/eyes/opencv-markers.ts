import type { Rgba } from '../../vision/picture/measure-light.ts';
import type { MarkerSeen } from '../../vision/surface/fit-from-markers.ts';
import type { CountedOpenCv } from './opencv.ts';

/** Finds the printed markers (4×4 cells, numbers 0 to 49) in a picture. */
export const findMarkers = ({ cv, scoped }: CountedOpenCv, picture: Rgba): readonly MarkerSeen[] =>
  scoped(keep => {
    const colour = keep(new cv.Mat(picture.height, picture.width, cv.CV_8UC4));
    colour.data.set(picture.bytes);
    const grey = keep(new cv.Mat());
    cv.cvtColor(colour, grey, cv.COLOR_RGBA2GRAY);
    const detector = keep(
      new cv.aruco_ArucoDetector(
        keep(cv.getPredefinedDictionary(cv.DICT_4X4_50)),
        keep(new cv.aruco_DetectorParameters()),
        keep(new cv.aruco_RefineParameters(10, 3, true)),
      ),
    );
    const corners = keep(new cv.MatVector());
    const ids = keep(new cv.Mat());
    detector.detectMarkers(grey, corners, ids);
    return Array.from({ length: corners.size() }, (_, i) => {
      const four = keep(corners.get(i));
      // OpenCV counts from the middle of the first pixel, we from its border.
      const at = (k: number) => ({ xPx: (four.data32F[2 * k] ?? 0) + 0.5, yPx: (four.data32F[2 * k + 1] ?? 0) + 0.5 });
      return { id: ids.data32S[i] ?? -1, corners: [at(0), at(1), at(2), at(3)] as const };
    });
  });

/** One marker as black (false) and white (true) cells with its black rim, six by six, for printing. */
export const markerCells = ({ cv, scoped }: CountedOpenCv, id: number): readonly (readonly boolean[])[] =>
  scoped(keep => {
    const dictionary = keep(cv.getPredefinedDictionary(cv.DICT_4X4_50));
    const image = keep(new cv.Mat());
    dictionary.generateImageMarker(id, 6, image, 1);
    return Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 6 }, (_, column) => (image.data[row * 6 + column] ?? 0) > 127),
    );
  });
