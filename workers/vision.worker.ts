import { expose } from 'comlink';
import { loadSurfaceFinder } from '../src/io/surface-finder.ts';
import { makeVision } from '../src/io/vision-in-worker.ts';

expose(makeVision(loadSurfaceFinder));
