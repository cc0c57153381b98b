import { describe, expect, it, vi } from 'vitest';
import { sentencesOf } from './sentences.js';

describe('sentencesOf', () => {
  it('does not end a sentence at the dot of a file name', () => {
    expect(sentencesOf('Open the .gnucash file of that day. Save it under a new name.')).toEqual([
      'Open the .gnucash file of that day.',
      'Save it under a new name.',
    ]);
    expect(sentencesOf('Open the .YYYYMMDD.bak file of that day. Save it.')).toHaveLength(2);
  });

  it('splits prose', () => {
    expect(sentencesOf('Open the valve. Is it dry? Then stop!')).toEqual([
      'Open the valve.',
      'Is it dry?',
      'Then stop!',
    ]);
  });

  it('does not split after abbreviations and initials', () => {
    expect(sentencesOf('Dr. Ada B. Lane wrote it, e.g. Fig. 3 shows No. 7. It helps.')).toEqual([
      'Dr. Ada B. Lane wrote it, e.g. Fig. 3 shows No. 7.',
      'It helps.',
    ]);
  });

  it('keeps an unfinished end and supports other scripts', () => {
    expect(sentencesOf('水位を確認する。次に電源を切る。')).toEqual(['水位を確認する。', '次に電源を切る。']);
    expect(sentencesOf('One. And then the')).toEqual(['One.', 'And then the']);
    expect(sentencesOf('  ')).toEqual([]);
  });

  it('takes linear time for a sentence of many initials', () => {
    const initials = 'A. '.repeat(20_000);
    const test = vi.spyOn(RegExp.prototype, 'test');
    expect(sentencesOf(initials)).toEqual([initials.trim()]);
    const lengths = test.mock.calls.map(([text]) => text.length);
    test.mockRestore();
    expect(lengths.length).toBeGreaterThan(20_000);
    expect(Math.max(...lengths.slice(0, 30_000))).toBeLessThan(100);
  });
});

describe('sentencesOf an entry of a list', () => {
  it('keeps the number with its sentence', () => {
    expect(sentencesOf('1. Fill the tank. Wait.\n12. März is a name.\n(3) Press it.')).toEqual([
      '1. Fill the tank.',
      'Wait.',
      '12. März is a name.',
      '(3) Press it.',
    ]);
  });

  it('ends a sentence after a number elsewhere', () => {
    expect(sentencesOf('There are 12. Press one.')).toEqual(['There are 12.', 'Press one.']);
  });
});
