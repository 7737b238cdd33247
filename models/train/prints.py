"""Prints that look like discs, which real boards have more of than the studio: circles, stars, ornaments, pockets."""
import cv2
import numpy as np

PER_SIDE = 370
DISC, STRIKER = 0.0215 * PER_SIDE, 0.0279 * PER_SIDE  # radii in pixels
# Middles of the eight base circles, in sides of the surface.
BASE = np.array([(x * s, y * t) for x, y in ((0.296, 0.3413), (0.3413, 0.296)) for s in (-1, 1) for t in (-1, 1)])
BASE_LINES = ((0, 2), (1, 3), (4, 5), (6, 7))  # which of them a base line joins


def ink(rng):
    """Mostly the reds boards are printed in, or black; sometimes any colour."""
    lot = rng.random()
    if lot < 0.55:
        return np.array([rng.integers(120, 245), rng.integers(0, 90), rng.integers(0, 110)], np.float32)
    return np.full(3, rng.integers(0, 60), np.float32) if lot < 0.78 else rng.integers(0, 256, 3).astype(np.float32)


def disc(shape, at, radius, thick=-1):
    cv2.circle(shape, (int(round(at[0] * 16 - 8)), int(round(at[1] * 16 - 8))), int(round(radius * 16)), 1.0, thick, cv2.LINE_AA, 4)


def base_circles(rng, layer, to_crop):
    """Eight filled circles or rings; often a disc with a ring of another ink round it, and the base lines that join them."""
    spread, radius, shown = rng.uniform(0.9, 1.06), DISC * rng.uniform(0.7, 1.75), rng.random()
    places = to_crop(BASE * spread)
    if rng.random() < 0.35:
        lines, aside = layer(), radius * rng.uniform(0.8, 1)
        for first, last in BASE_LINES:
            along = places[last] - places[first]
            across = along[::-1] * (-1, 1) / max(1.0, float(np.hypot(*along))) * aside
            for way in (-across, across):
                ends = [tuple(int(v) for v in (places[i] + way) * 16) for i in (first, last)]
                cv2.line(lines, *ends, 1.0, int(rng.integers(1, 3)), cv2.LINE_AA, 4)
    if shown < 0.45:
        ring, wide = layer(), radius * rng.uniform(1.08, 1.45)
        for at in places:
            disc(ring, at, wide)
    inside = layer()
    for at in places:
        disc(inside, at, radius, -1 if shown < 0.8 else int(rng.integers(1, 3)))


def star(rng, layer, to_crop):
    """Eight points in one or two inks, a filled middle as large as a piece, often with a ring round it."""
    middle = to_crop(np.zeros((1, 2)))[0]
    count, turn, reach, waist = int(rng.choice([4, 8, 8, 16])), rng.uniform(0, 7), rng.uniform(18, 45), rng.uniform(4, 14)
    inks = [layer() for _ in range(int(rng.integers(1, 3)))]
    half = np.pi / count
    for n in range(count):
        angles = turn + n * 2 * half + np.array([-half, 0, half])
        points = middle + np.stack([np.cos(angles), np.sin(angles)], 1) * np.array([waist, reach * (1 if n % 2 else rng.uniform(0.6, 1)), waist])[:, None]
        for shape, part in zip(inks, ((0, 1), (1, 2)) if len(inks) > 1 else ((0, 1, 2),)):
            cv2.fillPoly(shape, [(np.array([middle, *points[list(part)]]) * 16).astype(np.int32)], 1.0, cv2.LINE_AA, 4)
    if rng.random() < 0.5:
        disc(layer(), middle, reach * rng.uniform(0.9, 1.1), int(rng.integers(1, 3)))
    size = DISC * rng.uniform(0.7, 1.3)
    if rng.random() < 0.5:
        disc(layer(), middle, size * rng.uniform(1.08, 1.5))
    if rng.random() < 0.85:
        disc(layer(), middle, size)


