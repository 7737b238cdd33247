import { describe, expect, test } from 'vitest';
import { headersFor, rangeFor } from './page-headers.ts';

describe('What goes with every page', () => {
  test.each(['/', '/index.html', '/hall.html', '/remote.html', '/overlay.html', '/assets/x-12345678.js', '/nowhere'])(
    '%s: nothing inline runs, nothing is guessed, nobody is told where one came from',
    path => {
      const headers = headersFor(path);
      expect(headers['Content-Security-Policy']).not.toContain('unsafe-inline');
      expect(headers['Content-Security-Policy']).not.toContain("'unsafe-eval'");
      expect(headers['Content-Security-Policy']).toContain("'wasm-unsafe-eval'");
      expect(headers['X-Content-Type-Options']).toBe('nosniff');
      expect(headers['Referrer-Policy']).toBe('no-referrer');
    },
  );

  test('the overlay may be framed, the table, the hall and the remote may not', () => {
    const framing = (path: string) =>
      /frame-ancestors ([^;]+)/.exec(headersFor(path)['Content-Security-Policy'] ?? '')?.[1];
    expect(['/', '/index.html', '/hall.html', '/remote.html', '/overlay.html'].map(framing)).toEqual([
      ...Array<string>(4).fill("'none'"),
      '*',
    ]);
  });

  test.each([
    ['bytes=0-99', 'as-asked'],
    ['bytes=100-', 'as-asked'],
    ['bytes=0-0', 'whole'],
    ['bytes=-500', 'whole'],
    ['bytes=0-1,5-9', 'whole'],
    ['bytes=9-5', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', 'unsatisfiable'],
    ['bytes=x-y', 'unsatisfiable'],
    ['lines=1-2', 'unsatisfiable'],
    ['', 'unsatisfiable'],
  ])('Range: %s is answered %s', (range, answer) => {
    expect(rangeFor(range)).toBe(answer);
  });
});
