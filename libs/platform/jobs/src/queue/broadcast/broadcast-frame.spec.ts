import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame } from './broadcast-frame.js';

describe('broadcast frames', () => {
  it('decode to what was encoded', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 50 }),
        fc.dictionary(fc.string(), fc.string()),
        (channel, message) => {
          const frame = decodeFrame(encodeFrame(channel, message));
          expect(frame).toEqual({ channel, message: JSON.parse(JSON.stringify(message)) as unknown });
        },
      ),
    );
  });

  it('are limited in bytes, as PostgreSQL does', () => {
    const fits = 'a'.repeat(7_900);
    expect(encodeFrame('c', { fits })).toContain(fits);
    expect(() => encodeFrame('c', { text: 'é'.repeat(4_000) })).toThrow(
      /"c" must be at most 7999 bytes \(got 80\d\d\)/,
    );
  });

  it.each(['', 'null', '1', 'refresh', '[]', '{"channel":1,"message":{}}', '{"channel":"c"}'])(
    'ignore notifications in another format: %j',
    (text) => {
      expect(decodeFrame(text)).toBeUndefined();
    },
  );
});
