import { describe, expect, it } from 'vitest';
import { confinements, weaknessOf } from './confinement.js';

const user = { uid: 61_100, gid: 61_100 };
const none = undefined;

describe('confinements', () => {
  it('gives up root before the sandbox', () => {
    expect(confinements(true, user)).toEqual([
      { user, isSandboxed: true },
      { user, isSandboxed: false },
      { user: none, isSandboxed: false },
    ]);
  });

  it('runs root without a sandbox if there is no user to run as', () => {
    expect(confinements(true, none)).toEqual([{ user: none, isSandboxed: false }]);
  });

  it('keeps a normal user', () => {
    expect(confinements(false, none)).toEqual([
      { user: none, isSandboxed: true },
      { user: none, isSandboxed: false },
    ]);
  });
});

describe('weaknessOf', () => {
  it('returns nothing for a sandboxed Chromium', () => {
    expect(weaknessOf({ user, isSandboxed: true }, true)).toBeUndefined();
    expect(weaknessOf({ user: none, isSandboxed: true }, false)).toBeUndefined();
  });

  it('describes what is missing', () => {
    expect(weaknessOf({ user: none, isSandboxed: false }, false)).toMatch(/without its sandbox/);
    expect(weaknessOf({ user, isSandboxed: false }, true)).toMatch(/as uid 61100 without its sandbox/);
    expect(weaknessOf({ user: none, isSandboxed: false }, true)).toMatch(/as root without its sandbox/);
  });
});
