"""Discs that hardly look like it: faded, dyed, and of our own turning, which real boards have more of than the studio."""
import cv2
import numpy as np

from prints import DISC, STRIKER, disc


def faded(rng, out, discs, free):
    """Discs as pale as the veneer (or as dark), without much of a shadow: colours are drawn to that of the board, relief stays."""
    size, board = out.shape[0], free > 0.99
    most = {0: 0.95, 1: 0.6, 2: 0.5, 3: 0.5}
    strength, soft, flat = rng.uniform(0.35, 1), rng.uniform(1.0, 1.25), rng.uniform(0, 0.95)
    image = out.astype(np.float32)
    for n, (kind, x, y) in enumerate(discs):
        if rng.random() > (0.85 if kind == 0 else 0.25):
            continue
        r = STRIKER if kind == 3 else DISC
        x0, x1, y0, y1 = (int(v) for v in (max(0, x - 2.6 * r), min(size, x + 2.6 * r), max(0, y - 2.6 * r), min(size, y + 2.6 * r)))
        if x1 - x0 < 4 or y1 - y0 < 4:
            continue
        part = image[y0:y1, x0:x1]
        across, along = np.arange(x0, x1)[None, :] + 0.5, np.arange(y0, y1)[:, None] + 0.5
        apart = np.hypot(across - x, along - y)
        inside, round_it = apart < r * 0.85, board[y0:y1, x0:x1] & (apart > r * 1.3)
        if inside.sum() < 20 or round_it.sum() < 20:
            continue
        veneer = part[round_it].mean(0)
        alpha = (np.clip((r * soft - apart) / 1.5 + 0.5, 0, 1) * most[kind] * strength)[..., None]
        shown = part + alpha * (veneer - part[inside].mean(0))
        others = [np.hypot(across - ox, along - oy) for m, (_, ox, oy) in enumerate(discs) if m != n and abs(ox - x) + abs(oy - y) < 6 * r]
        own = np.minimum.reduce(others) > r * 1.15 if others else np.ones_like(apart, bool)
        shadow = np.clip((apart - r * 1.02) / 1.0, 0, 1) * np.clip((r * 1.9 - apart) / (0.3 * r), 0, 1) * own * flat * strength
        image[y0:y1, x0:x1] = shown * (1 - shadow[..., None]) + veneer * shadow[..., None]
    return np.clip(image, 0, 255).astype(np.uint8)


def brown(rng):
    light = rng.uniform(90, 210)
    return np.array([light, light * rng.uniform(0.5, 0.75), light * rng.uniform(0.3, 0.6)])


def snow(rng):
    """White plastic: as white as many a striker, only smaller."""
    return rng.uniform(205, 262) + rng.normal(0, 4, 3)


def dyed(rng, out, discs):
    """The whole set in other colours: browns or plain white for white, blue-grey or brownish black. Grain, rings and gloss stay."""
    image, size = out.astype(np.float32), out.shape[0]
    white = brown(rng) if rng.random() < 0.55 else snow(rng)
    black = np.full(3, rng.uniform(10, 0.4 * white.mean())) * np.exp(rng.normal(0, 0.12, 3))
    for kind, x, y in discs:
        if kind > 1:
            continue
        x0, x1, y0, y1 = (int(v) for v in (max(0, x - 11), min(size, x + 12), max(0, y - 11), min(size, y + 12)))
        if x1 - x0 < 6 or y1 - y0 < 6:
            continue
        part = image[y0:y1, x0:x1]
        apart = np.hypot(np.arange(x0, x1)[None, :] + 0.5 - x, np.arange(y0, y1)[:, None] + 0.5 - y)
        inside = apart < DISC * 0.9
        if inside.sum() < 30:
            continue
        edge = np.clip(DISC * 1.03 - apart + 0.5, 0, 1)[..., None]
        middle = part[inside].mean(0)
        lit = min(1.3, max(0.5, float(image.mean()) / 140))
        shown = (white if kind == 0 else black) * lit + (part - middle) * rng.uniform(0.4, 1)
        image[y0:y1, x0:x1] = part * (1 - edge) + shown * edge
    return np.clip(image, 0, 255).astype(np.uint8)


def inlay(rng, apart, r, top):
    """A ring or an eye of another colour let into the top: gold in black, dark in white."""
    other = rng.choice([np.array([190, 150, 70]), np.array([150, 100, 60]), np.array([235, 230, 220]), np.array([30, 28, 25]), rng.uniform(0, 255, 3)])
    inner = rng.choice([0.0, rng.uniform(0.4, 0.8)])
    outer = inner + rng.uniform(0.1, 0.3)
    share = (np.clip(apart - inner * r + 0.5, 0, 1) if inner else 1) * np.clip(outer * r - apart + 0.5, 0, 1) * rng.uniform(0.4, 1)
    return top * (1 - share[..., None]) + other * share[..., None]


def lacquer(rng, kind, veneer):
    """What a disc of a kind may be painted in."""
    lot = rng.random()
    if kind == 0:  # as pale as the board, plastic's white, or the browns that are sold as white
        pale = veneer + rng.uniform(-8, 45) + rng.normal(0, 6, 3)
        return pale if lot < 0.5 else snow(rng) if lot < 0.75 else brown(rng)
    if kind == 1:
        return rng.uniform(8, 75) + rng.normal(0, 8, 3)
    if kind == 2:
        return np.array([rng.uniform(150, 240), rng.uniform(10, 80), rng.uniform(20, 130)])
    if lot < 0.6:
        return rng.uniform(12, 255, 3)
    return rng.uniform(190, 255) + rng.normal(0, 10, 3) if lot < 0.9 else np.repeat(rng.uniform(0, 255), 3)


