"""Trains the second look on finds of the first and writes its ONNX file. Goes on where it was interrupted."""
import copy
import multiprocessing
import os
import time

import numpy as np
import onnx
import torch
from torch.nn import functional as F

import finds_task
from finds_net import KINDS, Answer, Committee, agreed
from finds_shards import HELD_OUT, Shards, make_shards
from learning import Learning
from options import options
from take_up import Before

BATCH, STEPS, ONWARD_STEPS = 16, 12000, 3000  # pictures a step; steps from random weights, and from a network that is there
ANEW, ONWARD = 1.5e-3, 6e-4  # rates


def turned(rng, near, far, features, ways):
    """A board looks the same from its four sides, and in a mirror."""
    features, ways = features.copy(), ways.copy()
    if rng.random() < 0.5:
        near, far, features[:, 5], ways[:, 0] = near[:, :, ::-1], far[:, :, ::-1], -features[:, 5], -ways[:, 0]
    if rng.random() < 0.5:
        near, far, features[:, 6], ways[:, 1] = near[:, ::-1], far[:, ::-1], -features[:, 6], -ways[:, 1]
    if rng.random() < 0.5:
        near, far = near.transpose(0, 2, 1, 3), far.transpose(0, 2, 1, 3)
        features[:, 5:7], ways = features[:, [6, 5]], ways[:, ::-1]
    return near, far, features, ways


def errors(features, kinds):
    """How often the first look was wrong."""
    said = np.where(features[:, 0] >= 0, features[:, 1:5].argmax(1) + 1, 0)
    return int(((said != kinds) & (kinds >= 0)).sum())


UNKNOWN = 0.1  # so often nothing is known of what the first look said


def batch_of(rng, shards, first, count):
    made = []
    for _ in range(count):
        # half of the pictures are the hardest of three: most finds are plain discs, which are soon known
        drawn = [int(shard) for shard in rng.integers(first, len(shards.shards), 3 if rng.random() < 0.5 else 1)]
        pictures = [shards.picture(shard, int(rng.integers(shards.count(shard)))) for shard in drawn]
        near, far, features, kinds, ways = max(pictures, key=lambda picture: errors(picture[2], picture[3]))
        near, far, features, ways = turned(rng, near, far, features, ways)
        if rng.random() < UNKNOWN:
            features[:, :5] = 0
        made.append((near, far, features, kinds, ways))
    return tensors(made)


def as_pictures(crops):
    planes = np.ascontiguousarray(crops.transpose(0, 3, 1, 2))
    return torch.from_numpy(planes).float().div_(255).contiguous(memory_format=torch.channels_last)


def tensors(made):
    """What the network is asked, and what it shall answer."""
    near, far, features, kinds, ways = (np.concatenate([m[i] for m in made]) for i in range(5))
    asked = as_pictures(near), as_pictures(far), torch.from_numpy(features), np.cumsum([0] + [len(m[3]) for m in made]).tolist()
    return asked, torch.from_numpy(kinds.astype(np.int64)), torch.from_numpy(np.ascontiguousarray(ways))


def loss(outs, kinds, ways):
    """Each learns by itself: they are worth the more the less they err alike."""
    return sum(loss_of(out, kinds, ways) for out in outs) / len(outs)


def loss_of(out, kinds, ways):
    asked = kinds >= 0
    named = F.cross_entropy(out[asked, :KINDS], kinds[asked])
    disc = kinds > 0
    placed = F.smooth_l1_loss(out[disc, KINDS:], ways[disc], beta=1.0)
    return named + 0.25 * placed


def measured(net, shards):
    """Of the finds in shards never learnt from: how many are named wrongly, of those in doubt before, and how far they are off."""
    wrong = before = count = 0
    off = []
    for shard in range(HELD_OUT):
        for first in range(0, shards.count(shard), 16):
            asked, kinds, ways = tensors([shards.picture(shard, n) for n in range(first, min(first + 16, shards.count(shard)))])
            known = asked[2]
            with torch.no_grad():
                out = agreed(net(*asked))
            first_said = torch.where(known[:, 0] >= 0, known[:, 1:5].argmax(1) + 1, 0)
            use = kinds >= 0
            wrong += (out[:, :KINDS].argmax(1) != kinds)[use].sum().item()
            before += (first_said != kinds)[use].sum().item()
            count += use.sum().item()
            off.append(((out[:, KINDS:] - ways)[kinds > 0] ** 2).sum(1).numpy())
    return f"{count} finds: {wrong} wrong ({before} by the first look), {np.sqrt(np.concatenate(off).mean()):.2f} px off"


def export(net, path):
    answer = Answer(copy.deepcopy(net), finds_task.AROUND).to(memory_format=torch.contiguous_format).eval()
    example = torch.zeros(finds_task.MOST, 2 * 3 * finds_task.AROUND**2 + finds_task.FEATURES + 1)
    torch.onnx.export(answer, example, path, input_names=["finds"], output_names=["named"],
                      dynamic_axes={"finds": {0: "count"}, "named": {0: "count"}}, opset_version=13, do_constant_folding=True)
    model = onnx.load(path)
    onnx.checker.check_model(model)
    model.producer_name, model.producer_version = "carrom-umpire", ""
    onnx.save(model, path)


def main():
    o = options(__doc__).parse_args()
    torch.set_num_threads(o.threads)
    torch.manual_seed(o.seed)
    steps, onnx_path = o.steps or (STEPS if o.anew else ONWARD_STEPS), os.path.join(o.out, "finds.onnx")
    finds = os.path.join(o.work, "finds")
    os.makedirs(finds, exist_ok=True)
    making = (finds, o.pictures, os.path.join(o.out, "pieces.onnx"), o.seed)
    maker = multiprocessing.Process(target=make_shards, args=making, daemon=True)
    maker.start()
    shards = Shards(finds, maker)
    shards.wait_for(0, steps)
    before = Before(onnx_path, o.work, o.anew)
    net = before.take_up(Committee(finds_task.FEATURES), lambda: batch_of(np.random.default_rng(o.seed), shards, HELD_OUT, 2 * BATCH)[0])
    rate = o.rate or (ANEW if o.anew else ONWARD)
    learning = Learning(net, os.path.join(o.work, "finds.pt"), rate, steps, decay=1e-2, longest=2.0)
    best = learning.best
    print(f"finds: {sum(p.numel() for p in best.parameters())} parameters, step {learning.step} of {steps}", flush=True)
    print(f"before: {measured(best.eval(), shards)}", flush=True)
    shown, since = [], time.time()
    while learning.step < steps:
        shards.wait_for(learning.step, steps)
        rng = np.random.default_rng([o.seed, learning.step])
        asked, kinds, ways = batch_of(rng, shards, HELD_OUT, BATCH)
        shown.append(learning.learn(lambda net: loss(net(*asked), kinds, ways)))
        step = learning.step
        if step % 50 == 0:
            print(f"step {step}, loss {np.mean(shown):.4f}, {(time.time() - since) / 50:.2f} s a step, {len(shards.shards)} shards", flush=True)
            shown, since = [], time.time()
        if step % 500 == 0 or step == steps:
            best.eval()
            print(f"step {step}: {measured(best, shards)}", flush=True)
            learning.save()
            export(best, onnx_path)
            before.mix_into(onnx_path, o.keep)


if __name__ == "__main__":
    main()
