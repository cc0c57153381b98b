import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { HOSTILE, viewOf } from './fixtures/view.js';
import { reportHtml } from './report-html.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>';
const chart = (over: object = {}) => ({
  title: 'Flow by model',
  kind: 'comparison',
  unit: 'l/h',
  marks: [{ label: 'G2', value: 1234567.5, source: 1, quote: '1,234,567.5' }],
  statistics: { mean: 2 },
  vega_lite: {},
  svg: SVG,
  ...over,
});

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

/** Every element of a page, with its attributes. */
function elementsOf(page: string): Node[] {
  const open: Node[] = [parse(page)];
  const found: Node[] = [];
  for (let node = open.pop(); node; node = open.pop()) {
    found.push(node);
    open.push(...(node.childNodes ?? []));
  }
  return found;
}

describe('reportHtml', () => {
  it('shows all parts of a report, citations as links to its sources', () => {
    const page = reportHtml(viewOf({ analysis: { charts: [chart()] } }));
    for (const text of [
      '<title>How much water garden pumps move</title>',
      'Confidence: moderate (0.62)',
      '20 November 2026',
      'Flow doubles with the diameter.',
      '<h2>Cost</h2>',
      'weight of the G2',
      'Ada Weir',
      '1,200',
      '1,234,567.5',
      'states its author',
      '31 pages found, 8 read, 2 cited, refined 2 times, in 12 s. Its sentences are quotations.',
      'an hour.<a class="cite" href="#source-1" aria-label="Source 1">[1]</a>',
      '<a href="https://pumps.example/flow" rel="noopener noreferrer">Flow of pumps</a>',
    ]) {
      expect(page).toContain(text);
    }
    const targets = elementsOf(page).flatMap(({ attrs = [] }) =>
      attrs.filter(({ name }) => name === 'id').map(({ value }) => `#${value}`),
    );
    const links = [...page.matchAll(/href="(#[^"]+)"/g)].map(([, target]) => target);
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((target) => !targets.includes(target!))).toEqual([]);
    expect(new Set(targets).size).toBe(targets.length);
  });

  it('is a standalone page: one h1, headings in order, nothing loaded', () => {
    const page = reportHtml(viewOf({ analysis: { charts: [chart()] } }));
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1);
      return level;
    }, 0);
    expect(page).not.toMatch(/<(?:script|link|img|iframe)|src=|url\(|@import/);
  });

  it.each([
    [
      'de',
      'Der Durchfluss verdoppelt sich mit dem Durchmesser der Pumpe, wie die Messungen der Hersteller zeigen.',
    ],
    [
      'fr',
      'Le débit double avec le diamètre de la pompe, comme le montrent les mesures de tous les fabricants.',
    ],
    ['en', 'Flow doubles with the diameter of the pump, as the measurements of the manufacturers show.'],
  ])('declares the language of its sentences: %s', (language, summary) => {
    const { report } = viewOf().result;
    const page = reportHtml(viewOf({ report: { ...report!, summary, sections: [] } }));
    expect(page).toContain(`<html lang="${language}">`);
  });

  it('declares English if the language of its sentences is unknown', () => {
    const { report } = viewOf().result;
    const page = reportHtml(viewOf({ report: { ...report!, summary: '42', sections: [] } }));
    expect(page).toContain('<html lang="en">');
  });

  it('escapes all external text', () => {
    const plain = viewOf({ analysis: { charts: [chart()] } });
    const soiled = JSON.parse(
      JSON.stringify({ ...plain.result, metadata: undefined }, (key, value: unknown) =>
        typeof value === 'string' && key !== 'svg' ? `${HOSTILE} ${value}` : value,
      ),
    );
    const page = reportHtml(
      viewOf({ ...soiled, metadata: plain.result.metadata }, { query: HOSTILE, id: HOSTILE }),
    );
    const elements = elementsOf(page);
    expect(elements.map(({ nodeName }) => nodeName)).not.toEqual(expect.arrayContaining(['script']));
    expect(elements.filter(({ nodeName }) => nodeName === 'img')).toEqual([]);
    const attributes = elements.flatMap(({ attrs = [] }) => attrs);
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    const hrefs = attributes.filter(({ name }) => name === 'href').map(({ value }) => value);
    expect(hrefs.filter((href) => !/^(?:#source-\d+|https?:|file:)/.test(href))).toEqual([]);
    expect(elements.filter(({ nodeName }) => nodeName === 'title')).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])('does not link to %s', (url) => {
    const [source] = viewOf().result.sources;
    expect(reportHtml(viewOf({ sources: [{ ...source!, url }] }))).not.toMatch(/href="(?!#|https:\/\/fern)/);
  });

  it.each([
    `${SVG}<script>alert(1)</script>`,
    SVG.replace('<rect', '<script>alert(1)</script><rect'),
    SVG.replace('<rect', '<rect onload="alert(1)"'),
    SVG.replace('<rect', '<image href="https://a.example/x.png"/><rect'),
    SVG.replace('<rect', '<foreignObject></foreignObject><rect'),
    SVG.replace('<rect', '<style>@import "x"</style><rect'),
    'no drawing',
  ])('shows numbers without the chart if it is not ours: %s', (svg) => {
    const page = reportHtml(viewOf({ analysis: { charts: [chart({ svg })] } }));
    expect(page).not.toContain('<svg');
    expect(page).not.toMatch(/alert|@import/);
    expect(page).toContain('1,234,567.5');
  });

  it('shows a chart with its name', () => {
    expect(reportHtml(viewOf({ analysis: { charts: [chart({ title: 'A "title"' })] } }))).toContain(
      '<svg role="img" aria-label="A &quot;title&quot;" xmlns=',
    );
  });

  it('keeps what only looks like a citation', () => {
    const { report } = viewOf().result;
    const page = reportHtml(viewOf({ report: { ...report!, summary: 'So it says. [Source 9] [Source x]' } }));
    expect(page).toContain('So it says. [Source 9] [Source x]');
  });

  it('says when nothing was found, and shows sources without a report', () => {
    const { report, metadata } = viewOf().result;
    const nothing = { ...report!, summary: '', sections: [], key_findings: [], conflicts: [], confidence: 0 };
    const empty = { people: [], companies: [] };
    expect(reportHtml(viewOf({ report: nothing, sources: [], entities: empty }))).toContain(
      'No source that was found answers the question.',
    );
    const raw = reportHtml(viewOf({ report: undefined, metadata }, { evidence: null }));
    expect(raw).toContain('<h1>How much water do garden pumps move?</h1>');
    expect(raw).not.toContain('Summary');
    expect(raw).toContain('G2 manual');
  });
});
