import torch
from torch.nn import functional as F


def focal(logits, target, weight=None):
    """For heat: near a peak a false alarm costs little, far from it much; easy cells cost almost nothing."""
    p = torch.sigmoid(logits).clamp(1e-5, 1 - 1e-5)
    peak = (target > 0.95).float()
    found = -torch.log(p) * (1 - p) ** 2 * peak
    quiet = -torch.log(1 - p) * p**2 * (1 - target) ** 4 * (1 - peak)
    if weight is not None:
        found, quiet = found * weight, quiet * weight
    return (found.sum() + quiet.sum()) / peak.sum().clamp(min=8)


def even(logits, target):
    """For heat whose whole shape matters, because its middle is read to a fraction of a cell."""
    loss = F.binary_cross_entropy_with_logits(logits, target, reduction="none")
    return (loss * (1 + 12 * target)).mean()


def mask(logits, target):
    return F.binary_cross_entropy_with_logits(logits, target)
