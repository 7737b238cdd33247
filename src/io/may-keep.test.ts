import { expect, test } from 'vitest';
import { mayKeep } from './may-keep.ts';

test.each([
  ['a script', 'assets/index-12345678.js', 200, 'text/javascript', true],
  ['the page', 'index.html', 200, 'text/html;charset=utf-8', true],
  ['a network without a type', 'models/pieces.onnx', 200, '', true],
  ['an error', 'assets/index-12345678.js', 404, 'text/javascript', false],
  ['a page in place of a script', 'assets/index-12345678.js', 200, 'text/html', false],
  ['a page in place of a network', 'models/pieces.onnx', 200, 'text/html; charset=utf-8', false],
  ['something else in place of the page', 'index.html', 200, 'text/plain', false],
  ['a part of a file', 'demo/demo.webm', 206, 'video/webm', false],
])('Offline, %s', (_what, file, status, type, kept) => {
  expect(mayKeep(file, { status, redirected: false, headers: new Headers(type ? { 'content-type': type } : {}) })).toBe(
    kept,
  );
});

test('Offline, what was sent elsewhere for is not kept', () => {
  const headers = new Headers({ 'content-type': 'text/html' });
  expect(mayKeep('index.html', { status: 200, redirected: true, headers })).toBe(false);
});
