import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame } from './broadcast-frame.js';

describe('broadcast frames', () => {
  it('come back as they were sent', () => {
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

  it('are measured in bytes, since that is what PostgreSQL limits', () => {
    const fits = 'a'.repeat(7_900);
    expect(encodeFrame('c', { fits })).toContain(fits);
    expect(() => encodeFrame('c', { text: 'é'.repeat(4_000) })).toThrow(/"c" has 80\d\d bytes, at most 7999/);
  });

  it.each(['', 'null', '1', 'refresh', '[]', '{"channel":1,"message":{}}', '{"channel":"c"}'])(
    'ignore what others notify: %j',
    (text) => {
      expect(decodeFrame(text)).toBeUndefined();
    },
  );
});
