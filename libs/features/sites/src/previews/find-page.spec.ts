import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.js';
import { parsePreviewPath } from '../preview-addresses/preview-addresses.js';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const index = new Map(
  ['index.html', '404.html', 'a.html', 'a/index.html', 'b/c.html', 'b/c.css', 'd/index.html'].map((path) => [
    path,
    { path, sizeBytes: 1, contentId: path },
  ]),
);

const find = (path: string): string => {
  const parsed = parsePreviewPath(`/p/${TOKEN}/${path}`);
  if (!parsed) return 'nothing';
  const found = findPage(index, parsed);
  if (found.kind === 'file') return found.file.path;
  return found.kind === 'moved' ? `moved to ${found.to}` : `missing: ${found.page?.path ?? 'plain'}`;
};

describe('findPage', () => {
  it.each([
    ['', 'index.html'],
    ['a', 'a.html'],
    ['a/', 'a/index.html'],
    ['b/c', 'b/c.html'],
    ['b/c.css', 'b/c.css'],
    ['b/c/', 'moved to ../c'],
    ['d', 'moved to ./d/'],
    ['d/', 'd/index.html'],
    ['x', 'missing: 404.html'],
    ['x/', 'missing: plain'],
    ['b/x', 'missing: plain'],
    ['b/', 'missing: plain'],
    ['a//', 'nothing'],
    ['.capstan/site.json', 'nothing'],
    ['b/../index.html', 'nothing'],
    ['b%2fc.css', 'nothing'],
  ])('%j leads to %s', (path, wanted) => expect(find(path)).toBe(wanted));
});

describe('parsePreviewPath', () => {
  it('parses a URL', () => {
    expect(parsePreviewPath(`/p/${TOKEN}/b%20c/d.html?x=/y#z`)).toEqual({
      token: TOKEN,
      segments: ['b c', 'd.html'],
      isFolder: false,
      query: '?x=/y',
    });
    expect(parsePreviewPath(`/p/${TOKEN}`)).toMatchObject({ segments: [], isFolder: false });
    expect(parsePreviewPath(`/p/${TOKEN}/`)).toMatchObject({ segments: [], isFolder: true });
  });

  it.each([
    '/',
    '/p',
    `/q/${TOKEN}/`,
    `p/${TOKEN}/`,
    `/p/${TOKEN.toUpperCase()}/`,
    `/p/${TOKEN}/%`,
    `http://x/p/${TOKEN}/`,
  ])('rejects %s', (url) => expect(parsePreviewPath(url)).toBeNull());
});
