"""What the networks shall answer, painted: heat for points, masks for regions."""
import cv2
import numpy as np


def heat(size, points, sigma):
    """Gaussians at points given in cells (the middle of cell i is at i)."""
    out = np.zeros((size, size), np.float32)
    grid = np.arange(size, dtype=np.float32)
    for x, y in points:
        if -3 * sigma < x < size + 3 * sigma and -3 * sigma < y < size + 3 * sigma:
            column = np.exp(-((grid - x) ** 2) / (2 * sigma**2))
            row = np.exp(-((grid - y) ** 2) / (2 * sigma**2))
            np.maximum(out, row[:, None] * column[None, :], out)
    return out


def region(size, outline):
    """Share of every cell that lies inside an outline given in cells (cell i covers i … i + 1)."""
    fine = np.zeros((size * 4, size * 4), np.uint8)
    points = np.clip(outline * 4 * 16, -1e6, 1e6).round().astype(np.int32)
    cv2.fillPoly(fine, [points], 255, shift=4)
    return cv2.resize(fine, (size, size), interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def round_outline(centre, radius, count=32):
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return np.asarray(centre) + radius * np.stack([np.cos(angle), np.sin(angle)], -1)


def square_outline(corners, steps=12):
    share = np.linspace(0, 1, steps, endpoint=False)[:, None]
    return np.concatenate([a + (b - a) * share for a, b in zip(corners, np.roll(corners, -1, 0))])
