import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './testing/browser/launch.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const MOST_MB = 50;

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}
interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** What a package's users get beside it: its `dependencies` and theirs, and nothing that only its makers need. */
const putDependencies = (modules: string): void => {
  const lock: Lock = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8'));
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (!name || dev || !existsSync(join(top, path))) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(top, path), join(modules, name), 'dir');
  }
};

describe('The package that npm pack makes', () => {
  let folder: string;
  let packed: Packed;
  let child: ChildProcess | undefined;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'carrom-packed-'));
    const asked = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
    [packed] = JSON.parse(
      execFileSync('npm', asked, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    const modules = join(folder, 'node_modules');
    mkdirSync(join(modules, 'carrom-umpire'), { recursive: true });
    const strip = ['--strip-components=1', '-C', join(modules, 'carrom-umpire')];
    execFileSync('tar', ['-xzf', join(folder, packed.filename), ...strip]);
    putDependencies(modules);
    mkdirSync(join(folder, 'empty'));
  });
  afterAll(() => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('has what is needed and no tests, laboratory or studio', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(
      paths.filter(path => /\.test\.ts$|\/(lab|testing|studio)\/|^(test-fixtures|docs|\.ci)\//.test(path)),
    ).toEqual([]);
    expect(paths).toContain('dist/index.html');
    expect(paths).toContain('models/pieces.onnx');
    console.log(`${packed.filename}: ${(packed.size / 1e6).toFixed(1)} MB, ${paths.length} files`);
    expect(packed.size / 1e6).toBeLessThan(MOST_MB);
  });

  test.each(['hall', 'score'])('%s answers with its help', command => {
    const bin = join(folder, 'node_modules/carrom-umpire/bin/carrom-umpire.mjs');
    const said = execFileSync(process.execPath, [bin, command, '--help'], {
      cwd: join(folder, 'empty'),
      encoding: 'utf8',
    });
    expect(said).toContain(`npm run ${command}`);
  });

  test('starts in an empty folder, serves isolated pages, and the demo begins', async () => {
    const bin = join(folder, 'node_modules/carrom-umpire/bin/carrom-umpire.mjs');
    child = spawn(process.execPath, [bin, '--port', '4571', '--no-open'], {
      cwd: join(folder, 'empty'),
      env: { ...process.env, HOME: folder, USERPROFILE: folder },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', data => {
        printed += data;
      });
    }
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('Ctrl-C');
    const port = /http:\/\/localhost:(\d+)\//.exec(printed)?.[1];
    const answer = await fetch(`http://localhost:${port}/`);
    expect(answer.headers.get('cross-origin-embedder-policy')).toBe('require-corp');

    const browser = await launchChromium();
    const page = await browser.newPage({ locale: 'en' });
    await page.goto(`http://localhost:${port}/`);
    await page.getByRole('button', { name: 'Demo table' }).click();
    await page.locator('carrom-score-bar').getByText('Asha').waitFor();
    await page.locator('carrom-shot-ribbon li:not([data-empty])').first().waitFor({ timeout: 110_000 });
    await browser.close();
    // Nothing is put into the folder before there is something to keep.
    expect(readdirSync(join(folder, 'empty')).filter(name => name !== 'carrom-record')).toEqual([]);
  }, 180_000);
});
