import { isUUID } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { createCallId } from './call-id.js';

describe('createCallId', () => {
  it('creates version 7 UUIDs', () => {
    expect(isUUID(createCallId(Date.now()), 7)).toBe(true);
  });

  it('begins with the time, so that ids sort by creation', () => {
    expect(createCallId(0x0123_4567_89ab)).toMatch(/^01234567-89ab-7/);
    expect(createCallId(1000) < createCallId(1001)).toBe(true);
  });

  it('never repeats an id', () => {
    const ids = Array.from({ length: 10_000 }, () => createCallId(1000));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
