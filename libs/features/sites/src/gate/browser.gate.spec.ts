import { ReadingThreads, ThreadError } from '@capstan/platform-jobs';
import { afterAll, describe, expect, it } from 'vitest';
import { BrowserGate } from './browser.gate.js';
import type { PageInspections } from './checks/page-inspections.js';
import type { GateFiles } from './site-gate.js';
import type { GateFinding } from '../model/gate-finding.js';

const page = (text: string): string =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>Alma</title></head><body>${text}</body></html>\n`;

const SITE = {
  'index.html': page('<a href="menu.html">Menu</a>'),
  'menu.html': page('menu'),
  'site.css': 'a {}',
};

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

interface Circumstances {
  isSkipped?: boolean;
  isFinal?: boolean;
  reading?: Pick<ReadingThreads, 'run'>;
}

/** A scripted browser that records which pages it opened. */
function setUp(
  found: GateFinding[] = [],
  { isSkipped = false, isFinal = true, reading = threads }: Circumstances = {},
) {
  const opened: string[] = [];
  const looks: Pick<PageInspections, 'check'> = {
    check: async (_files: GateFiles, pages) => {
      opened.push(...pages);
      return { found: found.filter((finding) => pages.includes(finding.page)), isSkipped, isFinal };
    },
  };
  const gate = new BrowserGate(looks as PageInspections, reading as ReadingThreads);
  return {
    opened: () => opened.splice(0),
    check: (files: Record<string, string>) =>
      gate.check(new Map(Object.entries(files)), new AbortController().signal),
  };
}

/** Threads of which one task times out the first time, and all others succeed. */
function lateOnce(lateReading: string): Pick<ReadingThreads, 'run'> {
  let isLate = true;
  return {
    run: async (reading, ...given) => {
      if (reading.name !== lateReading || !isLate) return threads.run(reading, ...given);
      isLate = false;
      throw new ThreadError('too_long', 'it took more than 10 s');
    },
  };
}

const on = (path: string, check: GateFinding['check'] = 'layout'): GateFinding => ({
  check,
  severity: 'block',
  page: path,
  message: 'is cut',
});

describe('BrowserGate', () => {
  it('checks every page, whatever is wrong with another', async () => {
    const { check, opened } = setUp([on('menu.html')]);
    const report = await check({ ...SITE, 'index.html': page('<a href="gone.html">x</a>') });
    expect(opened()).toEqual(['index.html', 'menu.html']);
    expect(report).toMatchObject({ hasPassed: false, pages: 2, isFinal: true });
    expect(report.findings.map(({ page: path, check: kind }) => [path, kind])).toEqual([
      ['index.html', 'links'],
      ['menu.html', 'layout'],
    ]);
  });

  it('caches the findings of a page until the page, its style or its facts change', async () => {
    const { check, opened } = setUp([on('menu.html')]);
    const first = await check(SITE);
    opened();
    expect((await check(SITE)).findings).toEqual(first.findings);
    expect(opened()).toEqual([]);
    await check({ ...SITE, 'menu.html': page('other') });
    expect(opened()).toEqual(['menu.html']);
    await check({ ...SITE, '.capstan/builder.json': '{}' });
    expect(opened()).toEqual([]);
    await check({ ...SITE, '.capstan/facts.json': '{}' });
    expect(opened()).toEqual(['index.html', 'menu.html']);
    await check({ ...SITE, 'site.css': 'b {}' });
    expect(opened()).toEqual(['index.html', 'menu.html']);
  });

  it('is not final when a page did not answer', async () => {
    const { check, opened } = setUp([on('menu.html', 'answers')]);
    expect((await check(SITE)).isFinal).toBe(false);
    opened();
    await check(SITE);
    expect(opened()).toEqual(['menu.html']);
  });

  it.each([
    ['findHtmlFaults', 'html', 'warn'],
    ['readPageLinks', 'links', 'block'],
  ] as const)('reads a page again when %s was ended', async (late, kind, severity) => {
    const { check } = setUp([], { reading: lateOnce(late) });
    const first = await check(SITE);
    expect(first.isFinal).toBe(false);
    expect(first.findings).toMatchObject([{ check: kind, severity, page: 'index.html' }]);
    expect(await check(SITE)).toMatchObject({ isFinal: true, hasPassed: true, findings: [] });
  });

  it('reports skipped checks, and caches nothing then', async () => {
    const { check, opened } = setUp([], { isSkipped: true });
    expect((await check(SITE)).skipped).toContain('accessibility');
    opened();
    await check(SITE);
    expect(opened()).toEqual(['index.html', 'menu.html']);
  });

  it('is not final when the browser did not start', async () => {
    const { check } = setUp([], { isSkipped: true, isFinal: false });
    expect((await check(SITE)).isFinal).toBe(false);
  });

  it('only warns about HTML errors', async () => {
    const report = await setUp().check({ ...SITE, 'menu.html': page('<p><p></div>') });
    expect(report.hasPassed).toBe(true);
    expect(report.findings).toContainEqual(
      expect.objectContaining({ check: 'html', severity: 'warn', page: 'menu.html' }),
    );
  });

  it('reports a missing home page', async () => {
    const report = await setUp().check({ 'menu.html': SITE['menu.html'] });
    expect(report).toMatchObject({ hasPassed: false, isFinal: true });
    expect(report.findings).toMatchObject([{ check: 'answers', severity: 'block', page: 'index.html' }]);
  });
});
