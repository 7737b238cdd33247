"""Pictures in which there is no carrom board, though squares, circles and wood there are."""
import cv2
import numpy as np


def colour(rng):
    return tuple(int(v) for v in (rng.integers(0, 256, 3) if rng.random() < 0.6 else np.repeat(rng.integers(0, 256), 3)))


def ground(rng, size):
    kind = rng.integers(4)
    base = np.ones((size, size, 3), np.float32) * np.array(colour(rng), np.float32)
    if kind == 0:
        grain = rng.normal(0, 1, (size, 1, 1)).cumsum(0)
        base += grain * rng.uniform(0.5, 4)
    elif kind == 1:
        base += cv2.resize(rng.normal(0, 30, (8, 8, 3)).astype(np.float32), (size, size))
    elif kind == 2:
        base += rng.normal(0, rng.uniform(2, 60), (size, size, 3))
    return np.clip(base, 0, 255).astype(np.uint8)


def chequers(rng, image):
    """A chess or draughts board with a rim, perhaps with men on it."""
    size, n = image.shape[0], int(rng.choice([8, 8, 10, 6]))
    cell = int(size * rng.uniform(0.5, 0.85) / n)
    off = (size - cell * n) // 2
    rim = int(cell * rng.uniform(0, 0.9))
    a, b = colour(rng), colour(rng)
    cv2.rectangle(image, (off - rim, off - rim), (off + n * cell + rim, off + n * cell + rim), colour(rng), -1)
    for i in range(n):
        for j in range(n):
            x, y = off + i * cell, off + j * cell
            cv2.rectangle(image, (x, y), (x + cell, y + cell), a if (i + j) % 2 else b, -1)
            if rng.random() < 0.25:
                cv2.circle(image, (x + cell // 2, y + cell // 2), int(cell * 0.38), colour(rng), -1)


def keyboard(rng, image):
    size = image.shape[0]
    rows, columns = int(rng.integers(4, 7)), int(rng.integers(8, 16))
    w, h = size * rng.uniform(0.5, 0.95), size * rng.uniform(0.2, 0.6)
    x0, y0 = (size - w) / 2, (size - h) / 2
    cv2.rectangle(image, (int(x0 - 6), int(y0 - 6)), (int(x0 + w + 6), int(y0 + h + 6)), colour(rng), -1)
    key = colour(rng)
    for r in range(rows):
        for c in range(columns):
            x, y = x0 + c * w / columns, y0 + r * h / rows
            cv2.rectangle(image, (int(x + 1), int(y + 1)), (int(x + w / columns - 2), int(y + h / rows - 2)), key, -1)


def graphics(rng, image):
    """Windows, buttons, discs and words, as on a screen."""
    size = image.shape[0]
    for _ in range(int(rng.integers(3, 25))):
        x, y = (int(v) for v in rng.uniform(0, size, 2))
        w, h = (int(v) for v in rng.uniform(4, size * 0.6, 2))
        lot, thick = rng.random(), int(rng.choice([-1, 1, 2, 4]))
        if lot < 0.45:
            cv2.rectangle(image, (x, y), (x + w, y + h), colour(rng), thick)
        elif lot < 0.7:
            cv2.circle(image, (x, y), max(2, w // 4), colour(rng), thick)
        elif lot < 0.85:
            cv2.line(image, (x, y), (x + w, y + h), colour(rng), max(1, thick))
        else:
            cv2.putText(image, "abcd 123"[: int(rng.integers(2, 8))], (x, y), 0, rng.uniform(0.3, 1.2), colour(rng), 1)


def tray(rng, image):
    """A frame round an empty square without pockets: a picture, a tray, a window, a table top."""
    size = image.shape[0]
    a, b = size * rng.uniform(0.08, 0.3), size * rng.uniform(0.7, 0.92)
    c, d = size * rng.uniform(0.08, 0.3), size * rng.uniform(0.7, 0.92)
    cv2.rectangle(image, (int(a), int(c)), (int(b), int(d)), colour(rng), -1)
    rim = rng.uniform(4, 20)
    if (b - a) > 3 * rim and rng.random() < 0.7 and abs((b - a) / (d - c) - 1) > 0.15:
        cv2.rectangle(image, (int(a + rim), int(c + rim)), (int(b - rim), int(d - rim)), colour(rng), -1)


def draw(rng, size):
    image = ground(rng, size)
    for thing in rng.permutation([chequers, keyboard, graphics, tray, tray])[: int(rng.choice([0, 1, 1, 2]))]:
        thing(rng, image)
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), rng.choice([0, rng.uniform(-180, 180)]), rng.uniform(0.6, 1.2))
    image = cv2.warpAffine(image, turn, (size, size), borderMode=cv2.BORDER_REFLECT_101)
    box = np.float32([[0, 0], [size, 0], [size, size], [0, size]])
    lean = cv2.getPerspectiveTransform(box, box + rng.normal(0, 0.06, (4, 2)).astype(np.float32) * size)
    return cv2.warpPerspective(image, lean, (size, size), borderMode=cv2.BORDER_REFLECT_101)
