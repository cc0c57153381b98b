import { describe, expect, it } from 'vitest';
import { AppError } from '@capstan/platform-core';
import type { FoundPage, Source } from '../../model/source.js';
import { SynchronousThreads } from '../fixtures/synchronous-threads.js';
import { type FakeCapability, FakeCapabilities } from '../fixtures/fake-capabilities.js';
import { FakeRun, type FakeRunOptions, MemoryCheckpoints } from '../fixtures/fake-run.js';
import { foundPage } from '../fixtures/found-page.js';
import { ContentExtraction } from './content-extraction.step.js';
import { sourceOfPage } from './source-of-page.js';

const plan = {
  language: 'en',
  title: 'Greenhouse vents',
  subjectTerms: ['vent'],
  facets: [{ id: 'f1', heading: 'Vents', terms: ['vent'], queries: ['vents'] }],
};

class Refusal extends AppError {
  constructor(slug: string) {
    super({
      slug,
      status: 422,
      title: slug,
      detail: slug,
      category: 'content_access',
      isRetriable: false,
      alternativeAction: 'none',
    });
  }
}

/** Text that differs from page to page. */
function textOf(url: string): string {
  const name = new URL(url).href.replace(/\W+/g, ' ');
  return Array.from(name, (letter, n) => `Vent ${letter}${n} of ${name} opens at ${n * 3} degrees.`).join(
    ' ',
  );
}

const readable: FakeCapability = ({ url }) => ({
  url,
  final_url: url,
  title: `Title of ${String(url)}`,
  text: textOf(String(url)),
  markdown: textOf(String(url)),
  metadata: null,
});

const sites = (count: number, fields: Partial<FoundPage> = {}): FoundPage[] =>
  Array.from({ length: count }, (_, n) =>
    foundPage(`https://site${n}.test/`, { score: 1 - n / 100, ...fields }),
  );

async function extract(
  scrape: FakeCapability,
  found: FoundPage[],
  { before = [], ...options }: FakeRunOptions & { before?: Source[] } = {},
) {
  const capabilities = new FakeCapabilities({ scrape });
  const step = new ContentExtraction(capabilities, new SynchronousThreads({ sourceOfPage }));
  const run = new FakeRun(options);
  const sources = await step.run(run, plan, found, before, 0);
  return { sources, run, capabilities, step };
}

