import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Handbook } from './handbook.js';

let root: string;
let docs: string;
let runs: string[][];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'capstan-handbook-'));
  docs = join(root, 'docs');
  mkdirSync(join(docs, 'adr'), { recursive: true });
  writeFileSync(join(docs, 'README.md'), '# Documentation');
  writeFileSync(join(docs, 'adr', '1.md'), '# Decision');
  runs = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const handbook = (exitCode: number | Error = 0): Handbook =>
  new Handbook(docs, root, (args) => {
    runs.push(args);
    return exitCode instanceof Error ? Promise.reject(exitCode) : Promise.resolve(exitCode);
  });

describe('Handbook', () => {
  it('is outdated until it was indexed, as a fallback', async () => {
    expect(handbook().isOutdated).toBe(true);
    expect(await handbook().renew()).toBe(true);
    expect(runs).toEqual([[docs, '--collection', 'handbook', '--fallback']]);
    expect(handbook().isOutdated).toBe(false);
  });

  it('is outdated after an upgrade that changes, adds or removes a page', async () => {
    await handbook().renew();
    writeFileSync(join(docs, 'adr', '1.md'), '# Another decision');
    expect(handbook().isOutdated).toBe(true);
    await handbook().renew();
    writeFileSync(join(docs, 'more.md'), '# More');
    expect(handbook().isOutdated).toBe(true);
    await handbook().renew();
    rmSync(join(docs, 'more.md'));
    expect(handbook().isOutdated).toBe(true);
  });

  it.each([[1], [new Error('the process could not be started')]])(
    'stays outdated if indexing fails: %s',
    async (failure) => {
      expect(await handbook(failure).renew()).toBe(false);
      expect(handbook().isOutdated).toBe(true);
    },
  );
});
