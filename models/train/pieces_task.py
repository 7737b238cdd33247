"""Which discs lie where? Heat for each kind, offsets and cover on the rectified picture."""
from dataclasses import dataclass

import cv2
import numpy as np
import torch

import decoys
import losses
import maps
import negatives
import nets
import prints
from augment import spoil
from edges_task import Wrong

NAME, INPUT, SHAPE = "pieces", "surface", (1, 3, 448, 448)
WHOLE, SIZE, CELLS, PER_SIDE = 448, 224, 56, 370
make_net = nets.pieces_net
BATCH, STEPS, ONWARD_STEPS = 8, 12000, 5000
TURNS = [(np.array(r, float), np.array(d, float)) for r, d in (
    ((1, 0), (0, -1)), ((0, -1), (-1, 0)), ((-1, 0), (0, 1)), ((0, 1), (1, 0)),
    ((-1, 0), (0, -1)), ((0, -1), (1, 0)), ((1, 0), (0, 1)), ((0, 1), (-1, 0)))]
VISIBLE, HARDLY = 0.35, 0.06
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
    out = prints.prints(rng, out, free, lambda p: p @ axes * stretch + WHOLE / 2 - first, picture)
    hidden = np.zeros((size, size), np.uint8)
    if rng.random() < 0.15:
        hidden, other = thing(rng, size)
        out = np.where(hidden[..., None] > 0, other, out)
        cover = np.maximum(cover, cv2.resize(hidden.astype(np.float32), cover.shape, interpolation=cv2.INTER_AREA))
    shown = [(d[0], d[3], d[4], d[5], d[6], place - first) for d, place in zip(picture.discs, at)]
    shown += [(kind, 0.0, 1.0, 0.0, 0.0, np.array([x, y])) for kind, x, y in turned]
    discs = []
    for kind, z, visible, x, y, place in shown:
        column, row = (np.clip(place, 0, size - 1)).astype(int)
        gone = hidden[max(0, row - 7) : row + 8, max(0, column - 7) : column + 8].mean()
        visible = visible * (1 - gone)
        lying = z > -4 and max(abs(x), abs(y)) < 0.5
        elsewhere = not lying and visible > HARDLY and (z > -25 or max(abs(x), abs(y)) >= 0.5)
        discs.append((kind, *place, visible if lying else 0.0, elsewhere))
    return Shown(spoil(rng, out), cover, discs)


def crop(rng, picture, image, hand, wrong, right, down):
    shown = show(rng, picture, image, hand, wrong, right, down, SIZE)
    target = np.zeros((9, CELLS, CELLS), np.float32)  # four heats, offset, cover, weight, near a disc
    target[6], target[7] = shown.cover, 1
    nearest = np.full((CELLS, CELLS), 9.0, np.float32)
    rows, columns = np.mgrid[0:CELLS, 0:CELLS].astype(np.float32)
    for kind, x, y, visible, elsewhere in shown.discs:
        cx, cy = x / 4 - 0.5, y / 4 - 0.5
        if not (-4 < cx < CELLS + 3 and -4 < cy < CELLS + 3):
            continue
        apart = np.hypot(columns - cx, rows - cy)
        if visible >= VISIBLE:
            # the peak is put on the nearest cell, the rest of the way is the offset's
            target[kind] = np.maximum(target[kind], maps.heat(CELLS, [(round(cx), round(cy))], 1.0))
            closer = apart < nearest
            nearest = np.where(closer, apart, nearest)
            target[4], target[5] = np.where(closer, cx - columns, target[4]), np.where(closer, cy - rows, target[5])
        elif visible > HARDLY or elsewhere:
            target[7] = np.where(apart < 2.5, 0, target[7])
    target[8] = nearest < 1.6
    target[7] = np.maximum(target[7], target[8])
    return shown.picture, target


def sample(rng, picture):
    wrong = Wrong(rng, picture, most=0.012 if rng.random() < 0.8 else 0.03)
    image, hand = picture.read(), picture.hand_mask().astype(np.float32)
    right, down = TURNS[rng.integers(8)]
    return [crop(rng, picture, image, hand, wrong, right, down) for _ in range(2)]


def loss(out, target):
    weight, near = target[:, 7:8], target[:, 8:9]
    offset = (torch.abs(out[:, 4:6] - target[:, 4:6]) * near).sum() / (2 * near.sum().clamp(min=8))
    return losses.focal(out[:, :4], target[:, :4], weight) + offset + losses.mask(out[:, 6], target[:, 6])
