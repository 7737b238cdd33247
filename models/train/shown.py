"""A part of the rectified picture as a training sees it: dressed up, with what lies on it."""
from dataclasses import dataclass

import cv2
import numpy as np

import decoys
import hands
import negatives
import prints
import stains
from augment import spoil

WHOLE, SIZE, PER_SIDE = 448, 224, prints.PER_SIDE
HARDLY = 0.06  # so little of a disc is in view that nobody sees it
TURNS = [(np.array(r, float), np.array(d, float)) for r, d in (
    ((1, 0), (0, -1)), ((0, -1), (-1, 0)), ((-1, 0), (0, 1)), ((0, 1), (1, 0)),
    ((-1, 0), (0, -1)), ((0, -1), (1, 0)), ((1, 0), (0, 1)), ((0, 1), (-1, 0)))]
NODE = 8


def tents(size):
    """Weights that carry values at every eighth pixel's border to the middle of every pixel."""
    at = (np.arange(size) + 0.5) / NODE
    return np.maximum(0, 1 - np.abs(at[:, None] - np.arange(size // NODE + 1)[None, :])).astype(np.float32)


TENTS = {size: tents(size) for size in (SIZE, WHOLE)}


def between(nodes, size):
    """Lens and perspective are smooth: computed at the nodes, the rest between them is straight enough."""
    return np.stack([TENTS[size] @ nodes[..., c] @ TENTS[size].T for c in range(2)], -1)


def window(rng, picture, at):
    """The crop's upper left corner: mostly where discs are, sometimes at pockets, sometimes anywhere."""
    lot = rng.random()
    if lot < 0.65 and len(at):
        middle = at[rng.integers(len(at))] + rng.normal(0, 50, 2)
    elif lot < 0.85:
        middle = np.where(rng.random(2) < 0.5, 60, WHOLE - 60) + rng.normal(0, 20, 2)
    else:
        middle = rng.uniform(0, WHOLE, 2)
    return np.clip(middle - SIZE / 2, 0, WHOLE - SIZE).astype(int)


def thing(rng, size):
    """Something that is no disc lies on the board: a box, a phone, a bottle. Its shape, and its picture."""
    shape = np.zeros((size, size), np.uint8)
    middle, reach = rng.uniform(20, size - 20, 2), rng.uniform(14, 70)
    corners = middle + rng.uniform(-1, 1, (int(rng.integers(3, 8)), 2)) * reach * np.array([1, rng.uniform(0.3, 1)])
    cv2.fillPoly(shape, [cv2.convexHull(corners.astype(np.int32))], 1)
    return shape, negatives.draw(rng, size)


def hidden_share(hidden, place, r):
    """How much of a disc a hand or a thing hides."""
    size = hidden.shape[0]
    column, row = np.clip(place, 0, size - 1).astype(int)
    x0, y0, reach = max(0, column - 11), max(0, row - 11), 12
    part = hidden[y0 : row + reach, x0 : column + reach]
    rows, columns = np.ogrid[y0 : y0 + part.shape[0], x0 : x0 + part.shape[1]]
    inside = (columns + 0.5 - place[0]) ** 2 + (rows + 0.5 - place[1]) ** 2 < r * r
    return float(part[inside].mean()) if inside.any() else 0.0


@dataclass
class Shown:
    """A part of the rectified picture, dressed up, with what lies on it."""

    picture: np.ndarray
    cover: np.ndarray  # share of every cell that a hand or a thing hides
    discs: list  # kind, x, y in its pixels, how much of it is in view if it lies on the surface, whether it may be seen elsewhere


def show(rng, picture, image, hand, wrong, right, down, size):
    axes = np.stack([right, down], -1)
    stretch = PER_SIDE * np.exp(rng.normal(0, 0.02))
    seen = np.array([[d[1], d[2]] for d in picture.discs]).reshape(-1, 2)
    wrong.with_lens()
    on = cv2.perspectiveTransform(picture.unbend(seen)[None], wrong.back)[0] if len(seen) else seen
    wrong.true_lens()
    at = on @ axes * stretch + WHOLE / 2
    first = window(rng, picture, at) if size < WHOLE else np.zeros(2, int)
    step = np.arange(0, size + 1, NODE)
    grid = ((step[None, :, None] + first[0] - WHOLE / 2) * right + (step[:, None, None] + first[1] - WHOLE / 2) * down) / stretch
    pixels = between(wrong.pixels(grid).astype(np.float32), size)
    border = int(rng.choice([cv2.BORDER_CONSTANT, cv2.BORDER_REPLICATE]))
    fill = (127, 127, 127) if rng.random() < 0.6 else (0, 0, 0)
    far = pixels - 0.5
    out = cv2.remap(image, far[..., 0], far[..., 1], cv2.INTER_LINEAR, borderMode=border, borderValue=fill)
    coarse = pixels[2::4, 2::4] / 8 - 0.5
    cover = cv2.remap(hand, coarse[..., 0], coarse[..., 1], cv2.INTER_LINEAR)
    lying_here = [(d[0], *(place - first)) for d, place in zip(picture.discs, at) if d[4] > HARDLY]
    free = decoys.free_of(size, lying_here, cover)
    turned = []
    if picture.board and rng.random() < 0.5:
        out, turned, free = decoys.turned(rng, out, free, lying_here, lambda p: (p + first - WHOLE / 2) / stretch @ axes.T)
    lot = rng.random()
    if lot < 0.55:
        out = decoys.faded(rng, out, lying_here, free)
    elif lot < 0.72:
        out = decoys.dyed(rng, out, lying_here)
    if rng.random() < 0.35:
        out = stains.stained(rng, out, free)
    out = prints.prints(rng, out, free, lambda p: p @ axes * stretch + WHOLE / 2 - first, picture)
    hidden = np.zeros((size, size), np.float32)
    within = [d for d in lying_here if 0 <= min(d[1:]) and max(d[1:]) < size]
    lot = rng.random()
    if lot < 0.15:
        hidden, other = thing(rng, size)
        out = np.where(hidden[..., None] > 0, other, out)
    elif lot < 0.4 and within:
        out, hidden = hands.reach_over(rng, out, within)
    cover = np.maximum(cover, cv2.resize(hidden.astype(np.float32), cover.shape, interpolation=cv2.INTER_AREA))
    shown = [(d[0], d[3], d[4], d[5], d[6], place - first) for d, place in zip(picture.discs, at)]
    shown += [(kind, 0.0, 1.0, 0.0, 0.0, np.array([x, y])) for kind, x, y in turned]
    discs = []
    for kind, z, visible, x, y, place in shown:
        visible = visible * (1 - hidden_share(hidden, place, prints.STRIKER if kind == 3 else prints.DISC))
        lying = z > -4 and max(abs(x), abs(y)) < 0.5
        elsewhere = not lying and visible > HARDLY and (z > -25 or max(abs(x), abs(y)) >= 0.5)
        discs.append((kind, *place, visible if lying else 0.0, elsewhere))
    return Shown(spoil(rng, out), cover, discs)
