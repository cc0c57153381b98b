import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { PROMPTS } from './brief/fixtures/prompts.js';
import { readBrief } from './brief/read-brief.js';
import { composeSite } from './compose-site.js';
import { siteFacts } from './facts.js';
import { renderSite } from './render/render-site.js';
import { sampleSite } from './render/fixtures/sample-site.js';

function textOf(page: string): string {
  const { document } = parseHTML(page);
  for (const each of document.querySelectorAll('head, script, style, noscript')) each.remove();
  return comparable(document.body.textContent);
}

const comparable = (text: string): string =>
  text.replaceAll(/\s+/g, '').replaceAll('\u2011', '-').toLowerCase();

describe('siteFacts', () => {
  it.each(PROMPTS['held-out'])('lists only what the pages show: $prompt', ({ prompt }) => {
    const site = composeSite({ version: 1, brief: readBrief(prompt), edits: [] });
    const files = renderSite(site);
    const missing = Object.entries(siteFacts(site).pages).flatMap(([path, facts]) => {
      const text = textOf(String(files.get(path)));
      return facts.filter((fact) => !text.includes(comparable(fact))).map((fact) => `${path}: ${fact}`);
    });
    expect(missing).toEqual([]);
  });

  it('names what the owner said, on the pages where it belongs', () => {
    const { pages } = siteFacts(sampleSite('restaurant', 'bold'));
    const of = (path: string): string[] => (pages[path] ?? []).map(comparable);
    const everywhere = ['Lanterna', '+351 21 555 0134', 'hello@example.org', '8 am – 6:30 pm'].map(
      comparable,
    );
    expect(of('index.html')).toEqual(expect.arrayContaining([...everywhere, 'grilledseabass', '€24']));
    expect(of('about.html')).toEqual(expect.arrayContaining(everywhere));
    expect(of('about.html')).not.toContain('grilledseabass');
  });
});
