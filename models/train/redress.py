"""Other frames, other shadows: what hides the edge of real surfaces is done to the studio's boards before they are cut."""
import cv2
import numpy as np

import maps
from studio_pictures import CORNERS


def ring(picture, wide, height, width):
    """Share of every pixel that is frame, if the frame is that many sides wide."""
    out = np.zeros((height, width), np.uint8)
    for reach, value in ((1 + 2 * wide, 255), (1.0, 0)):
        seen = picture.pixel(maps.square_outline(CORNERS * reach, 10))
        cv2.fillPoly(out, [np.clip(seen * 16, -1e6, 1e6).astype(np.int32)], value, cv2.LINE_AA, 4)
    return out.astype(np.float32)[..., None] / 255


def middle_colour(image, share):
    weight = share[..., 0] > 0.9
    return image[weight].mean(0) if weight.sum() > 50 else None


def like_veneer(rng, picture, image):
    """A frame of the veneer's colour, or of any other: its grain and its edges stay."""
    height, width = image.shape[:2]
    share = ring(picture, rng.uniform(0.04, 0.1), height, width)
    inside = cv2.fillPoly(np.zeros((height, width), np.uint8), [np.clip(picture.pixel(maps.square_outline(CORNERS * 0.95, 6)), -1e4, 1e4).astype(np.int32)], 1)
    frame, veneer = middle_colour(image, share), middle_colour(image, inside[..., None].astype(np.float32))
    if frame is None or veneer is None:
        return image
    wanted = veneer * rng.uniform(0.75, 1.12) if rng.random() < 0.65 else rng.uniform(10, 245, 3)
    return np.clip(image + share * (wanted - frame) * rng.uniform(0.6, 1), 0, 255).astype(np.uint8)


def rail_shadow(rng, picture, image):
    """A lamp at one side: the rail's shadow lies along an edge or two, straight, as if the surface began behind it."""
    height, width = image.shape[:2]
    dark = np.zeros((height, width), np.float32)
    first = int(rng.integers(4))
    for k in range(int(rng.choice([1, 2]))):
        a, b = CORNERS[(first + k) % 4], CORNERS[(first + k + 1) % 4]
        inwards = -(a + b) / np.linalg.norm(a + b)
        deep = rng.uniform(0.008, 0.06, 2)
        outline = np.array([a, b, b + inwards * deep[0], a + inwards * deep[1]])
        fine = np.concatenate([p + (q - p) * np.linspace(0, 1, 8, endpoint=False)[:, None] for p, q in zip(outline, np.roll(outline, -1, 0))])
        cv2.fillPoly(dark, [np.clip(picture.pixel(fine) * 16, -1e6, 1e6).astype(np.int32)], 1.0, cv2.LINE_AA, 4)
    dark = cv2.GaussianBlur(dark, (0, 0), rng.uniform(0.5, 3))[..., None]
    return (image * (1 - dark * rng.uniform(0.2, 0.6))).astype(np.uint8)


def strips(rng, picture, image):
    """Tape, mouldings or a printed line on the frame or just inside of the edge: lines that are not the edge."""
    height, width = image.shape[:2]
    reach = 1 + rng.choice([-1, 1, 1]) * rng.uniform(0.015, 0.12)
    seen = picture.pixel(maps.square_outline(CORNERS * reach, 10))
    out = image.copy()
    colour = tuple(int(v) for v in (rng.integers(0, 256, 3) if rng.random() < 0.5 else np.repeat(rng.integers(0, 256), 3)))
    cv2.polylines(out, [np.clip(seen * 16, -1e6, 1e6).astype(np.int32)], True, colour, int(rng.integers(1, 5)), cv2.LINE_AA, 4)
    share = rng.uniform(0.4, 1)
    return cv2.addWeighted(out, share, image, 1 - share, 0)


def redress(rng, picture, image):
    if not picture.board:
        return image
    for step, chance in ((like_veneer, 0.3), (rail_shadow, 0.2), (strips, 0.1)):
        if rng.random() < chance:
            image = step(rng, picture, image)
    return image
