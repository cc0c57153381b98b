import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { HOSTILE, viewOf } from './fixtures/view.js';
import { reportHtml } from './report-html.js';
import { reportMarkdown } from './report-markdown.js';

describe('reportMarkdown', () => {
  it('holds all parts, citations as links', () => {
    const text = reportMarkdown(viewOf());
    for (const part of [
      '# How much water garden pumps move\n',
      'Confidence: moderate (0.62)',
      'an hour. [\\[1\\]](<https://pumps.example/flow>) Larger ones',
      '## Key findings\n\n- Flow doubles',
      '## Flow\n\nThe G2 moves',
      '## Where sources disagree',
      '| Ada Weir | engineer | Fernhill |',
      '1. [Flow of pumps](<https://pumps.example/flow>) – pumps.example',
      // Browsers cannot open it: shown as text, not as a link.
      '2. G2 manual –',
      '· index://manual/g2.html',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('omits people and companies that only uncited sources name, unless they were looked up', () => {
    const { entities, report } = viewOf().result;
    const [person] = entities.people;
    const viewWith = (sources: number[], profile: object | null = null) => ({
      ...viewOf(),
      result: {
        ...viewOf().result,
        report: { ...report!, title: 'Flow' },
        entities: { people: [{ ...person!, sources, profile: profile as never }], companies: [] },
      },
    });
    expect(reportMarkdown(viewWith([2]))).toContain('Ada Weir');
    expect(reportMarkdown(viewWith([9]))).not.toContain('Ada Weir');
    expect(reportMarkdown(viewWith([9], {}))).toContain('Ada Weir');
    expect(reportHtml(viewWith([2]))).toContain('Ada Weir');
    expect(reportHtml(viewWith([9]))).not.toContain('Ada Weir');
  });

  it('does not repeat the title as a section heading', () => {
    const { report } = viewOf().result;
    const view = viewOf({ report: { ...report!, title: 'Flow' } });
    expect(reportMarkdown(view)).toMatch(/^# Flow\n[^]*\n## In detail\n\nThe G2 moves/);
    expect(reportHtml(view)).toContain('<h2>In detail</h2>');
  });

  it('reads as the original text, whatever it contains', async () => {
    const { report, sources } = viewOf().result;
    const rendered = await marked(
      reportMarkdown(
        viewOf({
          report: { ...report!, title: HOSTILE, summary: `- ${HOSTILE}\n# no heading [Source 1]` },
          sources: sources.map((source) => ({ ...source, title: HOSTILE })),
        }),
      ),
    );
    expect(rendered).not.toMatch(/<(?:script|img|em)\b|href="javascript/);
    expect(rendered).toContain('*bold* [link](javascript:alert(1)) | pipe');
    expect(rendered.match(/<h1/g)).toHaveLength(1);
  });

  it('has a table of the numbers of a chart', async () => {
    const marks = [{ label: 'G2 | wide', value: 3000, source: 2, quote: '3,000' }];
    const chart = {
      title: 'Flow',
      kind: 'comparison',
      unit: null,
      marks,
      statistics: { mean: 3000 },
      vega_lite: {},
      svg: '',
    };
    const rendered = await marked(reportMarkdown(viewOf({ analysis: { charts: [chart] } })));
    expect(rendered).toContain('<td>G2 | wide</td>\n<td>3,000</td>\n<td>[2]</td>');
    expect(rendered).toContain('Mean: 3,000');
  });
});
