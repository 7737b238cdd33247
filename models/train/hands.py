"""Hands that reach over discs: players take and place them, and half a disc between two fingers is still a disc."""
import cv2
import numpy as np

FAIR, DARK = np.array([238.0, 200, 176]), np.array([72.0, 46, 34])  # skins


def along(rng, bend):
    """From a finger's tip to its root, in pixels along and across its way."""
    far = np.linspace(0, rng.uniform(28, 48), 6)
    return np.stack([far, bend * (far / 40) ** 2], -1)


def shape_of(rng, size, tip):
    """One to four fingers side by side, and the hand they belong to, 0 … 1."""
    shape, way = np.zeros((size, size), np.uint8), rng.uniform(0, 2 * np.pi)
    ahead = np.array([np.cos(way), np.sin(way)])
    axes = np.stack([ahead, (-ahead[1], ahead[0])])
    half, count = rng.uniform(3.2, 6.5), int(rng.integers(1, 5))
    apart, splay = half * rng.uniform(1.7, 2.6), rng.uniform(0, 0.25)
    for n in range(count):
        aside = n - (count - 1) / 2
        finger = along(rng, rng.normal(0, 5)) + (abs(aside) * rng.uniform(0, 5), aside * apart)
        finger[:, 1] -= splay * aside * finger[:, 0] * 0.5
        points = (finger @ axes + tip) * 16
        cv2.polylines(shape, [points.astype(np.int32)], False, 255, int(2 * half), cv2.LINE_AA, 4)
    palm = np.array([rng.uniform(42, 60), 0.0]) @ axes + tip
    cv2.ellipse(shape, tuple(int(v) for v in palm), (int(rng.uniform(18, 26)), int(half + count * apart / 2)), np.degrees(way), 0, 360, 255, -1, cv2.LINE_AA)
    arm = [tuple(int(v) for v in np.array([far, 0.0]) @ axes + tip) for far in (60, 300)]
    cv2.line(shape, *arm, 255, int(rng.uniform(22, 36)), cv2.LINE_AA)
    return shape.astype(np.float32) / 255


def reach_over(rng, out, discs):
    """The picture with a hand at one of the discs (kind, x, y), and what of the picture it hides, 0 … 1."""
    size, (_, x, y) = out.shape[0], discs[rng.integers(len(discs))]
    shape = shape_of(rng, size, np.array([x, y]) + rng.normal(0, 5, 2))
    lit = min(1.25, max(0.45, float(out.mean()) / 130))
    skin = (DARK + (FAIR - DARK) * rng.uniform(0, 1)) * lit * np.exp(rng.normal(0, 0.06, 3))
    if rng.random() < 0.1:  # a glove
        skin = rng.uniform(20, 240, 3)
    deep = np.sqrt(np.clip(cv2.distanceTransform((shape > 0.5).astype(np.uint8), cv2.DIST_L2, 3) / 7, 0, 1))
    dark, off = rng.uniform(0.1, 0.55), rng.normal(0, 5, 2)
    cast = cv2.warpAffine(shape, np.array([[1, 0, off[0]], [0, 1, off[1]]]), (size, size))
    cast = cv2.GaussianBlur(cast, (0, 0), rng.uniform(1.5, 5)) * dark
    image = out.astype(np.float32) * (1 - cast[..., None])
    hand = skin * (rng.uniform(0.6, 0.85) + 0.35 * deep)[..., None] + cv2.resize(rng.normal(0, 6, (size // 4, size // 4)), (size, size))[..., None]
    if rng.random() < 0.3:
        shape = cv2.GaussianBlur(shape, (0, 0), rng.uniform(0.6, 2.5))  # it moves, or is nearer than what is sharp
    image = image * (1 - shape[..., None]) + hand * shape[..., None]
    return np.clip(image, 0, 255).astype(np.uint8), shape
