import { describe, expect, it } from 'vitest';
import { extractHtml } from './extract-html.js';
import type { Extraction, ExtractionJob } from '../page/page.js';
import { DEAD_PAGES, GATES, type Obstacle, SHELLS, WALLS } from '../block-detection/fixtures/obstacles.js';
import { ORDINARY_PAGES, type OrdinaryPage } from '../block-detection/fixtures/ordinary-pages.js';

const ADDRESS = 'https://boats.example/page';

function read(html: string, job: Partial<ExtractionJob> = {}): Extraction {
  return extractHtml(
    {
      kind: 'html',
      url: ADDRESS,
      requestedUrl: ADDRESS,
      mediaType: 'text/html',
      headers: {},
      body: html,
      formats: ['text'],
      ...job,
    },
    html,
  );
}

const named = <T extends { name: string }>(table: readonly T[]): [string, T][] =>
  table.map((entry) => [entry.name, entry]);

describe.each<[string, readonly Obstacle[]]>([
  ['walls', WALLS],
  ['gates', GATES],
  ['dead pages', DEAD_PAGES],
  ['shells', SHELLS],
])('%s', (_, obstacles) => {
  it.each(named(obstacles))('rejects %s', (_name, { html, detail, headers, url, isFinal, settles }) => {
    const extraction = read(html, { headers: headers ?? {}, url: url ?? ADDRESS });
    expect(extraction).toMatchObject({ outcome: 'blocked', detail: expect.stringMatching(detail) });
    expect({ isFinal: 'isFinal' in extraction && extraction.isFinal === true }).toEqual({
      isFinal: isFinal ?? false,
    });
    expect('settles' in extraction ? extraction.settles : undefined).toBe(settles);
  });
});

describe('ordinary pages', () => {
  it.each(named<OrdinaryPage>(ORDINARY_PAGES))('accepts %s', (_name, { html, headers, url, isRendered }) => {
    expect(read(html, { headers: headers ?? {}, url: url ?? ADDRESS, isRendered })).toMatchObject({
      outcome: 'page',
      page: { text: expect.stringMatching(/\S/) },
    });
  });

  it.each(named<OrdinaryPage>(ORDINARY_PAGES))('accepts %s in a browser', (_name, { html, headers, url }) => {
    const extraction = read(html, { headers: headers ?? {}, url: url ?? ADDRESS, isRendered: true });
    expect(extraction).toMatchObject({ outcome: 'page' });
  });
});

describe('a rendered page', () => {
  it('is rejected if it is still empty, loading, or requires JavaScript', () => {
    for (const html of [
      '<div id=root></div><script src=a.js></script>',
      '<p>Loading…</p><script></script>',
    ]) {
      expect(read(html, { isRendered: true })).toMatchObject({ outcome: 'blocked', settles: 'in_place' });
    }
  });
});
