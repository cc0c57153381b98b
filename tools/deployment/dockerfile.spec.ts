import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assignmentsIn, isIgnored, parseDockerfile } from './dockerfile.mjs';

describe('parseDockerfile', () => {
  it('returns the stages with their instructions, continued lines as one', () => {
    const text = '# a comment\nFROM node:24 AS build\nRUN one \\\n && two\n# more\nFROM debian\nUSER 1:2\n';
    expect(parseDockerfile(text)).toEqual([
      { name: 'build', image: 'node:24', instructions: [{ name: 'RUN', args: 'one  && two' }] },
      { name: undefined, image: 'debian', instructions: [{ name: 'USER', args: '1:2' }] },
    ]);
  });

  it('reads the Dockerfile of the project: it builds, and runs as another user than root', () => {
    const [build, final] = parseDockerfile(
      readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8'),
    );
    expect(build?.name).toBe('build');
    expect(final?.instructions).toContainEqual({ name: 'USER', args: '10001:10001' });
  });
});

describe('assignmentsIn', () => {
  it('reads plain and quoted values', () => {
    expect(assignmentsIn('A=1 B="two words"')).toEqual({ A: '1', B: 'two words' });
  });
});

describe('isIgnored', () => {
  it.each([
    ['.git/config', true],
    ['a/node_modules/b.js', true],
    ['node_modules/b.js', true],
    ['libs/a.spec.ts', true],
    ['libs/a.ts', false],
    ['x.log', true],
    ['libs/x.log', false],
    ['.env.example', false],
  ])('%s: %s', (file, ignored) => {
    expect(isIgnored(file, ['.git', '.env', '**/node_modules', '**/*.spec.ts', '*.log'])).toBe(ignored);
  });
});
