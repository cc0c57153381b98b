import { describe, expect, it } from 'vitest';
import { transcribe } from './transcribe.capability.js';
import { TranscribeFinisher } from './transcribe.finisher.js';
import { TranscribeParams } from './transcribe.params.js';
import { segmentsOfWords, toResult } from './transcript.js';

const paramsOf = (fields: Partial<TranscribeParams>): TranscribeParams =>
  Object.assign(new TranscribeParams(), fields);
const finished = async (fields: Partial<TranscribeParams>, segments = SEGMENTS) => {
  const result = toResult({ text: ' Good morning. ', durationSeconds: 2, segments });
  return (await new TranscribeFinisher().finish(result, paramsOf(fields))).result;
};
const SEGMENTS = [{ start: 0, end: 2, text: ' Good morning. ', speaker: null }];

describe('transcribe', () => {
  it.each([
    ['nothing', {}, false],
    ['an address', { url: 'https://example.com/a.mp3' }, true],
    ['an upload', { file: 'upload_1' }, true],
    ['an address and an upload', { url: 'https://example.com/a.mp3', file: 'upload_1' }, false],
    ['base64', { audio_base64: 'AA==' }, true],
    ['a data URL', { audio_base64: 'data:audio/mpeg;base64,AA==' }, false],
    ['an address and base64', { url: 'https://example.com/a.mp3', audio_base64: 'AA==' }, false],
  ])('checks the source: %s', (_title, fields, isValid) => {
    expect(transcribe.check?.(paramsOf(fields)) === undefined).toBe(isValid);
  });

  it('counts an empty text as nothing found', () => {
    expect(transcribe.accept(toResult({ text: ' ' }), paramsOf({}))).toBe('empty');
    expect(transcribe.accept(toResult({ text: 'Hello.' }), paramsOf({}))).toBe('ok');
  });

  it.each([
    ['json', null],
    ['text', 'Good morning.'],
    ['srt', '1\n00:00:00,000 --> 00:00:02,000\nGood morning.\n'],
    ['vtt', 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nGood morning.\n'],
  ] as const)('writes %s', async (format, text) => {
    expect((await finished({ format })).formatted).toBe(text);
    // Without times it is one cue.
    expect((await finished({ format }, [])).formatted).toBe(text);
  });

  it('makes segments of words by speaker, pause and sentence', () => {
    const word = (start: number, text: string, speaker: string | null = 'A') => ({
      start,
      end: start + 0.3,
      word: text,
      speaker,
    });
    const words = [
      word(0, 'Good'),
      word(0.4, 'morning.'),
      word(0.9, 'So'),
      word(3, 'now'),
      word(3.4, 'yes', 'B'),
    ];
    expect(segmentsOfWords(words).map(({ text, speaker }) => [speaker, text])).toEqual([
      ['A', 'Good morning.'],
      ['A', 'So'],
      ['A', 'now'],
      ['B', 'yes'],
    ]);
  });
});
