import { describe, expect, it } from 'vitest';
import { paletteNamed } from '../color/palette.js';
import { patternStyleIn, withoutFigures } from './pattern-words.js';

describe('figures of a pattern', () => {
  it.each([
    ['waves', ['waves', 'blaue Wellen', 'vagues', 'ondas', 'onde verdi', '青い波']],
    ['dots', ['polka dots', 'Punkte', 'pois blancs', 'lunares', 'bolinhas', 'pallini', '水玉模様']],
    ['hexagons', ['honeycomb', 'Sechsecke', 'hexagones', 'esagoni', '六角形']],
    ['stripes', ['stripes', 'Streifen', 'rayures', 'rayas', 'listras', 'righe', 'ストライプ']],
    ['checks', ['checkerboard', 'Schachbrett', 'damier', 'cuadros', 'xadrez', 'scacchi', '市松模様']],
  ])('are %s in seven languages', (style, prompts) => {
    expect(prompts.map(patternStyleIn)).toEqual(prompts.map(() => style));
  });

  it('are not parts of other words', () => {
    expect(withoutFigures('dotted archers')).toBe('  archers');
  });
});

describe('colors of a pattern', () => {
  it.each(['blue', 'blaue', 'hellblau', 'bleues', 'azules', 'azuis', 'azzurri', '青い'])(
    'are known: %s',
    (word) => {
      expect(paletteNamed(word)?.[0]).toBe('#2f6fde');
    },
  );
});
