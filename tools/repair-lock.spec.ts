import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { addIntegrity, completeLock, withoutIntegrity } from './repair-lock.mjs';

const lockWith = (optionalDependencies: Record<string, string>, more = {}) => ({
  packages: {
    '': {},
    'node_modules/native': { version: '1.0.0', optionalDependencies },
    ...more,
  } as Record<string, Record<string, unknown>>,
});

describe('completeLock', () => {
  it.each([
    ['@x/binding-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
    ['@x/binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['native-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
    ['@x/binding-win32-ia32-msvc', { cpu: ['ia32'], os: ['win32'] }],
    ['@x/windows-x64', { cpu: ['x64'], os: ['win32'] }],
  ])('adds %s for its platform', (name, platform) => {
    const lock = lockWith({ [name]: '^2.3.4' });
    expect(completeLock(lock)).toEqual([name]);
    expect(lock.packages[`node_modules/${name}`]).toEqual({ version: '2.3.4', optional: true, ...platform });
  });

  it('keeps existing packages next to or above the one that needs them', () => {
    const nested = {
      version: '1.0.0',
      optionalDependencies: { 'a-linux-x64': '1.0.0', 'b-linux-x64': '1.0.0' },
    };
    const lock = lockWith(
      {},
      {
        'node_modules/a-linux-x64': { version: '1.0.0', integrity: 'sha512-x' },
        'node_modules/native/node_modules/inner': nested,
        'node_modules/native/node_modules/b-linux-x64': { version: '1.0.0' },
      },
    );
    const before = structuredClone(lock);
    expect(completeLock(lock)).toEqual([]);
    expect(lock).toEqual(before);
  });

  it('does not use a package nested in another one', () => {
    const lock = lockWith(
      { 'c-linux-x64': '1.0.0' },
      {
        'node_modules/other/node_modules/c-linux-x64': { version: '1.0.0' },
      },
    );
    expect(completeLock(lock)).toEqual(['c-linux-x64']);
  });

  it('rejects ambiguous names', () => {
    expect(() => completeLock(lockWith({ fsevents: '2.0.0' }))).toThrow('fsevents');
  });
});

describe('integrity hashes', () => {
  const lock = () => ({
    packages: {
      '': { name: 'root' },
      'libs/one': { version: '1.0.0' },
      'node_modules/one': { link: true, resolved: 'libs/one' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', optional: true },
      'node_modules/a/node_modules/inside': { version: '2.0.0', inBundle: true },
      'node_modules/alias': { name: 'real', version: '3.0.0' },
    } as Record<string, Record<string, unknown>>,
  });

  it('finds packages without one; links and bundled packages need none', () => {
    expect(withoutIntegrity(lock())).toEqual(['node_modules/a/node_modules/@b/c', 'node_modules/alias']);
  });

  it('adds hashes of the registry and reports missing ones', async () => {
    const completed = lock();
    const asked: string[] = [];
    const result = await addIntegrity(completed, async (spec) => {
      asked.push(spec);
      return spec === '@b/c@2.0.0' ? 'sha512-c' : undefined;
    });
    expect(asked).toEqual(['@b/c@2.0.0', 'real@3.0.0']);
    expect(result).toEqual({ added: ['@b/c@2.0.0'], unknown: ['real@3.0.0'] });
    expect(completed.packages['node_modules/a/node_modules/@b/c']).toEqual({
      version: '2.0.0',
      integrity: 'sha512-c',
      optional: true,
    });
    expect(withoutIntegrity(completed)).toEqual(['node_modules/alias']);
  });
});

describe('--check', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  function check(change: (packages: Record<string, Record<string, unknown>>) => void): string {
    const folder = mkdtempSync(join(tmpdir(), 'capstan-lock-'));
    folders.push(folder);
    cpSync(join(import.meta.dirname, 'repair-lock.mjs'), join(folder, 'tools', 'repair-lock.mjs'));
    const lock = JSON.parse(
      readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
    ) as ReturnType<typeof lockWith>;
    change(lock.packages);
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const args = [join(folder, 'tools', 'repair-lock.mjs'), '--check'];
    return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
  }

  it('passes for the lock file of this checkout', () => {
    expect(check(() => undefined)).toContain('is complete');
  });

  it('fails on a package without a hash', () => {
    expect(() => check((packages) => delete packages['node_modules/zod']?.['integrity'])).toThrow(
      /1 packages without an integrity hash \(node_modules\/zod/,
    );
  });
});
