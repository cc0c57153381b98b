import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRuntimeFiles } from './runtime-files.js';

describe.runIf(process.platform === 'linux')('makeRuntimeFiles', () => {
  it('creates files that every user can read, without users of the machine', () => {
    const files = makeRuntimeFiles();
    expect(readFileSync(files.passwd, 'utf8')).toBe('builder:x:1000:1000:builder:/tmp:/bin/sh\n');
    for (const path of [files.passwd, files.group, files.hosts])
      expect(statSync(path).mode & 0o044).toBe(0o044);
    expect(statSync(dirname(files.passwd)).mode & 0o777).toBe(0o755);
  });

  it('removes only those of processes that no longer run', () => {
    const { pid: gone } = spawnSync('true');
    const own = dirname(makeRuntimeFiles().passwd);
    const dead = own.replace(`-${process.pid}-`, `-${gone}-`);
    mkdirSync(dead);
    makeRuntimeFiles();
    expect([existsSync(own), existsSync(dead)]).toEqual([true, false]);
  });
});
