import { describe, expect, it } from 'vitest';
import { createCallId, firstIdAt, momentOf } from './call-id.js';

const MOMENT = Date.UTC(2026, 10, 23, 17, 40, 47, 123);

describe('bounds of ids', () => {
  it('separate the calls of a millisecond from those before and after it', () => {
    const [before, during] = [createCallId(MOMENT - 1), createCallId(MOMENT)];
    expect(before < firstIdAt(MOMENT)).toBe(true);
    expect(during >= firstIdAt(MOMENT) && during < firstIdAt(MOMENT + 1)).toBe(true);
  });

  it('state the moment of an id', () => {
    expect(momentOf(createCallId(MOMENT))).toBe(MOMENT);
    expect(momentOf(firstIdAt(MOMENT))).toBe(MOMENT);
  });
});
