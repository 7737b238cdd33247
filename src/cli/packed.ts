import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Installed from a package: the pages are built, and its folder may go with the next version. */
export const isPacked = (url = import.meta.url): boolean => /[\\/]node_modules[\\/]/.test(fileURLToPath(url));

/** Where something is kept that must outlast a start: beside the code, or in the person's own folder. */
export const keptFile = (name: string, url = import.meta.url): string =>
  isPacked(url) ? join(homedir(), '.carrom-umpire', name) : fileURLToPath(new URL(`../../.cache/${name}`, url));
