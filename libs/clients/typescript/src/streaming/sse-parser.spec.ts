import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ServerSentEvent, SseParser } from './sse-parser.js';

/** Bytes in chunks, split anywhere, as on a connection. */
function parsed(text: string, cuts: number[]): ServerSentEvent[] {
  const bytes = new TextEncoder().encode(text);
  const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const parser = new SseParser();
  return at.flatMap((end, index) =>
    parser.push(decoder.decode(bytes.subarray(at[index - 1] ?? 0, end), { stream: true })),
  );
}

const oneEvent = (data: string, more: Partial<ServerSentEvent> = {}): ServerSentEvent => ({
  event: 'message',
  data,
  id: '',
  ...more,
});

describe('SseParser', () => {
  it.each([
    ['event, id and data', 'id: 7\nevent: a\ndata: b\n\n', [oneEvent('b', { event: 'a', id: '7' })]],
    ['several lines of data', 'data: a\ndata:\ndata: b\n\n', [oneEvent('a\n\nb')]],
    ['one space is taken off, not two', 'data:  a\n\ndata:b\n\n', [oneEvent(' a'), oneEvent('b')]],
    ['comments', ': hi\n\n:\ndata: a\n: b\n\n', [oneEvent('a')]],
    ['a field without a colon', 'data\n\n', [oneEvent('')]],
    ['an event without data is none', 'event: a\nid: 3\n\ndata: b\n\n', [oneEvent('b', { id: '3' })]],
    ['a byte order mark', '\uFEFFdata: a\n\n', [oneEvent('a')]],
    ['a second byte order mark is text', '\uFEFF\uFEFFdata: a\n\n', []],
    [
      'CRLF, CR and LF',
      'data: a\r\n\r\ndata: b\r\rdata: c\n\n',
      [oneEvent('a'), oneEvent('b'), oneEvent('c')],
    ],
    ['an event that was cut is not given out', 'data: a\n\ndata: b\n', [oneEvent('a')]],
    ['an id with NUL is not taken', 'id: 1\nid: \0\ndata: a\n\n', [oneEvent('a', { id: '1' })]],
    ['unknown fields', 'colour: red\ndata: a\n\n', [oneEvent('a')]],
    ['other line ends of Unicode are text', 'data: a\u2028b\u0085c\n\n', [oneEvent('a\u2028b\u0085c')]],
  ])('%s', (_, text, events) => {
    expect(parsed(text, [])).toEqual(events);
  });

  it('accepts a retry time of digits only', () => {
    const parser = new SseParser();
    parser.push('retry: 2000\nretry: 3s\n');
    expect(parser.retryMs).toBe(2000);
  });

  it('emits an event when its last line ends, including CR', () => {
    const parser = new SseParser();
    expect(parser.push('data: a\r\r')).toEqual([oneEvent('a')]);
    expect(parser.push('\ndata: b\n\n')).toEqual([oneEvent('b')]);
  });

  it('emits the same events however the bytes are split', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'data: a',
        'data: ü€😀',
        'data:',
        'event: x',
        'id: 5',
        ': note',
        '',
        '',
        'data',
        'retry: 1',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }).map((text) => `data: ${text.toWellFormed()}`),
    );
    const text = fc
      .array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')), { maxLength: 30 })
      .map((lines) => lines.flat().join(''));
    fc.assert(
      fc.property(text, fc.boolean(), fc.array(fc.nat()), (lines, hasBom, cuts) => {
        const whole = `${hasBom ? '\uFEFF' : ''}${lines}`;
        expect(JSON.stringify(parsed(whole, cuts))).toBe(JSON.stringify(parsed(whole, [])));
      }),
      { numRuns: 100 },
    );
  });
});
