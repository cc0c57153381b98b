import { isUUID } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { createCallId } from './create-call-id.js';

describe('createCallId', () => {
  it('makes UUIDs of version 7', () => {
    expect(isUUID(createCallId(Date.now()), 7)).toBe(true);
  });

  it('begins with the time, so that ids sort by it', () => {
    expect(createCallId(0x0123_4567_89ab)).toMatch(/^01234567-89ab-7/);
    expect(createCallId(1000) < createCallId(1001)).toBe(true);
  });

  it('never makes the same twice', () => {
    const ids = Array.from({ length: 10_000 }, () => createCallId(1000));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
