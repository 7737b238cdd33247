"""What use leaves on a board and is no disc, however faint a fast disc may look: blotches, rings of cups, specks, scratches, powder."""
import cv2
import numpy as np

from prints import DISC


def soft(size, draw, blurred):
    """What `draw` draws, 0 … 1, out of focus."""
    shape = np.zeros((size, size), np.uint8)
    draw(shape)
    return cv2.GaussianBlur(shape, (0, 0), blurred).astype(np.float32) / 255


def blotch(rng, size, at):
    """An odd patch, larger or smaller than a disc; the nearer it is to one, the fainter."""
    reach = DISC * rng.uniform(0.5, 5)
    turn = np.sort(rng.uniform(0, 2 * np.pi, int(rng.integers(5, 12))))
    way = reach * rng.uniform(0.6, 1.1, (len(turn), 1)) * np.stack([np.cos(turn), np.sin(turn) * rng.uniform(0.5, 1)], -1)
    points = ((at + way) * 16).astype(np.int32)
    like = np.exp(-((np.log(reach / DISC) / 0.4) ** 2))
    return soft(size, lambda s: cv2.fillPoly(s, [points], 255, cv2.LINE_AA, 4), rng.uniform(0.8, 6)), 22 - 12 * like


def round_stain(rng, size, at):
    """Where something round stood for long."""
    radius = int(16 * DISC * rng.uniform(0.7, 3.5))
    return soft(size, lambda s: cv2.circle(s, tuple(int(v * 16) for v in at), radius, 255, -1, cv2.LINE_AA, 4), rng.uniform(0.6, 4)), 9


def ring(rng, size, at):
    radius = int(16 * DISC * rng.uniform(1.3, 4))
    return soft(size, lambda s: cv2.circle(s, tuple(int(v * 16) for v in at), radius, 255, int(rng.integers(1, 4)), cv2.LINE_AA, 4), rng.uniform(0.4, 1.5)), 35


def speck(rng, size, at):
    axes = tuple(int(16 * v) for v in rng.uniform(0.8, 3.2, 2))
    return soft(size, lambda s: cv2.ellipse(s, tuple(int(v * 16) for v in at), axes, rng.uniform(0, 180), 0, 360, 255, -1, cv2.LINE_AA, 4), rng.uniform(0.3, 1)), 140


def scratch(rng, size, at):
    way, long = rng.uniform(0, 2 * np.pi), rng.uniform(4, 60)
    ends = [tuple(int(v * 16) for v in at + s * long / 2 * np.array([np.cos(way), np.sin(way)])) for s in (-1, 1)]
    return soft(size, lambda s: cv2.line(s, *ends, 255, int(rng.integers(1, 3)), cv2.LINE_AA, 4), rng.uniform(0.3, 1)), 60


def powder(rng, size, at):
    """Swept to and fro by hands and discs: long, and soft along its sides."""
    axes = (int(16 * rng.uniform(10, 45)), int(16 * rng.uniform(2, 12)))
    return soft(size, lambda s: cv2.ellipse(s, tuple(int(v * 16) for v in at), axes, rng.uniform(0, 180), 0, 360, 255, -1, cv2.LINE_AA, 4), rng.uniform(4, 8)), 16


KINDS = ((blotch, 0.3), (round_stain, 0.2), (ring, 0.12), (speck, 0.15), (scratch, 0.13), (powder, 0.1))


def stained(rng, out, free):
    """The picture with a few of these where nothing lies."""
    size, change = out.shape[0], np.zeros(out.shape[:2] + (3,), np.float32)
    for _ in range(int(rng.integers(1, 7))):
        kind = KINDS[rng.choice(len(KINDS), p=[share for _, share in KINDS])][0]
        shape, most = kind(rng, size, rng.uniform(10, size - 10, 2))
        lighter = kind is powder or rng.random() < 0.3
        hue = rng.uniform(0.6, 1, 3) * (1 if lighter else -1)
        change += shape[..., None] * hue.astype(np.float32) * np.float32(most * rng.uniform(0.25, 1))
    return np.clip(out + change * free[..., None], 0, 255).astype(np.uint8)