def smear(rng, r):
    """Where a disc is while the shutter is open, in pixels from its middle: nearly half lie still, the others may go far."""
    if rng.random() > 0.55:
        return np.zeros((1, 2))
    length, way = rng.uniform(0.6, 3.2) * 2 * r * rng.uniform(0.4, 1), rng.uniform(0, 2 * np.pi)
    steps = max(2, int(length / 1.5))
    return (np.arange(steps) / (steps - 1) - 0.5)[:, None] * length * np.array([np.cos(way), np.sin(way)])


def own_colours(image, discs):
    """What discs of each kind look like in this picture, if it shows any."""
    found = {}
    for kind, x, y in discs:
        part = image[max(0, int(y) - 4) : int(y) + 5, max(0, int(x) - 4) : int(x) + 5]
        if part.size and kind not in found:
            found[kind] = part.mean((0, 1))
    return found


def turned(rng, out, free, discs, to_surface):
    """Discs of our own turning: a flat top with rings in it. White ones hardly differ from the board, strikers have any colour,
    and some are smeared: a camera shows a fast disc all along its way at once."""
    size, made = out.shape[0], []
    image, taken = out.astype(np.float32), free.copy()
    white, black = (lacquer(rng, kind, image.mean((0, 1))) for kind in (0, 1))
    of_set, inlaid, moving = rng.random() < 0.7, rng.random(4) < 0.35, rng.random() < 0.5
    own = own_colours(image, discs) if rng.random() < 0.6 else {}
    for _ in range(int(rng.integers(1, 10))):
        kind = int(rng.choice(4, p=[0.4, 0.35, 0.07, 0.18]))
        r = STRIKER * rng.uniform(0.93, 1.22) if kind == 3 else DISC * rng.uniform(0.93, 1.07)
        ways = smear(rng, r) if moving else np.zeros((1, 2))
        reach = int(np.ceil(1.6 * r + np.abs(ways).max()))
        if 2 * reach + 4 > size:
            continue
        x, y = rng.uniform(reach + 1, size - reach - 2, 2)
        x0, y0 = int(x) - reach, int(y) - reach
        window = np.s_[y0 : y0 + 2 * reach + 1, x0 : x0 + 2 * reach + 1]
        across, along = np.arange(x0, x0 + 2 * reach + 1)[None, :] + 0.5 - x, np.arange(y0, y0 + 2 * reach + 1)[:, None] + 0.5 - y
        near = np.hypot(across - ways[:, 0, None, None], along - ways[:, 1, None, None])
        if taken[window][near.min(0) < 1.5 * r].min() < 0.99 or np.abs(to_surface(np.array([x, y]) + ways)).max() > 0.47:
            continue
        part = image[window]
        veneer = part.mean((0, 1))
        colour = (white if kind == 0 else black) if of_set and kind < 2 else lacquer(rng, kind, veneer)
        colour = own.get(kind, colour)
        bumps = [(at, rng.uniform(0.5, 1.2), rng.uniform(-1, 1)) for at in rng.uniform(0.15, 0.97, int(rng.integers(1, 5))) * r]
        plain = rng.random() < 0.35  # one flat colour, as much plastic is
        deep, way, slant, dark = rng.uniform(0, 5) if plain else rng.uniform(6, 40), rng.uniform(0, 2 * np.pi), rng.uniform(0, 14), rng.uniform(0, 0.3)
        light, shown, cast = np.zeros_like(near[0]), np.zeros_like(part), np.zeros_like(near[0])
        inlays = rng.integers(1 << 30)
        for (dx, dy), apart in zip(ways, near):
            relief = sum(np.exp(-((apart - at) / wide) ** 2) * high for at, wide, high in bumps)
            side = ((across - dx) * np.cos(way) + (along - dy) * np.sin(way)) / r
            top = colour + (relief * deep + side * slant)[..., None]
            if inlaid[kind]:
                top = inlay(np.random.default_rng(inlays), apart, r, top)
            edge = np.clip(r - apart + 0.5, 0, 1)
            light += edge / len(ways)
            shown += top * edge[..., None] / len(ways)
            cast += np.exp(-(np.maximum(0, np.hypot(across - dx - np.cos(way) * 1.5, along - dy - np.sin(way) * 1.5) - r) / 1.5) ** 2) * dark / len(ways)
        image[window] = part * (1 - cast[..., None]) * (1 - light[..., None]) + shown
        taken[window] = np.where(near.min(0) < 1.6 * r, 0, taken[window])
        made.append((kind, x, y))
    return np.clip(image, 0, 255).astype(np.uint8), made, taken


def free_of(size, discs, cover):
    """Where nothing lies: 1 on the bare board, 0 under discs and hands."""
    taken = np.zeros((size, size), np.float32)
    for kind, x, y in discs:
        disc(taken, (x, y), (STRIKER if kind == 3 else DISC) * 1.25)
    hands = cv2.resize(cover, (size, size), interpolation=cv2.INTER_LINEAR)
    return 1 - np.maximum(np.clip(taken, 0, 1), np.clip(hands * 3, 0, 1))
