"""Trains one of our networks on the studio's pictures and writes its ONNX file. Goes on where it was interrupted."""
import copy
import importlib
import multiprocessing
import os
import queue
import time

import cv2
import numpy as np
import onnx
import torch

from learning import Learning
from nets import Answer
from options import options
from studio_pictures import divided, read_pictures
from take_up import Before

ANEW, ONWARD = 2e-3, 6e-4  # rates: from random weights, and from a network that knows much already


def batch_of(task, pictures, seed, step, count):
    """The same step always gets the same pictures: an interrupted training goes on as if nothing had happened."""
    rng = np.random.default_rng([seed, step])
    made = []
    while len(made) < 1:
        for i in rng.integers(0, len(pictures), count):
            made += task.sample(rng, pictures[i])
    return np.stack([m[0] for m in made]), np.stack([m[1] for m in made])


def as_tensors(images, targets):
    x = torch.from_numpy(images).permute(0, 3, 1, 2).float().div_(255).contiguous(memory_format=torch.channels_last)
    return x, torch.from_numpy(targets)


MAKERS = 2


def make(name, pictures, seed, steps, ready):
    cv2.setNumThreads(1)
    task = importlib.import_module(name + "_task")
    for step in steps:
        ready.put(batch_of(task, pictures, seed, step, task.BATCH))


def made_ahead(task, pictures, seed, first, steps):
    """Batches for all steps to come. Making one takes longer than learning from it, so other processes make the next, in turns.
    They begin afresh: the copy of one that has computed with threads may wait for ever for a lock of theirs."""
    anew = multiprocessing.get_context("spawn")
    ready = [anew.Queue(2) for _ in range(MAKERS)]
    makers = [
        anew.Process(target=make, args=(task.NAME, pictures, seed, range(first + turn, steps, MAKERS), ready[turn]), daemon=True)
        for turn in range(MAKERS)
    ]
    for maker in makers:
        maker.start()
    for step in range(first, steps):
        turn = (step - first) % MAKERS
        yield as_tensors(*awaited(ready[turn], makers[turn]))


def awaited(made, maker):
    """The next that a process makes. One that has ended makes no more: its own words say why."""
    while True:
        at_work = maker.is_alive()
        try:
            return made.get(timeout=2)
        except queue.Empty:
            if not at_work:
                raise SystemExit("No pictures to learn from: the process that makes them has ended.") from None


def answer_of(net, x):
    """Half as many bits while learning take a third less time."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        return net(x).float()


def export(task, net, path):
    answer = Answer(copy.deepcopy(net)).to(memory_format=torch.contiguous_format).eval()
    torch.onnx.export(answer, torch.zeros(task.SHAPE), path, input_names=[task.INPUT], output_names=["maps"],
                      opset_version=13, do_constant_folding=True)
    model = onnx.load(path)
    onnx.checker.check_model(model)
    model.producer_name, model.producer_version = "carrom-umpire", ""
    onnx.save(model, path)


def main():
    o = options(__doc__)
    o.add_argument("task", choices=["surface", "edges", "pieces"])
    o = o.parse_args()
    torch.set_num_threads(o.threads)
    torch.manual_seed(o.seed)
    task = importlib.import_module(o.task + "_task")
    steps = o.steps or (task.STEPS if o.anew else task.ONWARD_STEPS)
    os.makedirs(o.work, exist_ok=True)
    onnx_path = os.path.join(o.out, o.task + ".onnx")
    train, test = divided(read_pictures(o.pictures))
    before = Before(onnx_path, o.work, o.anew)
    net = before.take_up(task.make_net(), lambda: as_tensors(*batch_of(task, train, o.seed, 0, 4 * task.BATCH))[:1])
    rate = o.rate or (ANEW if o.anew else ONWARD)
    learning = Learning(net, os.path.join(o.work, o.task + ".pt"), rate, steps, decay=1e-3, longest=5.0)
    best, first = learning.best, learning.step
    print(f"{o.task}: {sum(p.numel() for p in best.parameters())} parameters, step {first} of {steps}", flush=True)
    started, shown = time.time(), []
    for x, target in made_ahead(task, train, o.seed, first, steps):
        shown.append(learning.learn(lambda net: task.loss(answer_of(net, x), target)))
        step = learning.step
        if step % 50 == 0:
            each = (time.time() - started) / (step - first)
            print(f"step {step} of {steps}, loss {np.mean(shown):.4f}, {each:.2f} s a step, {(steps - step) * each / 60:.0f} min left", flush=True)
            shown = []
        if step % 300 == 0 or step == steps:
            best.eval()
            with torch.no_grad():
                held_loss = np.mean([task.loss(best(x), t).item() for x, t in (as_tensors(*batch_of(task, test, 77, i, task.BATCH)) for i in range(8))]) if test else float("nan")
            print(f"step {step}: loss on held-out tables {held_loss:.4f}", flush=True)
            learning.save()
            export(task, best, onnx_path)
            before.mix_into(onnx_path, o.keep)


if __name__ == "__main__":
    main()
