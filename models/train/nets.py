"""The three networks. Plain 3×3 convolutions: on WASM they give more work per millisecond than depthwise ones."""
import torch
from torch import nn
from torch.nn import functional as F


def conv(inside, outside, stride=1, size=3):
    return nn.Sequential(
        nn.Conv2d(inside, outside, size, stride, size // 2, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    """One convolution with a way round it, so that depth costs little to learn."""

    def __init__(self, channels):
        super().__init__()
        self.conv = nn.Conv2d(channels, channels, 3, 1, 1, bias=False)
        self.norm = nn.BatchNorm2d(channels)

    def forward(self, x):
        return F.relu(x + self.norm(self.conv(x)))


def double(x):
    return F.interpolate(x, scale_factor=2, mode="nearest")


class Maps(nn.Module):
    """Down by halves to where the view is wide, up again to where the answer is fine.

    widths: channels at each halving; blocks: residual blocks at each; answer: index of the halving the maps are made at;
    finer: so many answers along and across each cell of it, which costs far less than going up once more.
    """

    def __init__(self, widths, blocks, answer, maps, plain=(), finer=1):
        super().__init__()
        self.answer, self.plain, self.finer = answer, plain, finer
        self.down = nn.ModuleList()
        before = 3
        for width, count in zip(widths, blocks):
            self.down.append(nn.Sequential(conv(before, width, 2), *[Residual(width) for _ in range(count)]))
            before = width
        self.narrow, self.up = nn.ModuleDict(), nn.ModuleDict()
        for level in range(len(widths) - 1, answer, -1):
            self.narrow[str(level)] = nn.Conv2d(widths[level], widths[level - 1], 1)
            self.up[str(level)] = Residual(widths[level - 1])
        self.head = nn.Conv2d(widths[answer], maps * finer**2, 1)
        nn.init.constant_(self.head.bias, -3.0)
        for channel in plain:
            nn.init.constant_(self.head.bias[channel * finer**2 : (channel + 1) * finer**2], 0.0)

    def convolutions(self):
        """Each with its batch norm, if it has one, in the order of their use."""
        places = []
        for first, *blocks in self.down:
            places += [(first[0], first[1]), *((block.conv, block.norm) for block in blocks)]
        for level, narrow in self.narrow.items():
            places += [(narrow, None), (self.up[level].conv, self.up[level].norm)]
        return [*places, (self.head, None)]

    def forward(self, x):
        seen = []
        for step in self.down:
            x = step(x)
            seen.append(x)
        for level in range(len(seen) - 1, self.answer, -1):
            x = self.up[str(level)](double(self.narrow[str(level)](x)) + seen[level - 1])
        maps = self.head(x)
        return F.pixel_shuffle(maps, self.finer) if self.finer > 1 else maps


class Answer(nn.Module):
    """What is exported: sigmoids inside, offsets left as they are."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        y = self.net(x)
        if not self.net.plain:
            return torch.sigmoid(y)
        first, last = self.net.plain[0], self.net.plain[-1] + 1
        return torch.cat([torch.sigmoid(y[:, :first]), y[:, first:last], torch.sigmoid(y[:, last:])], 1)


def surface_net():
    return Maps((12, 24, 48, 72, 96), (0, 1, 2, 2, 2), answer=1, maps=3)


def edges_net():
    return Maps((20, 40, 56, 64), (1, 1, 2, 2), answer=0, maps=3)


def pieces_net():
    return Maps((8, 24, 40, 64), (0, 0, 1, 4), answer=2, maps=7, plain=(4, 5), finer=2)
