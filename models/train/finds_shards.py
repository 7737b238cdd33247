"""What the first look finds in ever more pictures, kept in files to learn from: shards."""
import os
import time

import cv2
import numpy as np
import torch

import finds_task
from studio_pictures import divided, read_pictures

# Shards of finds: those that are only measured, those there must be to begin with, and all there will be in the end.
HELD_OUT, FIRST, SHARDS = 4, 28, 240


def shard_path(folder, number):
    return os.path.join(folder, f"{number:05d}.npz")


def make_shards(folder, pictures, first_look, seed):
    """Another process looks at ever more pictures, each time dressed up differently, while learning goes on."""
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    train, test = divided(read_pictures(pictures))
    look = finds_task.looker(first_look)
    for number in range(SHARDS):
        path = shard_path(folder, number)
        if not os.path.exists(path):
            drawn_from = test if number < HELD_OUT and test else train
            np.savez(path + ".new.npz", **finds_task.make_shard(number, drawn_from, look, seed))
            os.replace(path + ".new.npz", path)


class Shards:
    """The finds made so far. The same step always sees the same ones, however long they took to make."""

    def __init__(self, folder, maker):
        """maker: the process that makes them."""
        self.folder, self.maker, self.shards = folder, maker, []

    def wait_for(self, step, steps):
        """All that a step may draw from: ever more, as they are made."""
        wanted = min(SHARDS, FIRST + step * (SHARDS - FIRST) // steps)
        while len(self.shards) < wanted:
            path, at_work = shard_path(self.folder, len(self.shards)), self.maker.is_alive()
            if not os.path.exists(path):
                if not at_work:
                    raise SystemExit(f"No finds to learn from: who makes them has ended before {path} was there.")
                time.sleep(0.5)
                continue
            with np.load(path) as shard:
                self.shards.append({name: shard[name] for name in shard})

    def picture(self, shard, number):
        one = self.shards[shard]
        part = slice(one["begins"][number], one["begins"][number + 1])
        return tuple(one[name][part] for name in ("near", "far", "features", "kinds", "ways"))

    def count(self, shard):
        return len(self.shards[shard]["begins"]) - 1
