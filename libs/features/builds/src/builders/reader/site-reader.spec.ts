import { type Reading, ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, describe, expect, it } from 'vitest';
import { PromptThreads } from '../../reading/prompt-threads.js';
import { readChange } from './read-change.js';
import { readSite } from './read-site.js';
import { SiteReader } from './site-reader.js';

const PROMPT = 'A website for the bakery "Alma" in Porto. Rye bread €4.';
const LONG = `${PROMPT} ${'We bake with natural yeast and flour of the region. '.repeat(30)}`;
const { signal } = new AbortController();

describe('the reader of builds', () => {
  const threads = new ReadingThreads();
  const reader = new SiteReader(new PromptThreads(threads));
  afterAll(() => threads.onApplicationShutdown());

  it('reads a long prompt in a thread, with the result of a short one', async () => {
    expect(await reader.site(LONG, 'Alma Lda', signal)).toEqual(readSite(LONG, 'Alma Lda'));
  });

  it('keeps the event loop free while it reads one that takes seconds', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 5);
    await reader.site('1. a\n'.repeat(1_600), null, signal);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(20);
  });

  it('returns the same site if a long message changes nothing, and the changed one otherwise', async () => {
    const site = readSite(PROMPT);
    const message = `The rye bread is €5 now. ${' '.repeat(1_000)}`;
    expect(await reader.change(site, message, undefined, signal)).toEqual(readChange(site, message));
    const nothing = 'Wobbly gnarps. '.repeat(80);
    const { site: after, notDone } = await reader.change(site, nothing, undefined, signal);
    expect(after).toBe(site);
    expect(notDone).not.toEqual([]);
  });
});

describe('where prompts are read', () => {
  const read = (text: string): string => text;
  const reading = { module: 'file:///a.reading.js', name: 'read' } as Reading<[string], string>;
  const threads = { run: () => Promise.resolve('in a thread') } as unknown as ReadingThreads;
  const places = new PromptThreads(threads);

  it.each([
    [1_000, 'at once'],
    [1_001, 'in a thread'],
  ])('of %d characters: %s', async (length, where) => {
    expect(await places.read(length, read, reading, signal, 'at once')).toBe(where);
  });
});
