"""Takes a network up again from its ONNX file, so that a training can go on from the network that ships."""
import os
import shutil

import numpy as np
import onnx
import torch
from onnx import numpy_helper


def weights_of(path):
    """The file's weights by name, and the names of its convolutions' and its matrix products' weights, in the graph's order."""
    graph = onnx.load(path).graph
    weights = {w.name: numpy_helper.to_array(w) for w in graph.initializer}
    convs = [node.input[1:3] for node in graph.node if node.op_type == "Conv"]
    products = [node.input[1] for node in graph.node if node.op_type == "MatMul" and node.input[1] in weights]
    return weights, convs, products


def tensor(array):
    return torch.from_numpy(np.array(array))


def put_back(net, path):
    """All weights of the file into a network of its shape. Batch norms were folded into their convolutions: they change nothing now."""
    weights, convs, products = weights_of(path)
    places = net.convolutions()
    assert len(places) == len(convs), f"{path} has another shape"
    for (conv, norm), (weight, bias) in zip(places, convs):
        conv.weight.data = tensor(weights[weight])
        if norm is None:
            conv.bias.data = tensor(weights[bias])
            continue
        norm.weight.data.fill_(1)
        norm.bias.data = tensor(weights[bias])
        norm.running_mean.fill_(0)
        norm.running_var.fill_(1 - norm.eps)
    linears = net.products() if products else []
    assert len(linears) == len(products), f"{path} has another shape"
    for linear, name in zip(linears, products):
        linear.weight.data = tensor(weights[name].T)
    own = dict(net.named_parameters())
    for name, value in weights.items():
        if name.startswith("net.") and name[4:] in own:  # layer norms, biases and whatever else export left as it was
            own[name[4:]].data = tensor(value)
    return net.eval()


def settle(net, *asked):
    """Gives the batch norms what they would have measured on this batch. The network answers as before, and can learn."""
    for conv, norm in net.convolutions():
        if norm is None:
            continue
        seen = []
        hook = conv.register_forward_hook(lambda _, __, out: seen.append(out.detach()))
        with torch.no_grad():
            net(*asked)
        hook.remove()
        mean, var = seen[0].mean((0, 2, 3)), seen[0].var((0, 2, 3), unbiased=False)
        norm.bias.data = norm.bias.data + mean
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)
        norm.weight.data = torch.sqrt(var + norm.eps)
    return net


def mix(before, after, share, path):
    """The mean of two files' weights, `share` of it the first's: what was known before is not forgotten for what is new."""
    mixed, old = onnx.load(after), weights_of(before)[0]
    for weight in mixed.graph.initializer:
        new = numpy_helper.to_array(weight)
        if new.dtype == np.float32:
            mean = share * old[weight.name] + (1 - share) * new
            weight.CopyFrom(numpy_helper.from_array(mean.astype(np.float32), weight.name))
    onnx.save(mixed, path)


class Before:
    """The file as it was when a training took it up. None: the training began with random weights."""

    def __init__(self, shipped, work, anew):
        self.path = None if anew else os.path.join(work, os.path.basename(shipped).replace(".onnx", ".before.onnx"))
        if self.path and not os.path.exists(self.path):
            shutil.copy(shipped, self.path)

    def take_up(self, net, asked):
        return settle(put_back(net, self.path), *asked()) if self.path else net

    def mix_into(self, path, share):
        if self.path:
            mix(self.path, path, share, path)
