import { expose } from 'comlink';
import { makeNetworkHost } from '../src/io/network-in-worker.ts';

expose(makeNetworkHost());
