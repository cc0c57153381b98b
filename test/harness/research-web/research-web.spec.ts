import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areNearDuplicates, fingerprintOf } from '@capstan/text-analysis';
import { INJECTED_ORDERS, ResearchWeb } from './index.js';
import { paragraphsOf } from './web-pages.js';

let web: ResearchWeb;

beforeEach(async () => {
  web = await ResearchWeb.start();
});
afterEach(() => web.close());

interface Answer {
  results: { url: string; title: string; content: string }[];
}

async function search(query: string, parameters: Record<string, string> = {}): Promise<Answer['results']> {
  const asked = new URLSearchParams({ q: query, format: 'json', categories: 'general', ...parameters });
  const response = await fetch(`${web.env['SEARXNG_BASE_URL']}/search?${asked.toString()}`);
  return ((await response.json()) as Answer).results;
}

const read = async (url: string): Promise<string> => (await fetch(url)).text();

describe('ResearchWeb', () => {
  it('states every fact on the pages of its hosts', async () => {
    for (const page of web.pages.filter(({ isPdf }) => !isPdf)) {
      const html = await read(web.urlOf(page));
      for (const { sentence } of page.facts) expect(html).toContain(sentence);
    }
    expect(web.fetches).toHaveLength(web.pages.filter(({ isPdf }) => !isPdf).length);
  });

  it('has one PDF on each topic', async () => {
    const pdfs = web.pages.filter(({ isPdf }) => isPdf);
    expect(pdfs.map(({ topic }) => topic.id)).toEqual(web.topics.map(({ id }) => id));
    for (const page of pdfs) expect(await read(web.urlOf(page))).toMatch(/^%PDF-/);
  });

  it('has no two pages with the same text', () => {
    const prints = web.pages.map((page) => fingerprintOf(paragraphsOf(page).join('\n')));
    const pairs = prints.flatMap((one, index) =>
      prints.slice(index + 1).map((other) => [one, other] as const),
    );
    expect(pairs.filter(([one, other]) => areNearDuplicates(one, other))).toEqual([]);
  });

  it.each(['general', 'news', 'science'])('finds pages on each question: %s', async (categories) => {
    for (const topic of web.topics) {
      const results = await search(topic.question, { categories });
      expect(results.length).toBeGreaterThan(1);
      expect(web.pageAt(results[0]?.url ?? '')?.topic.id).toBe(topic.id);
    }
    expect(web.searches.map(({ query }) => query)).toEqual(web.topics.map(({ question }) => question));
  });

  it('counts a search once, regardless of its pages', async () => {
    await search('barrage');
    expect(await search('barrage', { pageno: '9' })).toEqual([]);
    expect(web.searches).toHaveLength(1);
  });

  it('finds only recent pages on request', async () => {
    expect(await search('barrage', { time_range: 'week' })).toEqual([]);
    expect(await search('barrage', { categories: 'news', time_range: 'week' })).not.toEqual([]);
  });

  it.each([
    [503, 503],
    ['bot_wall', 403],
    ['wrong_type', 200],
    ['empty', 200],
  ] as const)('fails as configured: %s', async (fault, status) => {
    web.fail('agency', fault);
    const page = web.pages.find(({ host }) => host === 'agency');
    const response = await fetch(`${web.origin('agency')}${page?.path ?? ''}`);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain(page?.facts[0]?.sentence);
    expect((await fetch(`${web.origin('agency')}/robots.txt`)).status).toBe(404);
    web.heal();
    expect(await read(`${web.origin('agency')}${page?.path ?? ''}`)).toContain(page?.facts[0]?.sentence);
  });

  it('fails one page and not its host, and the connection if configured', async () => {
    web.fail('agency/tidal-barrage/figures', 'reset');
    await expect(read(`${web.origin('agency')}/tidal-barrage/figures`)).rejects.toThrow('fetch failed');
    expect(await read(`${web.origin('agency')}/tidal-barrage/overview`)).toContain('2.4 kilometres');
    web.fail('agency/tidal-barrage/overview', 'redirect_circle');
    await expect(read(`${web.origin('agency')}/tidal-barrage/overview`)).rejects.toThrow('fetch failed');
  });

  it('adds prompt injections where configured', async () => {
    web.fail('company/tidal-barrage/people', 'injection');
    const html = await read(`${web.origin('company')}/tidal-barrage/people`);
    for (const order of INJECTED_ORDERS) expect(html).toContain(order);
    expect(html).toContain('Ilse Harkness');
  });

  it('returns false results and spam in searches where configured', async () => {
    web.fail('search', 'lies');
    const [lie] = await search('barrage cost');
    expect((await fetch(lie?.url ?? '')).status).toBe(404);
    web.fail('search', 'spam');
    const [spam] = await search('barrage cost');
    expect(await read(spam?.url ?? '')).toContain('Buy now!');
  });
});
