"""Where is the board? Corner heat, centre heat and the surface's mask on the shrunken picture."""
import cv2
import numpy as np

import losses
import maps
import negatives
import nets
from augment import spoil
from redress import redress
from studio_pictures import CORNERS, four_points, through

NAME, INPUT, SHAPE = "surface", "picture", (1, 3, 256, 256)
SIZE, CELLS = 256, 64
make_net = nets.surface_net
BATCH, STEPS, ONWARD_STEPS = 16, 4800, 1200
LEANT, EDGELESS = 0.3, 0.22  # shares of the pictures from above
LEANS = 25, 74  # degrees from straight above
# How much of the picture's shorter side the board takes: usually, and one time in ten.
FILLS, SMALL_FILLS = (0.55, 1.12), (0.35, 0.55)
ASLANT_FILLS, ASLANT_SMALL_FILLS = (0.4, 1.1), (0.25, 0.4)


def is_aslant(corners):
    """Seen from the side: far less high than wide. Such a picture is not turned upside down, and not leant once more."""
    edges = np.linalg.norm(np.roll(corners, 1, 0) - corners, axis=1)
    across = np.roll(corners, -1, 0) - corners
    area = 0.5 * abs(sum(corners[i][0] * across[i][1] - corners[i][1] * across[i][0] for i in range(4)))
    return area < 0.72 * edges.max() ** 2


def leant(rng, middle, side):
    """The plane of the board as a camera beside the table sees it."""
    tilt, way = np.radians(rng.uniform(*LEANS)), rng.uniform(0, 2 * np.pi)
    far = side * rng.uniform(1.6, 3.2)
    c, s = np.cos(way), np.sin(way)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    lean = np.array([[1, 0, 0], [0, np.cos(tilt), 0], [0, np.sin(tilt) / far, 1]])
    to, back = np.eye(3), np.eye(3)
    to[:2, 2], back[:2, 2] = -middle, middle
    upright = turn if rng.random() < 0.5 else np.eye(3)
    return back @ upright.T @ lean @ turn @ to


def frame_of(rng, picture):
    """A homography from the studio's pixels to the network's, as if the camera hung elsewhere, and the filled part."""
    aspect = rng.choice([4 / 3, 16 / 9, 1.0, 3 / 4, 9 / 16, 3 / 2], p=[0.3, 0.27, 0.1, 0.14, 0.09, 0.1])
    w, h = (SIZE, SIZE / aspect) if aspect >= 1 else (SIZE * aspect, SIZE)
    corners = picture.pixel(CORNERS)
    aslant, lean = is_aslant(corners), np.eye(3)
    leans = not aslant and rng.random() < LEANT
    if leans:
        lean = leant(rng, corners.mean(0), np.ptp(corners, 0).max())
        corners, aslant = through(lean, corners), True
    middle = corners.mean(0)
    reach = np.abs(corners - middle).max(0).max() * 2
    usual, small = (ASLANT_FILLS, ASLANT_SMALL_FILLS) if aslant else (FILLS, SMALL_FILLS)
    fill = rng.uniform(*(usual if rng.random() < 0.9 else small))
    scale = fill * min(w, h) / reach
    if aslant and not leans:  # behind it is a room: no smaller than the picture shows of it
        scale = max(scale, rng.uniform(0.8, 1) * max(w / picture.width, h / picture.height))
    turn = rng.uniform(0, 2 * np.pi) if rng.random() < (0.12 if aslant else 0.5) else rng.normal(0, 0.08)
    c, s = np.cos(turn) * scale, np.sin(turn) * scale
    flip = -1 if rng.random() < 0.5 else 1
    slack = np.maximum(0.04, (1 - np.ptp(corners, 0) * scale / [w, h]) / 2)
    at = np.array([w / 2, h / 2]) + rng.uniform(-1, 1, 2) * slack * np.array([w, h]) * 0.8
    shape = np.array([[c * flip, -s, 0], [s * flip, c, 0], [0, 0, 1]])
    shape[:2, 2] = at - shape[:2, :2] @ middle
    shape = shape @ lean
    if rng.random() < 0.3:
        box = np.array([[0, 0], [w, 0], [w, h], [0, h]])
        shape = four_points(box, box + rng.normal(0, 0.035, (4, 2)) * SIZE) @ shape
    return shape, int(round(w)), int(round(h))