describe('ContentExtraction', () => {
  it('reads the best pages, numbers them and reports each', async () => {
    const { sources, run, capabilities, step } = await extract(readable, sites(3));
    expect(sources.map(({ id, url }) => [id, url])).toEqual([
      [1, 'https://site0.test/'],
      [2, 'https://site1.test/'],
      [3, 'https://site2.test/'],
    ]);
    expect(sources[0]?.text).toBe(textOf('https://site0.test/'));
    expect(run.emitted('source.found')[0]).toMatchObject({
      id: 1,
      url: 'https://site0.test/',
      domain: 'site0.test',
      source_type: 'web',
    });
    expect(run.budget.used('scrapes')).toBe(3);
    expect(step.pagesRead(run)).toBe(3);
    expect(capabilities.calls[0]?.params).toMatchObject({ formats: ['text', 'markdown', 'metadata'] });
  });

  it('replaces a page that fails by the next best, and reports why', async () => {
    const scrape: FakeCapability = (params, context) => {
      if (params.url === 'https://site0.test/') throw new Refusal('content-blocked');
      if (params.url === 'https://site1.test/') throw new Refusal('deadline-exceeded');
      if (params.url === 'https://site2.test/') return null;
      return readable(params, context);
    };
    const { sources, run, step } = await extract(scrape, sites(6), { request: { maxSources: 2 } });
    expect(sources.map(({ url }) => url)).toEqual(['https://site3.test/', 'https://site4.test/']);
    expect(run.emitted('source.failed').map(({ url, reason }) => [url, reason])).toEqual([
      ['https://site0.test/', 'blocked'],
      ['https://site1.test/', 'timeout'],
      ['https://site2.test/', 'empty'],
    ]);
    expect(run.budget.used('scrapes')).toBe(5);
    expect(step.pagesRead(run)).toBe(2);
    expect(run.budget.isExhausted).toBe(false);
  });

  it('reads at most what the budget allows, and reports the cut if sites are missing', async () => {
    const down: FakeCapability = () => {
      throw new Refusal('providers-failed');
    };
    const { sources, run, capabilities } = await extract(down, sites(30));
    expect(sources).toEqual([]);
    expect(capabilities.calls).toHaveLength(8);
    expect(run.budget.isExhausted).toBe(true);
  });

  it('reports no cut if enough sites cover everything that was found', async () => {
    const { sources, run } = await extract(readable, sites(30));
    expect(sources).toHaveLength(8);
    const { run: small } = await extract(readable, sites(30), { request: { maxSources: 3 } });
    expect(small.budget.isExhausted).toBe(false);
    expect(run.budget.isExhausted).toBe(false);
  });

  it('leaves pages for later rounds', async () => {
    const { sources, step, run } = await extract(readable, sites(30), { request: { depth: 'deep' } });
    expect(sources).toHaveLength(10);
    run.budget.reserve('refinements', 2);
    const more = await step.run(run, plan, sites(30), sources, 1);
    expect(more.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15]);
    expect(new Set([...sources, ...more].map(({ url }) => url)).size).toBe(15);
  });

  it('detects copies, within a wave and of earlier ones', async () => {
    const copy: FakeCapability = (params, context) => ({
      ...(readable(params, context) as object),
      text: textOf('https://original.test/'),
    });
    const { sources, run, step } = await extract(copy, sites(2), { request: { maxSources: 2 } });
    expect(sources.map(({ url }) => url)).toEqual(['https://site0.test/']);
    expect(run.emitted('source.failed')).toEqual([
      { url: 'https://site1.test/', reason: 'duplicate', of: 1, round: 0 },
    ]);
    expect(await step.run(run, plan, [foundPage('https://mirror.test/')], sources, 1)).toEqual([]);
    expect(run.emitted('source.failed')[1]).toMatchObject({ url: 'https://mirror.test/', of: 1 });
    expect(step.pagesRead(run)).toBe(3);
  });

  it('counts off-topic pages as read, but not as sources', async () => {
    const { sources, run, step } = await extract(
      (params, context) => ({
        ...(readable(params, context) as object),
        text: 'Tax law is hard. '.repeat(30),
      }),
      sites(1),
    );
    expect(sources).toEqual([]);
    expect(run.emitted('source.failed')).toMatchObject([{ reason: 'off_topic' }]);
    expect(step.pagesRead(run)).toBe(1);
  });

  it('emits no page URL while there is no source to charge for', async () => {
    const broken = new Set([0, 1].map((n) => `https://site${n}.test/secret?page=${n}`));
    const scrape: FakeCapability = (params, context) => {
      if (broken.has(String(params.url))) throw new Refusal('content-blocked');
      return readable(params, context);
    };
    const [one, other] = [...broken].map((url) => foundPage(url));
    const { run, step, sources: none } = await extract(scrape, [one!]);
    expect(none).toEqual([]);
    const sources = await step.run(run, plan, [foundPage('https://good.test/')], none, 1);
    await step.run(run, plan, [other!], sources, 2);
    expect(run.emitted('source.failed').map(({ url }) => url)).toEqual(['https://site0.test/', other!.url]);
  });

  it('reads at most eight pages at a time, two per host', async () => {
    const running = new Map<string, number>();
    let mostOfHost = 0;
    const slow: FakeCapability = async (params, context) => {
      const { host } = new URL(String(params.url));
      running.set(host, (running.get(host) ?? 0) + 1);
      mostOfHost = Math.max(mostOfHost, running.get(host) ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.set(host, (running.get(host) ?? 0) - 1);
      return readable(params, context);
    };
    const ofOneHost = [1, 2, 3].map((n) => foundPage(`https://many.test/${n}`, { score: 2 }));
    const options = { request: { depth: 'comprehensive' as const } };
    const { capabilities } = await extract(slow, [...ofOneHost, ...sites(20)], options);
    expect(capabilities.maxConcurrent).toBe(8);
    expect(mostOfHost).toBe(2);
  });

  it('is independent of the order of responses, and repeats no finished work', async () => {
    const delayed =
      (delayOf: (n: number) => number): FakeCapability =>
      async (params, context) => {
        const n = Number(/\d+/.exec(String(params.url))?.[0]);
        await new Promise((resolve) => setTimeout(resolve, delayOf(n)));
        if (n % 3 === 0) throw new Refusal('content-blocked');
        return readable(params, context);
      };
    const checkpoints = new MemoryCheckpoints();
    const one = await extract(
      delayed((n) => n * 2),
      sites(12),
      { checkpoints },
    );
    const other = await extract(
      delayed((n) => 30 - n * 2),
      sites(12),
    );
    const again = await extract(
      delayed(() => 0),
      sites(12),
      { checkpoints },
    );
    const unread = (source: Source): Source => ({ ...source, readAt: '' });
    expect(other.sources.map(unread)).toEqual(one.sources.map(unread));
    expect(other.run.events).toEqual(one.run.events);
    expect(again.sources).toEqual(one.sources);
    expect(again.run.events).toEqual(one.run.events);
    expect(again.capabilities.calls).toEqual([]);
    expect(again.run.budget.used('scrapes')).toBe(one.run.budget.used('scrapes'));
  });

  it('returns what it has when the time is over', async () => {
    const stalled: FakeCapability = (params, context) =>
      params.url === 'https://site1.test/'
        ? new Promise((_, reject) => {
            context.signal.addEventListener('abort', () => reject(new Refusal('deadline-exceeded')));
          })
        : readable(params, context);
    const { sources, run } = await extract(stalled, sites(3), { limits: { wallMs: 4_000 } });
    expect(sources.map(({ url }) => url)).toEqual(['https://site0.test/', 'https://site2.test/']);
    expect(run.budget.isExhausted).toBe(true);
    expect(run.emitted('source.failed')).toEqual([]);
  });

  it('throws when the run ends, and stores nothing', async () => {
    const ended = new AbortController();
    const checkpoints = new MemoryCheckpoints();
    const scrape: FakeCapability = () => {
      ended.abort(new Error('cancelled'));
      throw new Refusal('client-closed');
    };
    await expect(extract(scrape, sites(1), { checkpoints, signal: ended.signal })).rejects.toThrow(
      'cancelled',
    );
    expect(checkpoints.stored.size).toBe(0);
  });
});
