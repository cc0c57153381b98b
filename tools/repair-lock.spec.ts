import { describe, expect, it } from 'vitest';
import { completeLock } from './repair-lock.mjs';

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

  it('keeps what is there, beside or above the package that asks', () => {
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

  it('does not take the package of another one for its own', () => {
    const lock = lockWith(
      { 'c-linux-x64': '1.0.0' },
      {
        'node_modules/other/node_modules/c-linux-x64': { version: '1.0.0' },
      },
    );
    expect(completeLock(lock)).toEqual(['c-linux-x64']);
  });

  it('refuses to guess', () => {
    expect(() => completeLock(lockWith({ fsevents: '2.0.0' }))).toThrow('fsevents');
  });
});
