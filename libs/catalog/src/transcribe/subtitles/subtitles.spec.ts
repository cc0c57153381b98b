import { describe, expect, it } from 'vitest';
import { toSrt, toVtt } from './subtitles.js';

const SEGMENTS = [
  { start: 0, end: 1.5, text: 'Good morning.', speaker: null },
  { start: 3661.0004, end: 3662.9996, text: 'a < b --> c & d', speaker: 'A' },
];

describe('subtitles', () => {
  it('are SubRip with numbered cues', () => {
    expect(toSrt(SEGMENTS)).toBe(
      '1\n00:00:00,000 --> 00:00:01,500\nGood morning.\n\n2\n01:01:01,000 --> 01:01:03,000\nA: a < b --> c & d\n',
    );
  });

  it('are WebVTT in which the text cannot end a cue', () => {
    expect(toVtt(SEGMENTS)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nGood morning.\n\n01:01:01.000 --> 01:01:03.000\nA: a &lt; b --&gt; c &amp; d\n',
    );
  });

  it('are empty without segments', () => {
    expect([toSrt([]), toVtt([])]).toEqual(['', 'WEBVTT\n\n']);
  });
});
