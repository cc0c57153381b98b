import { array, assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutputTape } from './output-tape.js';

function tapeOf(maxBytes: number): { tape: OutputTape; passed: string[] } {
  const passed: string[] = [];
  return { tape: new OutputTape(maxBytes, ({ text }) => passed.push(text)), passed };
}

describe('OutputTape', () => {
  it('keeps both streams in the order of arrival', () => {
    const { tape, passed } = tapeOf(100);
    tape.add('stdout', Buffer.from('one '));
    tape.add('stderr', Buffer.from('two '));
    tape.add('stdout', Buffer.from('three'));
    expect(tape.end()).toBe('one two three');
    expect(passed).toEqual(['one ', 'two ', 'three']);
    expect(tape.isCut).toBe(false);
  });

  it('keeps the beginning and the end of output that is too long', () => {
    const { tape, passed } = tapeOf(10);
    for (const digit of '0123456789ABCDEFGHIJ') tape.add('stdout', Buffer.from(digit));
    expect(tape.end()).toBe('01234\n[… truncated: 20 bytes in total …]\nFGHIJ');
    expect(passed.join('')).toBe('0123456789');
    expect(tape.isCut).toBe(true);
  });

  it('keeps a character that arrived in two chunks', () => {
    const { tape } = tapeOf(100);
    const [first, ...rest] = Buffer.from('é');
    tape.add('stdout', Buffer.from([first ?? 0]));
    tape.add('stderr', Buffer.from('x'));
    tape.add('stdout', Buffer.from(rest));
    expect(tape.end()).toBe('xé');
  });

  it('returns any text whole, or its two ends without a split character', () => {
    const texts = array(string({ unit: 'grapheme' }));
    assert(
      property(texts, integer({ min: 2, max: 60 }), (texts, maxBytes) => {
        const { tape, passed } = tapeOf(maxBytes);
        for (const text of texts) tape.add('stdout', Buffer.from(text));
        const all = texts.join('');
        const [head = '', tail = ''] = tape.end().split(/\n\[… truncated: \d+ bytes in total …\]\n/);
        expect(tape.isCut).toBe(Buffer.byteLength(all) > maxBytes);
        expect(tape.isCut ? '' : head).toBe(tape.isCut ? '' : all);
        expect(all.startsWith(head)).toBe(true);
        expect(all.endsWith(tail)).toBe(true);
        expect(Buffer.byteLength(head + tail)).toBeLessThanOrEqual(maxBytes);
        expect(all.startsWith(passed.join(''))).toBe(true);
        expect(Buffer.byteLength(passed.join(''))).toBeLessThanOrEqual(maxBytes);
      }),
    );
  });
});
