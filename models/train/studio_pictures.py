"""The studio's labelled pictures, and the way from the surface to a pixel and back."""
import json
import os

import cv2
import numpy as np

SIDE = 1.0  # everything below is in sides of the surface: makers' boards differ in size, their proportions hardly


class Picture:
    def __init__(self, folder, label):
        self.path = os.path.join(folder, label["file"])
        self.board = label["board"]
        side = label["surface_mm"]
        self.pocket_radius = label["pocket_mm"] / 2 / side
        scale = np.diag([side, side, 1.0])
        self.homography = np.array(label["homography"], float).reshape(3, 3) @ scale
        lens = label["lens"]
        self.focal, self.centre = lens["focalPx"], np.array(lens["centrePx"], float)
        self.k1, self.k2 = lens["k1"], lens["k2"]
        self.width, self.height = label["size"]
        h = 0.5 - self.pocket_radius
        # far left, far right, near right, near left
        self.pockets = np.array([[-h, h], [h, h], [h, -h], [-h, -h]])
        self.discs = [
            (("white", "black", "queen", "striker").index(d["kind"]), d["xPx"], d["yPx"], d["zMm"], d["visible"],
             d["xMm"] / side, d["yMm"] / side, d["majorPx"])
            for d in label["discs"]
        ]
        self.hand = label["handMask"]

    def read(self):
        return cv2.cvtColor(cv2.imread(self.path), cv2.COLOR_BGR2RGB)

    def bend(self, ideal):
        at = (ideal - self.centre) / self.focal
        r2 = (at**2).sum(-1, keepdims=True)
        return self.centre + at * (1 + r2 * (self.k1 + self.k2 * r2)) * self.focal

    def unbend(self, seen):
        at = (np.asarray(seen, float) - self.centre) / self.focal
        r = np.sqrt((at**2).sum(-1, keepdims=True))
        ideal = r.copy()
        for _ in range(8):
            i2 = ideal**2
            slope = np.maximum(0.2, 1 + i2 * (3 * self.k1 + 5 * self.k2 * i2))
            ideal = ideal - (ideal * (1 + i2 * (self.k1 + self.k2 * i2)) - r) / slope
        return self.centre + at * np.where(r < 1e-9, 1, ideal / np.maximum(r, 1e-9)) * self.focal

    def pixel(self, at, homography=None):
        """Where points of the surface (in sides) are seen."""
        return self.bend(through(self.homography if homography is None else homography, np.asarray(at, float)))

    def hand_mask(self):
        if self.hand is None:
            return np.zeros((self.height // 8, self.width // 8), np.uint8)
        runs = self.hand["runs"]
        flat = np.repeat(np.arange(len(runs)) % 2, runs).astype(np.uint8)
        return flat.reshape(self.hand["heightCells"], self.hand["widthCells"])


def through(h, at):
    ones = np.ones(at.shape[:-1] + (1,))
    p = np.concatenate([at, ones], -1) @ h.T
    return p[..., :2] / p[..., 2:]


def four_points(source, target):
    return cv2.getPerspectiveTransform(source.astype(np.float32), target.astype(np.float32)).astype(float)


def read_pictures(folders):
    found = []
    for folder in folders:
        with open(os.path.join(folder, "labels.jsonl")) as lines:
            labels = [json.loads(line) for line in lines if line.strip()]
        found += [Picture(folder, label) for label in sorted(labels, key=lambda label: label["index"])]
    return found


HELD_OUT = 0.02


def divided(pictures):
    """Those to learn from, and whole tables (of eight pictures or of three) that are never trained on."""
    held = int(len(pictures) * HELD_OUT) // 24 * 24
    return pictures[held:], pictures[:held]


CORNERS = np.array([[-0.5, 0.5], [0.5, 0.5], [0.5, -0.5], [-0.5, -0.5]])
