"""Makes a network's file of whole numbers: 8 bits for weights and for what passes between layers, two thirds of the time on WASM.

The ranges of what passes are taken from pictures to learn from. The last convolution, whose answers are read to a
fraction of a cell, keeps its 32 bits."""
import argparse
import os

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch.nn import functional as F

import pieces_task
from edges_task import Wrong
from studio_pictures import read_pictures

PICTURES, EXTREME = 60, 0.0001  # so many are looked at, and so little at both ends of what they show is cut off
LAYERS = {
    "Relu": lambda given, _: torch.relu(given[0]),
    "Add": lambda given, _: given[0] + given[1],
    "Resize": lambda given, _: F.interpolate(given[0], scale_factor=2, mode="nearest"),
    "Conv": lambda given, how: F.conv2d(*given, stride=how["strides"][0], padding=how["pads"][0]),
    "Constant": lambda _, how: torch.from_numpy(np.array(numpy_helper.to_array(how["value"]))),
}


def passing(graph, weights, picture):
    """What passes between the layers for one picture, as far as the last convolution."""
    values = {name: torch.from_numpy(np.array(value)) for name, value in weights.items()} | {graph.input[0].name: picture}
    for node in graph.node:
        if node.op_type not in LAYERS:
            break
        how = {each.name: helper.get_attribute_value(each) for each in node.attribute}
        values[node.output[0]] = LAYERS[node.op_type]([values.get(name) for name in node.input], how)
    return {name: value.numpy() for name, value in values.items() if name not in weights and value.dim() == 4}


def shown(rng, picture):
    """A picture as the network gets it, dressed up as for learning."""
    hand, wrong = picture.hand_mask().astype(np.float32), Wrong(rng, picture, most=0.012)
    turn = pieces_task.TURNS[rng.integers(8)]
    dressed = pieces_task.show(rng, picture, picture.read(), hand, wrong, *turn, pieces_task.WHOLE).picture
    return torch.from_numpy(np.ascontiguousarray(dressed)).permute(2, 0, 1)[None].float() / 255


def ranges(graph, weights, pictures, seed):
    """The least and the most of everything that passes between the layers; 0 is always among it."""
    rng, boards = np.random.default_rng(seed), [picture for picture in pictures if picture.board]
    found = {}
    for _ in range(PICTURES):
        with torch.no_grad():
            for name, value in passing(graph, weights, shown(rng, boards[rng.integers(len(boards))])).items():
                low, high = np.quantile(value.ravel()[::7], [EXTREME, 1 - EXTREME])
                least, most = found.get(name, (0.0, 0.0))
                found[name] = min(least, float(low)), max(most, float(high))
    return found | {graph.input[0].name: (0.0, 1.0)}


class Writer:
    """The nodes and numbers of the new graph."""

    def __init__(self, between, weights):
        self.between, self.weights, self.nodes, self.numbers, self.made = between, weights, [], [], set()

    def number(self, name, value):
        self.numbers.append(numpy_helper.from_array(value, name))
        return name

    def step(self, name):
        least, most = self.between[name]
        return max(1e-6, (most - least) / 255)

    def passed(self, name):
        """What passes here, in 8 bits, and back: the runtime joins this with the layers on both sides."""
        if name not in self.made:
            self.made.add(name)
            zero = np.uint8(np.clip(round(-self.between[name][0] / self.step(name)), 0, 255))
            scale = [self.number(name + "_step", np.array(self.step(name), np.float32)), self.number(name + "_zero", np.array(zero))]
            self.nodes.append(helper.make_node("QuantizeLinear", [name, *scale], [name + "_8"]))
            self.nodes.append(helper.make_node("DequantizeLinear", [name + "_8", *scale], [name + "_back"]))
        return name + "_back"

    def constant(self, name, steps, kind, most):
        """A convolution's weights or biases, each channel with a step of its own."""
        value = self.weights[name]
        whole = np.clip(np.round(value / steps.reshape(-1, *[1] * (value.ndim - 1))), -most, most).astype(kind)
        names = self.number(name + "_8", whole), self.number(name + "_step", steps), self.number(name + "_zero", np.zeros(len(steps), kind))
        self.nodes.append(helper.make_node("DequantizeLinear", names, [name + "_back"], axis=0))
        return name + "_back"

    def conv(self, node):
        given, weight, bias = node.input
        steps = np.abs(self.weights[weight]).max((1, 2, 3)).astype(np.float32) / 127
        node.input[0] = self.passed(given)
        node.input[1] = self.constant(weight, steps, np.int8, 127)
        node.input[2] = self.constant(bias, (steps * self.step(given)).astype(np.float32), np.int32, 2**31 - 1)


def quantise(source, target, pictures, seed=5):
    model = onnx.load(source)
    graph = model.graph
    weights = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    last = [node for node in graph.node if node.op_type == "Conv"][-1]
    out = Writer(ranges(graph, weights, pictures, seed), weights)
    for node in graph.node:
        copy = onnx.NodeProto()
        copy.CopyFrom(node)
        if node.op_type == "Conv" and node is not last:
            out.conv(copy)
        elif node.op_type in ("Add", "Resize"):
            for i, name in enumerate(copy.input):
                if name in out.between:
                    copy.input[i] = out.passed(name)
        out.nodes.append(copy)
    used = {name for node in out.nodes for name in node.input}
    numbers = [each for each in [*graph.initializer, *out.numbers] if each.name in used]
    whole = helper.make_model(helper.make_graph(out.nodes, graph.name, graph.input, graph.output, numbers), opset_imports=model.opset_import)
    whole.ir_version, whole.producer_name = model.ir_version, model.producer_name
    onnx.checker.check_model(whole)
    onnx.save(whole, target)


if __name__ == "__main__":
    o = argparse.ArgumentParser(description=__doc__)
    o.add_argument("source"), o.add_argument("target")
    o.add_argument("--pictures", nargs="+", required=True)
    o = o.parse_args()
    quantise(o.source, o.target, read_pictures(o.pictures))
    print(f"{o.target}: {os.path.getsize(o.target)} bytes")
