import { expose } from 'comlink';
import { loadDetectorBeside } from '../src/io/eyes/network-worker.ts';
import { loadSurfaceFinder } from '../src/io/eyes/surface-finder.ts';
import { makeVision } from '../src/io/eyes/vision-in-worker.ts';

expose(makeVision({ loadFinder: () => loadSurfaceFinder(), loadDetector: loadDetectorBeside }));
