"""What are these finds? The pieces' network says where discs may be; seen beside each other, and closer, some are none."""
import cv2
import numpy as np
import torch

import nets
import shown
import take_up
from edges_task import Wrong

AROUND = 40  # pixels of the rectified picture round a find; as many show twice as far
LEAST, MOST = 0.1, 32  # how hot a peak must be, and how many of a picture are looked at
SAME, EXCUSED = 7.0, 12.0  # pixels from a disc: a find of it; excused where it need not be found
SMEARED = 14.0  # a fast disc's smear is found at its ends: so far off a find is of a disc that no nearer find is of
PLAIN = 0.7  # so much of a disc in view: it can only be missed for its smear
GLIMPSE = 0.15  # less of a disc in view, and nobody is asked what it is
FEATURES = 7  # certainty, four odds, place


def first_look(path):
    """The pieces' network as it was exported."""
    return take_up.put_back(nets.pieces_net(), path).to(memory_format=torch.channels_last)


def peaks(maps):
    """Finds as the page reads them: certainty, odds of the kinds, x and y in pixels."""
    heat = 1 - np.prod(1 - maps[:4], 0)
    top = cv2.dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= top) & (heat >= LEAST))
    order = np.argsort(-heat[rows, columns])
    kept = []
    padded = np.pad(maps[:4], ((0, 0), (1, 1), (1, 1)))
    size = heat.shape[0]
    for row, column in zip(rows[order], columns[order]):
        x = y = weight = 0.0
        for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)):
            c, r = column + dx, row + dy
            if not (0 <= c < size and 0 <= r < size):
                continue
            to_x, to_y = c + 0.5 + np.clip(maps[4, r, c], -1.5, 1.5), r + 0.5 + np.clip(maps[5, r, c], -1.5, 1.5)
            if weight == 0:
                first = to_x, to_y
            elif np.hypot(to_x - first[0], to_y - first[1]) > 1:
                continue
            x, y, weight = x + heat[r, c] * to_x, y + heat[r, c] * to_y, weight + heat[r, c]
        x, y = 4 * x / weight, 4 * y / weight
        if all(np.hypot(x - k[5], y - k[6]) >= 8 for k in kept):
            odds = np.maximum(0.002, padded[:, row : row + 3, column : column + 3].max((1, 2)))
            kept.append((heat[row, column], *(odds / odds.sum()), x, y))
    return np.array(kept[:MOST], np.float32).reshape(-1, FEATURES)


def features(found):
    """What is known of a find beside its picture. Places in sides of the surface, from the middle."""
    sure = np.clip(found[:, :1], 0.001, 0.999)
    place = (found[:, 5:7] - shown.WHOLE / 2) / shown.PER_SIDE
    return np.concatenate([np.log(sure / (1 - sure)) / 3, found[:, 1:5], place], 1).astype(np.float32)


def around(picture, found):
    """The finds' surroundings, near and far, to the nearest pixel, and how far beside that pixel's corner they are."""
    half = AROUND // 2
    padded = cv2.copyMakeBorder(picture, AROUND, AROUND, AROUND, AROUND, cv2.BORDER_CONSTANT, value=(127, 127, 127))
    at = np.clip(np.round(found[:, 5:7]), 0, shown.WHOLE).astype(int)
    views = [padded[y : y + 2 * AROUND, x : x + 2 * AROUND] for x, y in at]
    near = np.stack([view[half : half + AROUND, half : half + AROUND] for view in views])
    return near, np.stack([cv2.resize(view, (AROUND, AROUND), interpolation=cv2.INTER_AREA) for view in views]), at


def sample(rng, picture, look):
    """Near and far views, features, kinds (0: no disc, -1: nobody asks) and ways to the discs' middles of one picture's finds."""
    wrong = Wrong(rng, picture, most=0.012 if rng.random() < 0.8 else 0.03)
    image, hand = picture.read(), picture.hand_mask().astype(np.float32)
    seen = shown.show(rng, picture, image, hand, wrong, *shown.TURNS[rng.integers(8)], shown.WHOLE)
    found = peaks(look(seen.picture, rng.random() < 0.6))
    if len(found) == 0:
        return None
    near, far, at = around(seen.picture, found)
    kinds, ways = np.zeros(len(found), np.int8), np.zeros((len(found), 2), np.float32)
    nearest = np.full(len(found), np.inf)
    for kind, x, y, visible, elsewhere in seen.discs:
        apart = np.hypot(found[:, 5] - x, found[:, 6] - y)
        if visible >= GLIMPSE:
            reach = SMEARED if visible >= PLAIN and apart.min() >= SAME else SAME
            own = (apart < reach) & (apart < nearest)
            kinds[own], ways[own] = kind + 1, (np.array([x, y]) - at)[own]
            nearest = np.where(own, apart, nearest)
        elif visible > shown.HARDLY or elsewhere:
            kinds[(apart < EXCUSED) & (kinds == 0)] = -1
    return near, far, features(found), kinds, ways


def looker(path):
    """The first look, in two mirrors by turns: at rest the page means several."""
    net = nets.Answer(first_look(path))

    def seen(picture):
        x = torch.from_numpy(np.ascontiguousarray(picture)).permute(2, 0, 1)[None].float().div_(255)
        return net(x.contiguous(memory_format=torch.channels_last))[0].numpy()

    def look(picture, twice):
        with torch.no_grad():
            plain = seen(picture)
            if not twice:
                return plain
            other = seen(picture[:, ::-1])[:, :, ::-1].copy()
            other[4] = -other[4]
            return (plain + other) / 2

    return look


def make_shard(number, pictures, look, seed, count=64):
    """The finds of so many pictures drawn at random, one after the other, and where each picture's begin."""
    rng, made = np.random.default_rng([seed, number]), []
    while len(made) < count:
        one = sample(rng, pictures[rng.integers(len(pictures))], look)
        if one:
            made.append(one)
    near, far, known, kinds, ways = (np.concatenate(part) for part in zip(*made))
    return dict(near=near, far=far, features=known, kinds=kinds, ways=ways, begins=np.cumsum([0] + [len(m[2]) for m in made]))
