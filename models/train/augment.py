"""What cameras, lamps and rooms do to a picture, done to the studio's pictures once more and harder."""
import cv2
import numpy as np

GRAINS = np.random.default_rng(0).standard_normal(1 << 20).astype(np.float32)  # drawing them anew would take longer than learning


def lookup(rng, image):
    """Exposure, contrast, gamma and white balance, by one table for each channel."""
    x = np.arange(256, dtype=np.float32) / 255
    gamma = np.exp(rng.normal(0, 0.2))
    gain = np.exp(rng.normal(0, 0.16))
    lift = rng.normal(0, 0.04)
    warm = rng.normal(0, 0.09)
    tint = rng.normal(0, 0.035)
    channel = [np.exp(warm + tint), np.exp(-2 * tint), np.exp(-warm + tint)]
    table = np.stack([np.clip(x**gamma * gain * c + lift, 0, 1) for c in channel], -1)
    return cv2.LUT(image, (table * 255).astype(np.uint8).reshape(1, 256, 3))


def saturation(rng, image):
    grey = cv2.cvtColor(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB)
    share = rng.choice([0.0, rng.uniform(0.4, 1.0), rng.uniform(1.0, 1.4)], p=[0.04, 0.5, 0.46])
    return cv2.addWeighted(image, share, grey, 1 - share, 0)


def hue(rng, image):
    hsv = cv2.cvtColor(image, cv2.COLOR_RGB2HSV)
    hsv[..., 0] = (hsv[..., 0].astype(int) + int(rng.normal(0, 3))) % 180
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB)


def blob(rng, h, w, sharp):
    """A soft or hard-edged patch anywhere, 0 … 1."""
    small = np.zeros((32, 32), np.float32)
    if rng.random() < 0.5:
        centre = tuple(int(v) for v in rng.uniform(-4, 36, 2))
        axes = tuple(int(v) for v in rng.uniform(3, 16, 2))
        cv2.ellipse(small, centre, axes, rng.uniform(0, 180), 0, 360, 1.0, -1)
    else:
        points = rng.uniform(-12, 44, (rng.integers(3, 6), 2)).astype(np.int32)
        cv2.fillPoly(small, [cv2.convexHull(points)], 1.0)
    if not sharp:
        small = cv2.GaussianBlur(small, (0, 0), rng.uniform(1, 4))
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_LINEAR)[..., None]


def glare(rng, image):
    h, w = image.shape[:2]
    lit = image.astype(np.float32) + blob(rng, h, w, False) * (rng.uniform(30, 160) * rng.uniform(0.85, 1, 3)).astype(np.float32)
    return np.clip(lit, 0, 255).astype(np.uint8)


def shade(rng, image):
    h, w = image.shape[:2]
    dim = 1 - blob(rng, h, w, rng.random() < 0.3) * np.float32(rng.uniform(0.2, 0.65))
    return (image * dim).astype(np.uint8)


def slope(rng, image):
    """A lamp at one side: light falls off across the picture."""
    h, w = image.shape[:2]
    corner = rng.uniform(0.55, 1.3, (2, 2)).astype(np.float32)
    return np.clip(image * cv2.resize(corner, (w, h))[..., None], 0, 255).astype(np.uint8)


def blur(rng, image):
    if rng.random() < 0.6:
        return cv2.GaussianBlur(image, (0, 0), rng.uniform(0.4, 1.5))
    length = int(rng.integers(2, 6))
    kernel = np.zeros((length, length), np.float32)
    cv2.line(kernel, (0, int(rng.integers(0, length))), (length - 1, int(rng.integers(0, length))), 1.0)
    return cv2.filter2D(image, -1, kernel / kernel.sum())


def coarse(rng, image):
    h, w = image.shape[:2]
    share = rng.uniform(0.4, 0.9)
    small = cv2.resize(image, (max(8, int(w * share)), max(8, int(h * share))), interpolation=cv2.INTER_AREA)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_LINEAR)


def sharpened(rng, image):
    soft = cv2.GaussianBlur(image, (0, 0), 1.2)
    share = rng.uniform(0.3, 1.2)
    return cv2.addWeighted(image, 1 + share, soft, -share, 0)


def noise(rng, image):
    h, w = image.shape[:2]
    deep = 1 if rng.random() < 0.5 else 3
    first = rng.integers(0, GRAINS.size - h * w * deep)
    grains = GRAINS[first : first + h * w * deep].reshape(h, w, deep) * np.float32(rng.uniform(1, 12))
    return np.clip(image + grains, 0, 255).astype(np.uint8)


def jpeg(rng, image):
    done = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 85))])[1]
    return cv2.imdecode(done, cv2.IMREAD_COLOR)


STEPS = ((slope, 0.3), (shade, 0.3), (glare, 0.2), (lookup, 0.9), (saturation, 0.5), (hue, 0.25),
         (coarse, 0.3), (blur, 0.35), (sharpened, 0.2), (noise, 0.4), (jpeg, 0.25))


MILD = 0.35  # so many pictures are nearly left as they are: a good camera is not to be read worse than a bad one


def spoil(rng, image):
    share = 0.25 if rng.random() < MILD else 1.0
    for step, chance in STEPS:
        if rng.random() < chance * share:
            image = step(rng, image)
    return image
