"""The network of the second look: each find seen closer, or also from further off, then all of them beside each other."""
import torch
from torch import nn
from torch.nn import functional as F

from nets import Residual, conv

WIDE, HEADS, KINDS = 96, 4, 5


class Beside(nn.Module):
    """Every find asks all others: is there a striker already, are the blacks darker than I am, does my print come four times?"""

    def __init__(self):
        super().__init__()
        self.before, self.after = nn.LayerNorm(WIDE), nn.LayerNorm(WIDE)
        self.ask, self.join = nn.Linear(WIDE, 3 * WIDE), nn.Linear(WIDE, WIDE)
        self.think = nn.Sequential(nn.Linear(WIDE, 128), nn.ReLU(), nn.Linear(128, WIDE))

    def forward(self, x, absent):
        """x: pictures × finds × WIDE; absent: where a picture has fewer finds than the longest."""
        count = x.shape[1]
        query, key, value = self.ask(self.before(x)).reshape(-1, count, 3 * HEADS, WIDE // HEADS).transpose(1, 2).split(HEADS, 1)
        weight = query @ key.transpose(2, 3) * (WIDE // HEADS) ** -0.5
        weight = weight.masked_fill(absent[:, None, None, :], -1e4)
        seen = (weight.softmax(-1) @ value).transpose(1, 2).reshape(-1, count, WIDE)
        x = x + self.join(seen)
        return x + self.think(self.after(x))


class Finds(nn.Module):
    """One that looks. `far`: it also sees twice as far at half the sharpness, for a fast disc's smear is longer than the near view, and a
    hand is larger."""

    def __init__(self, features, far):
        super().__init__()
        self.see = nn.Sequential(
            conv(3, 24, 2), conv(24, 48, 2), Residual(48), conv(48, 80, 2), Residual(80), conv(80, 32, size=1), nn.Flatten()
        )
        self.see_far = nn.Sequential(
            conv(3, 16, 2), conv(16, 32, 2), Residual(32), conv(32, 64, 2), Residual(64), conv(64, 24, size=1), nn.Flatten()
        ) if far else None
        self.token, self.far_token = nn.Linear(32 * 25, WIDE), nn.Linear(24 * 25, WIDE) if far else None
        self.known = nn.Sequential(nn.Linear(features, 32), nn.ReLU(), nn.Linear(32, WIDE))
        self.beside = nn.ModuleList([Beside(), Beside()])
        self.norm, self.head = nn.LayerNorm(WIDE), nn.Linear(WIDE, KINDS + 2)

    def convolutions(self):
        """Each with its batch norm, in the order of their use."""
        parts = [part for see in (self.see, self.see_far) if see is not None for part in list(see)[:-1]]
        return [(part.conv, part.norm) if isinstance(part, Residual) else (part[0], part[1]) for part in parts]

    def products(self):
        """The linear layers that ONNX writes as products of matrices, in the order of their use."""
        blocks = [layer for b in self.beside for layer in (b.ask, b.join, b.think[0], b.think[2])]
        return [*blocks, self.head]

    def token_of(self, near, far):
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=self.training):  # half the time
            seen = self.see(near)
            seen_far = None if self.see_far is None else self.see_far(far)
        return self.token(seen.float()) + (0 if seen_far is None else self.far_token(seen_far.float()))

    def forward(self, near, far, features, begins=None, absent=None):
        x = self.token_of(near, far) + self.known(features)
        if begins is None:  # one picture's finds, as the page asks
            return self.named(x[None], absent)[0]
        x = nn.utils.rnn.pad_sequence([x[a:b] for a, b in zip(begins[:-1], begins[1:])], batch_first=True)
        count = torch.tensor([b - a for a, b in zip(begins[:-1], begins[1:])])
        out = self.named(x, torch.arange(x.shape[1])[None] >= count[:, None])
        return torch.cat([one[: b - a] for one, a, b in zip(out, begins[:-1], begins[1:])])

    def named(self, x, absent):
        for block in self.beside:
            x = block(x, absent)
        out = self.head(self.norm(x))
        return torch.cat([out[..., :KINDS], out[..., KINDS:] * 4], -1)


class Committee(nn.Module):
    """Two that look, one near, one also far: they err about different finds, and what both say is right more often than either."""

    def __init__(self, features):
        super().__init__()
        self.members = nn.ModuleList([Finds(features, far=False), Finds(features, far=True)])

    def convolutions(self):
        return [place for member in self.members for place in member.convolutions()]

    def products(self):
        return [layer for member in self.members for layer in member.products()]

    def forward(self, *asked, **more):
        """What each says."""
        return [member(*asked, **more) for member in self.members]


def agreed(outs):
    """How likely a find is none, white, black, queen, striker, and the way to its middle: the mean of what the members say."""
    return torch.stack([torch.cat([F.softmax(out[:, :KINDS], 1), out[:, KINDS:]], 1) for out in outs]).mean(0)


class Answer(nn.Module):
    """What is exported: a row for each find (near picture, far picture, features, 1; all 0 where there is none) → how likely
    it is none, white, black, queen, striker; and the way from the picture's middle to the disc's, in pixels."""

    def __init__(self, net, around):
        super().__init__()
        self.net, self.around = net, around

    def forward(self, rows):
        pixels = 3 * self.around**2
        near, far = (rows[:, first : first + pixels].reshape(-1, 3, self.around, self.around) for first in (0, pixels))
        return agreed(self.net(near, far, rows[:, 2 * pixels : -1], absent=rows[None, :, -1] < 0.5))
