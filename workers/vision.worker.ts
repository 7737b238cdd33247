import { expose } from 'comlink';
import { loadDetectorBeside } from '../src/io/network-worker.ts';
import { loadSurfaceFinder } from '../src/io/surface-finder.ts';
import { makeVision } from '../src/io/vision-in-worker.ts';

expose(makeVision({ loadFinder: () => loadSurfaceFinder(), loadDetector: loadDetectorBeside }));
