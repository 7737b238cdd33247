"""Which discs lie where? Heat for each kind, offsets and cover on the rectified picture."""
import numpy as np
import torch

import losses
import maps
import nets
from edges_task import Wrong
from shown import HARDLY, SIZE, TURNS, show

NAME, INPUT, SHAPE = "pieces", "surface", (1, 3, 448, 448)
CELLS = 56
make_net = nets.pieces_net
BATCH, STEPS, ONWARD_STEPS = 8, 12000, 5000
VISIBLE = 0.35  # so much of a disc must be in view that it shall be found


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
