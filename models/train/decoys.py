"""Prints that look like discs, and discs that hardly look like it: what real boards have more of than the studio."""
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
        return rng.uniform(40, 255, 3)
    return rng.uniform(190, 255) + rng.normal(0, 10, 3) if lot < 0.9 else np.repeat(rng.uniform(0, 255), 3)


def smear(rng, r):
    """Where a disc is while the shutter is open, in pixels from its middle: mostly where it lies, sometimes far along its way."""
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
    of_set, inlaid, moving = rng.random() < 0.7, rng.random(4) < 0.35, rng.random() < 0.6
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
        if taken[window][near.min(0) < 1.5 * r].min() < 0.99 or np.abs(to_surface(np.array([x, y]))).max() > 0.47:
            continue
        part = image[window]
        veneer = part.mean((0, 1))
        colour = (white if kind == 0 else black) if of_set and kind < 2 else lacquer(rng, kind, veneer)
        colour = own.get(kind, colour)
        bumps = [(at, rng.uniform(0.5, 1.2), rng.uniform(-1, 1)) for at in rng.uniform(0.15, 0.97, int(rng.integers(1, 5))) * r]
        deep, way, slant, dark = rng.uniform(6, 40), rng.uniform(0, 2 * np.pi), rng.uniform(0, 14), rng.uniform(0, 0.3)
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
