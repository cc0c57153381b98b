import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { withBuildLock } from './build-lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'capstan-build-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MODULE = pathToFileURL(join(import.meta.dirname, 'build-lock.mjs')).href;

/** Writes that it begins and ends, with some time in between. */
const inAnotherProcess = (lock: string, log: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { appendFileSync } from 'node:fs';
     import { withBuildLock } from ${JSON.stringify(MODULE)};
     withBuildLock(${JSON.stringify(lock)}, () => {
       appendFileSync(${JSON.stringify(log)}, 'begin ');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
       appendFileSync(${JSON.stringify(log)}, 'end ');
     });`,
  ]);

describe('withBuildLock', () => {
  it('runs the work of several processes one after another', async () => {
    const [lock, log] = [join(folder, 'several.lock'), join(folder, 'several.log')];
    await Promise.all(Array.from({ length: 4 }, () => inAnotherProcess(lock, log)));
    expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(4));
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over the lock of a process that was killed', () => {
    const lock = join(folder, 'killed.lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(withBuildLock(lock, () => readFileSync(lock, 'utf8'))).toBe(String(process.pid));
    expect(existsSync(lock)).toBe(false);
  });

  it('is free again after work that failed', () => {
    const lock = join(folder, 'failed.lock');
    const fail = (): never => {
      throw new Error('no compiler');
    };
    expect(() => withBuildLock(lock, fail)).toThrow('no compiler');
    expect(existsSync(lock)).toBe(false);
  });
});
