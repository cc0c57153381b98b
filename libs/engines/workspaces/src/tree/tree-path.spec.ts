import { describe, expect, it } from 'vitest';
import { PathError } from '../path.error.js';
import { segmentsOf } from './tree-path.js';

describe('segmentsOf', () => {
  it.each([
    ['index.html', ['index.html']],
    ['.capstan/site.json', ['.capstan', 'site.json']],
    ['.gitignore', ['.gitignore']],
    ['a b/日本.html', ['a b', '日本.html']],
    ['src/[id].tsx', ['src', '[id].tsx']],
    ['"quoted".txt', ['"quoted".txt']],
    ['context.md', ['context.md']],
  ])('accepts %s', (path, segments) => {
    expect(segmentsOf(path)).toEqual(segments);
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    'C:/windows',
    'c:\\windows',
    '..',
    '../secret',
    'a/../../secret',
    'a//b',
    'a/./b',
    'a/',
    'a\\b',
    'a\0b',
    'a\nb',
    '.git',
    '.git/config',
    'a/.GIT/hooks/post-commit',
    'git~1/config',
    '.git./config',
    'nul',
    'aux.html',
    'a/trailing.',
    'a/trailing ',
    '\ud800.html',
    '.~partial-1',
    'x'.repeat(201),
    'x/'.repeat(300) + 'y',
  ])('rejects %j', (path) => {
    expect(() => segmentsOf(path)).toThrow(PathError);
  });
});
