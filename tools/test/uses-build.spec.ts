import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usesBuild } from './uses-build.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capstan-uses-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file below `folder`. @returns its path. */
function file(path: string, text: string): string {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
}

const answer = (path: string): boolean => usesBuild(path, join(folder, 'test'));

describe('usesBuild', () => {
  it.each(['apps', 'console'])('is true for a test that names compiled files of %s', (part) => {
    expect(answer(file('test/e2e/one.ts', `join(root, 'dist', '${part}', 'x')`))).toBe(true);
  });

  it('follows imports through the harness, also where they are circular', () => {
    file('test/harness/browser.ts', "import { b } from './visit.js';\nconst built = ['dist', 'console'];");
    file('test/harness/visit.ts', "import { a } from './other.js';\nimport { c } from './browser.js';");
    file('test/harness/other.ts', "import { b } from './visit.js';");
    expect(answer(file('test/e2e/one.ts', "import { b } from '../harness/visit.js';"))).toBe(true);
    expect(answer(file('test/e2e/two.ts', "import { a } from './none.js';"))).toBe(false);
  });

  it('does not read sources of the service, which run without a build', () => {
    file('libs/console.ts', "join(folder, 'dist', 'console')");
    expect(answer(file('test/e2e/one.ts', "import { c } from '../../libs/console.js';"))).toBe(false);
  });
});
