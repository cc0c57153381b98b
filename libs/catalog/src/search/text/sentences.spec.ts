import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.js';

describe('sentencesOf', () => {
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

  it('keeps an unfinished end and knows other scripts', () => {
    expect(sentencesOf('水位を確認する。次に電源を切る。')).toEqual(['水位を確認する。', '次に電源を切る。']);
    expect(sentencesOf('One. And then the')).toEqual(['One.', 'And then the']);
    expect(sentencesOf('  ')).toEqual([]);
  });
});
