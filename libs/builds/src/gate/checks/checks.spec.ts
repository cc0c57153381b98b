import { ReadingThreads } from '@capstan/platform-threads';
import { afterAll, describe, expect, it } from 'vitest';
import { checkHtml } from './html.check.js';
import { checkLinks } from './links.check.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());
const never = new AbortController().signal;
const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Boats</title></head><body>${body}</body></html>`;
const filesOf = (files: Record<string, string>): Map<string, string> => new Map(Object.entries(files));

describe('checkLinks', () => {
  it('follows links, pictures and places within the site', async () => {
    const files = filesOf({
      'index.html': page(
        '<a href="about.html#team">a</a><a href="about.html#gone">b</a><img src="no.png" alt=""><a href="javascript:x">c</a>',
      ),
      'about.html': page('<h2 id="team">Team</h2><a href="./">home</a>'),
    });
    const findings = await checkLinks(files, [...files.keys()], threads, never);
    expect(findings.map(({ page, message }) => `${page} ${message}`)).toEqual([
      'index.html about.html#gone: names a place that the page does not have',
      'index.html no.png: leads nowhere',
      'index.html javascript:x: links of the scheme javascript do nothing here',
    ]);
  });

  it('reads pages that nest without end', async () => {
    const files = filesOf({ 'index.html': page(`${'<div>'.repeat(200_000)}<a href="no.html">x</a>`) });
    await expect(checkLinks(files, ['index.html'], threads, never)).resolves.toEqual([]);
  });

  it('blocks a page whose reading is ended, and throws when the build is', async () => {
    const files = filesOf({ 'index.html': page('x') });
    const impatient = new ReadingThreads({ timeMs: 1, startMs: 0 });
    await expect(checkLinks(files, ['index.html'], impatient, never)).resolves.toMatchObject([
      {
        check: 'links',
        severity: 'block',
        page: 'index.html',
        message: expect.stringContaining('could not'),
      },
    ]);
    await impatient.onApplicationShutdown();
    await expect(checkLinks(files, ['index.html'], threads, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

describe('checkHtml', () => {
  it('names what breaks the HTML standard', async () => {
    const files = filesOf({ 'index.html': page('<p>fine'), 'bad.html': page('<ul><p>x</p></ul>') });
    const findings = await checkHtml(files, [...files.keys()], threads, never);
    expect(findings).toContainEqual(
      expect.objectContaining({ check: 'html', severity: 'warn', page: 'bad.html' }),
    );
  });

  it('warns of a page that is too deep for the validator', async () => {
    const files = filesOf({ 'deep.html': page('<div>'.repeat(100_000)), 'index.html': page('<p>x</p>') });
    const impatient = new ReadingThreads({ threads: 1, timeMs: 3_000 });
    const findings = await checkHtml(files, [...files.keys()], impatient, never);
    await impatient.onApplicationShutdown();
    expect(findings.some(({ page }) => page === 'deep.html')).toBe(true);
    expect(findings.some(({ page }) => page === 'index.html')).toBe(false);
  });
});