def edgeless(rng, picture, image):
    """Edges that are not to be seen, as where a picture ends within the frame and what is beyond it is only guessed: the
    board's print has to say where its corners are."""
    corners = picture.pixel(CORNERS)
    ways = np.abs(np.roll(corners, -1, 0) - corners)
    if (ways.min(1) > 0.1 * ways.max(1)).any():  # only of a board that stands square in the picture are whole rows cut off
        return image
    (left, top), (right, bottom) = np.sort(corners, 0)[:2].mean(0), np.sort(corners, 0)[2:].mean(0)
    out, soft = image.copy(), rng.uniform(2, 12)
    if rng.random() < 0.5:  # left and right; the image is turned, so that only one way need be written
        return np.ascontiguousarray(cut_off(rng, out.transpose(1, 0, 2), left, right, soft).transpose(1, 0, 2))
    return cut_off(rng, out, top, bottom, soft)


def cut_off(rng, out, first, last, soft):
    """Rows beyond the cuts repeat the last that is shown, softly."""
    side, high = last - first, out.shape[0]
    start = int(np.clip(first + side * rng.uniform(-0.05, 0.12), 0, high - 1))
    end = int(np.clip(last - side * rng.uniform(-0.05, 0.12), start + 1, high))
    out[:start], out[end:] = out[start], out[end - 1]
    blurred = cv2.GaussianBlur(out, (0, 0), soft)
    out[:start], out[end:] = blurred[:start], blurred[end:]
    return out


def warped(rng, image, shape):
    border = rng.choice([cv2.BORDER_REPLICATE, cv2.BORDER_CONSTANT])
    colour = tuple(int(v) for v in rng.integers(0, 256, 3))
    scale = np.sqrt(abs(np.linalg.det(shape[:2, :2]))) / abs(shape[2, 2])
    if scale < 0.75:  # shrinking: soften first, as a shrunken camera picture is
        image = cv2.GaussianBlur(image, (0, 0), 0.45 / scale)
    half = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])  # OpenCV counts from the middle of a pixel, we from its border
    shape = np.linalg.inv(half) @ shape @ half
    return cv2.warpPerspective(image, shape, (SIZE, SIZE), flags=cv2.INTER_LINEAR, borderMode=int(border), borderValue=colour)


def sample(rng, picture):
    if rng.random() < 0.07:
        image = spoil(rng, negatives.draw(rng, SIZE))
        return [(image, np.zeros((3, CELLS, CELLS), np.float32))]
    shape, w, h = frame_of(rng, picture)
    image = redress(rng, picture, picture.read())
    if picture.board and rng.random() < EDGELESS:
        image = edgeless(rng, picture, image)
    image = spoil(rng, warped(rng, image, shape))
    target = np.zeros((3, CELLS, CELLS), np.float32)
    if picture.board:
        corners = through(shape, picture.pixel(CORNERS))
        inside = [p for p in corners if -4 <= p[0] <= w + 4 and -4 <= p[1] <= h + 4]
        target[0] = maps.heat(CELLS, np.array(inside).reshape(-1, 2) / 4 - 0.5, 1.5)
        target[1] = maps.heat(CELLS, through(shape, picture.pixel(np.zeros((1, 2)))) / 4 - 0.5, 1.5)
        target[2] = maps.region(CELLS, through(shape, picture.pixel(maps.square_outline(CORNERS))) / 4)
    image[h:], image[:, w:] = 127, 127
    target[:, int(np.ceil(h / 4)) :], target[:, :, int(np.ceil(w / 4)) :] = 0, 0
    return [(image, target)]


def loss(out, target):
    return losses.even(out[:, :2], target[:, :2]) * 8 + losses.mask(out[:, 2], target[:, 2])
