import { expose } from 'comlink';
import { makeVision } from '../src/io/vision-in-worker.ts';

expose(makeVision());
