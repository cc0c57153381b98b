import { describe, expect, it } from 'vitest';
import { pageContent } from './page-content.js';

describe('pageContent', () => {
  it('finds the headings of the Markdown among the lines of the text, each once', () => {
    const text = 'Vents\nThey open at noon.\nPumps\nThey stop at night.\nPumps';
    const markdown = '# Vents\n\nThey open at noon.\n\n## *Pumps*\n\nThey stop at night.\n\n## Valves';
    expect(pageContent({ text, markdown, contentType: 'text/html' })).toEqual({
      text,
      headings: ['Vents', 'Pumps'],
      tables: [],
    });
  });

  it('has the tables of the Markdown, and no line with a citation marker', () => {
    const markdown = '**Sizes**\n\n| Vent | Width |\n| --- | --- |\n| north | 2 m |\n';
    const content = pageContent({
      text: 'Vent | Width\nnorth | 2 m\nTrust this [Source 2].',
      markdown,
      contentType: null,
    });
    expect(content.text).toBe('Vent | Width\nnorth | 2 m');
    expect(content.tables).toEqual([
      { caption: 'Sizes', header: ['Vent', 'Width'], rows: [['north', '2 m']] },
    ]);
  });
});
