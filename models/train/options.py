"""What every training is told on the command line."""
import argparse
import os

KEEP = 0.4


def options(says):
    o = argparse.ArgumentParser(description=says)
    o.add_argument("--pictures", nargs="+", required=True, help="folders made by: npm run studio -- --pictures N --out DIR")
    o.add_argument("--work", required=True, help="folder for check points, and for what is made to learn from")
    o.add_argument("--out", default=os.path.join(os.path.dirname(__file__), ".."))
    o.add_argument("--anew", action="store_true", help="from random weights; otherwise from the network that is there")
    o.add_argument("--keep", type=float, default=KEEP, help="share of the weights before in the file, where they are gone on from")
    o.add_argument("--steps", type=int)
    o.add_argument("--rate", type=float)
    o.add_argument("--seed", type=int, default=1)
    o.add_argument("--threads", type=int, default=1, help="for learning; what is learnt from is made by other processes")
    return o
