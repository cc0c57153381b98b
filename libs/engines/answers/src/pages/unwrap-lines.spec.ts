import { describe, expect, it } from 'vitest';
import { unwrapLines } from './unwrap-lines.js';

describe('unwrapLines', () => {
  it('joins a sentence that the margin broke', () => {
    expect(
      unwrapLines(
        'The vents of the greenhouse open when the air is\nwarmer than the grower set. In houses of Marrow\nSound they open at noon.\n\nNext.',
      ),
    ).toBe(
      'The vents of the greenhouse open when the air is warmer than the grower set. In houses of Marrow Sound they open at noon.\n\nNext.',
    );
  });

  it('keeps intentional line breaks', () => {
    const text = [
      'Opening of the vents\nThe vents of the greenhouse open when the air is warm enough.\nThey close at night.',
      'In the morning:\n- open the vents\n- look after the pumps\n2. close the doors',
      'year\tvents\n2020\t4',
      'Year     Vents     Pumps\n2020     4         7',
    ].join('\n\n');
    expect(unwrapLines(text)).toBe(text);
  });

  it('keeps headings and their underlines', () => {
    const text =
      'OPENING AND CLOSING OF THE VENTS\n--------------------------------\nVents open at noon, when\n====\nrains end.';
    expect(unwrapLines(text)).toBe(text);
  });

  it('keeps a hyphen at the margin, without a space', () => {
    expect(unwrapLines('Batteries of this kind are grid-\nscale ones.')).toBe(
      'Batteries of this kind are grid-scale ones.',
    );
  });
});
