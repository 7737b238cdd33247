"""Exactly where is it? Crops at the corners and along the edges of a nearly right fit."""
import cv2
import numpy as np

import losses
import maps
import nets
from augment import spoil
from redress import redress
from studio_pictures import CORNERS, four_points, through

NAME, INPUT, SHAPE = "edges", "crops", (4, 3, 96, 96)
SIZE, CELLS, PER_SIDE = 96, 48, 480
make_net = nets.edges_net
BATCH, STEPS, ONWARD_STEPS = 8, 5100, 1200
# For each corner, and for the edge that begins there: which way a crop's right and down run on the surface.
RIGHT = np.array([[1, 0], [0, -1], [-1, 0], [0, 1]], float)
DOWN = np.array([[0, -1], [-1, 0], [0, 1], [1, 0]], float)


class Wrong:
    """A fit as it may be before the second look: corners and lens not quite right."""

    def __init__(self, rng, picture, most=0.045):
        share = rng.choice([1.0, 0.0, rng.uniform(0, 1.3)], p=[0.4, 0.35, 0.25])
        self.picture, self.k = picture, (picture.k1, picture.k2)
        self.share = share
        seen = picture.pixel(CORNERS)
        self.with_lens()
        ideal = picture.unbend(seen)
        side = np.linalg.norm(np.roll(ideal, 1, 0) - ideal, axis=1).mean()
        off = rng.normal(0, 1, (4, 2)) * side * rng.uniform(0, most) * 0.6
        self.homography = four_points(CORNERS, ideal + off)
        self.back = np.linalg.inv(self.homography)
        self.true_lens()

    def with_lens(self):
        self.picture.k1, self.picture.k2 = self.k[0] * self.share, self.k[1] * self.share

    def true_lens(self):
        self.picture.k1, self.picture.k2 = self.k

    def pixels(self, at):
        self.with_lens()
        seen = self.picture.pixel(at, self.homography)
        self.true_lens()
        return seen

    def believed(self, true):
        """Where this fit believes a true point of the surface to be."""
        seen = self.picture.pixel(true)
        self.with_lens()
        ideal = self.picture.unbend(seen)
        self.true_lens()
        return through(self.back, ideal)


def crop(rng, picture, image, wrong, side):
    which = int(rng.integers(4))
    middle = CORNERS[which]
    if side:
        middle = middle + RIGHT[which] * rng.uniform(0.1, 0.9)
    right, down = RIGHT[which], DOWN[which]
    if rng.random() < 0.5:  # the mirror image of a board is a board
        right, down = (-right, down) if side else (down, right)
    step = (np.arange(SIZE) + 0.5 - SIZE / 2) / PER_SIDE
    at = middle + step[None, :, None] * right + step[:, None, None] * down
    seen = wrong.pixels(at).astype(np.float32) - 0.5
    border = int(rng.choice([cv2.BORDER_CONSTANT, cv2.BORDER_REPLICATE]))
    fill = (127, 127, 127) if rng.random() < 0.6 else (0, 0, 0)
    out = cv2.remap(image, seen[..., 0], seen[..., 1], cv2.INTER_LINEAR, borderMode=border, borderValue=fill)
    axes = np.stack([right, down], -1)

    def cells(true):
        return ((wrong.believed(true) - middle) @ axes * PER_SIDE + SIZE / 2) / 2

    target = np.zeros((3, CELLS, CELLS), np.float32)
    target[0] = maps.heat(CELLS, cells(CORNERS) - 0.5, 1.5)
    for pocket in picture.pockets:
        target[1] = np.maximum(target[1], maps.region(CELLS, cells(maps.round_outline(pocket, picture.pocket_radius))))
    target[2] = maps.region(CELLS, cells(maps.square_outline(CORNERS, 40)))
    return spoil(rng, out), target


def sample(rng, picture):
    if not picture.board:
        return []
    wrong, image = Wrong(rng, picture), redress(rng, picture, picture.read())
    return [crop(rng, picture, image, wrong, side) for side in (False, False, False, True)]


def loss(out, target):
    return losses.even(out[:, 0], target[:, 0]) * 6 + losses.mask(out[:, 1], target[:, 1]) + losses.mask(out[:, 2], target[:, 2])
