import { expose } from 'comlink';
import { makeNetworkHost } from '../src/io/eyes/network-in-worker.ts';

expose(makeNetworkHost());