def hooks(rng, layer, to_crop):
    """The arrows' ends: an arc that is nearly a circle, where the diagonals reach in."""
    shape, reach, turn = layer(), rng.uniform(0.17, 0.27), rng.uniform(200, 330)
    for x, y in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        at = to_crop(np.array([[x * reach, y * reach]]))[0]
        r = int(round(DISC * rng.uniform(0.8, 1.9) * 16))
        first = rng.uniform(0, 360)
        cv2.ellipse(shape, (int(at[0] * 16), int(at[1] * 16)), (r, r), 0, first, first + turn, 1.0, int(rng.integers(1, 3)), cv2.LINE_AA, 4)


def ornament(rng, layer, to_crop):
    """A rose in the middle: rings, spokes, petals, small circles all round."""
    shape, middle = layer(), to_crop(np.zeros((1, 2)))[0]
    for _ in range(int(rng.integers(1, 4))):
        disc(shape, middle, rng.uniform(4, 42), int(rng.choice([1, 1, 2, 4])))
    count, reach, turn = int(rng.choice([4, 6, 8, 8, 12])), rng.uniform(10, 40), rng.uniform(0, 7)
    size, kind = rng.uniform(2, 9), rng.random()
    for angle in turn + np.arange(count) * 2 * np.pi / count:
        way = np.array([np.cos(angle), np.sin(angle)])
        if kind < 0.4:
            disc(shape, middle + way * reach, size, -1 if rng.random() < 0.5 else 1)
        else:
            aside = way[::-1] * np.array([-1, 1]) * size * 0.5
            points = np.array([middle, middle + way * reach / 2 + aside, middle + way * reach])
            cv2.fillPoly(shape, [(points * 16).astype(np.int32)], 1.0, cv2.LINE_AA, 4)
    if rng.random() < 0.6:
        disc(shape, middle, DISC * rng.uniform(0.6, 1.4))


def centre_spot(rng, layer, to_crop):
    """The centre circle, filled: as large as a queen, and where she lies."""
    disc(layer(), to_crop(np.zeros((1, 2)))[0], DISC * rng.uniform(0.85, 1.25))


def rings(rng, layer, to_crop):
    shape = layer()
    for at in to_crop(rng.uniform(-0.5, 0.5, (int(rng.integers(2, 9)), 2))):
        disc(shape, at, rng.uniform(4, 16), int(rng.integers(1, 3)))


def pockets(rng, layer, to_crop, picture):
    shape = layer()
    wide = picture.pocket_radius * PER_SIDE * rng.uniform(0.9, 1.15)
    for at in to_crop(picture.pockets):
        disc(shape, at, wide, -1 if rng.random() < 0.8 else 3)


def painted(rng, out, shape, colour, free):
    """One ink, in the light that falls on the board there."""
    light = cv2.blur(cv2.cvtColor(out, cv2.COLOR_RGB2GRAY), (15, 15)).astype(np.float32)
    share = (light / max(40.0, float(np.percentile(light[::8, ::8], 80))) * 0.7 + 0.3)[..., None]
    soft = cv2.GaussianBlur(shape, (0, 0), rng.uniform(0.4, 0.9))  # no camera sees stairs at the edge of a print
    alpha = (np.clip(soft, 0, 1) * free * rng.uniform(0.55, 1))[..., None]
    return np.clip(out * (1 - alpha) + colour * np.minimum(share, 1.2) * alpha, 0, 255).astype(np.uint8)


CHANCES = ((base_circles, 0.35), (hooks, 0.15), (star, 0.12), (ornament, 0.2), (centre_spot, 0.25), (rings, 0.08), (pockets, 0.22))


def prints(rng, out, free, to_crop, picture):
    """Painted on the board, under whatever lies there."""
    size = out.shape[0]
    for draw, chance in CHANCES:
        if rng.random() >= chance:
            continue
        layers = []

        def layer():
            layers.append(np.zeros((size, size), np.float32))
            return layers[-1]

        draw(rng, layer, to_crop, *([picture] if draw is pockets else []))
        for shape in layers:
            colour = ink(rng) if draw is not pockets else rng.integers(0, 256, 3).astype(np.float32)
            out = painted(rng, out, shape, colour, free)
    return out
