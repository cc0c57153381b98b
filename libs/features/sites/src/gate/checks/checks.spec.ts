import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, describe, expect, it } from 'vitest';
import { checkHtml } from './html.check.js';
import { checkLinks } from './links.check.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());
const never = new AbortController().signal;
const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Boats</title></head><body>${body}</body></html>`;
const filesOf = (files: Record<string, string>): Map<string, string> => new Map(Object.entries(files));

/** The finding for a link on a page among other files, if any. */
async function faultOf(link: string, on = 'index.html'): Promise<string | undefined> {
  const paths = ['index.html', 'about.html', 'a b.html', 'de/index.html', 'de/legal.html', 'logo.svg'];
  const files = filesOf(Object.fromEntries(paths.map((path) => [path, page('<h2 id="team">Team</h2>')])));
  files.set(on, page(`<h2 id="top-of-page">x</h2><a href="${link}">x</a>`));
  const pages = [...files.keys()].filter((path) => path.endsWith('.html'));
  const { findings } = await checkLinks(files, pages, threads, never);
  expect(findings).toEqual(
    findings.slice(0, 1).map(({ message }) => ({ check: 'links', severity: 'block', page: on, message })),
  );
  return findings[0]?.message;
}

describe('checkLinks', () => {
  it('follows links, images and anchors within the site', async () => {
    const files = filesOf({
      'index.html': page(
        '<a href="about.html#team">a</a><a href="about.html#gone">b</a><img src="no.png" alt=""><a href="javascript:x">c</a>',
      ),
      'about.html': page('<h2 id="team">Team</h2><a href="./">home</a>'),
    });
    const { findings, unread } = await checkLinks(files, [...files.keys()], threads, never);
    expect(findings.map(({ page, message }) => `${page} ${message}`)).toEqual([
      'index.html about.html#gone: refers to an anchor that the page does not have',
      'index.html no.png: leads nowhere',
      'index.html javascript:x: links of the scheme javascript do nothing here',
    ]);
    expect(unread).toEqual([]);
  });

  it.each([
    ['href', '<a href="no.html">x</a>'],
    ['src', '<script src="no.html"></script>'],
    ['action', '<form action="no.html"></form>'],
    ['poster', '<video poster="no.html"></video>'],
    ['data', '<object data="no.html"></object>'],
  ])('follows %s', async (_, body) => {
    const { findings } = await checkLinks(
      filesOf({ 'index.html': page(body) }),
      ['index.html'],
      threads,
      never,
    );
    expect(findings).toMatchObject([{ message: 'no.html: leads nowhere' }]);
  });

  it.each([
    'https://example.com/',
    'HTTP://example.com/',
    'mailto:a@example.com',
    'tel:+49341',
    'sms:+49341',
    'data:,x',
    'about.html',
    'about',
    './about.html?from=home#team',
    'de',
    'de/',
    'de/legal#team',
    'a%20b.html',
    '#top-of-page',
    '#top',
    '#',
    'about.html#:~:text=Team&x=1',
    'about.html#page=2',
    '_data/orders',
    'logo.svg#anything',
    '100%.html/../about.html',
  ])('finds nothing wrong with %s', async (link) => expect(await faultOf(link)).toBeUndefined());

  it.each([
    ['javascript:void(0)', 'links of the scheme javascript do nothing here'],
    ['FILE:///etc/passwd', 'links of the scheme file do nothing here'],
    ['blob:x', 'links of the scheme blob do nothing here'],
    ['//example.com/x', 'name the scheme of another host'],
    ['/about.html', 'must be relative, so that the site works at any URL'],
    ['gone.html', 'leads nowhere'],
    ['../about.html', 'leads nowhere'],
    ['legal.html', 'leads nowhere'],
    ['about.html/', 'leads nowhere'],
    ['about.html#gone', 'refers to an anchor that the page does not have'],
    ['#team', 'refers to an anchor that the page does not have'],
    ['de/#gone', 'refers to an anchor that the page does not have'],
  ])('reports for %s that it %s', async (link, fault) => {
    expect(await faultOf(link)).toBe(`${link}: ${fault}`);
  });

  it.each([
    ['legal.html', undefined],
    ['../about.html#team', undefined],
    ['../_data/orders', undefined],
    ['../../about.html', 'leads nowhere'],
    ['about.html', 'leads nowhere'],
  ])('resolves %s against the folder of its page: %s', async (link, fault) => {
    expect(await faultOf(link, 'de/index.html')).toBe(fault && `${link}: ${fault}`);
  });

  it('finds anchors by name, and by percent-encoded fragment', async () => {
    const files = filesOf({
      'index.html': page(
        '<a name="old">x</a><p id="größe">y</p><a href="#old">z</a><a href="#gr%C3%B6%C3%9Fe">w</a>',
      ),
    });
    await expect(checkLinks(files, ['index.html'], threads, never)).resolves.toMatchObject({ findings: [] });
  });

  it('reads pages with unlimited nesting', async () => {
    const files = filesOf({ 'index.html': page(`${'<div>'.repeat(200_000)}<a href="no.html">x</a>`) });
    await expect(checkLinks(files, ['index.html'], threads, never)).resolves.toEqual({
      findings: [],
      unread: [],
    });
  });

  it('blocks a page whose reading is aborted, and throws when the build is', async () => {
    const files = filesOf({ 'index.html': page('<a href="#">x</a>'.repeat(5_000)) });
    const impatient = new ReadingThreads({ timeMs: 1 });
    await expect(checkLinks(files, ['index.html'], impatient, never)).resolves.toMatchObject({
      findings: [
        {
          check: 'links',
          severity: 'block',
          page: 'index.html',
          message: expect.stringContaining('could not'),
        },
      ],
      unread: ['index.html'],
    });
    await impatient.onApplicationShutdown();
    await expect(checkLinks(files, ['index.html'], threads, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

describe('checkHtml', () => {
  it('reports violations of the HTML standard, with their position', async () => {
    const files = filesOf({ 'index.html': page('<p>fine'), 'bad.html': page('\n<ul><p>x</p></ul>') });
    const { findings, unread } = await checkHtml(files, ['index.html', 'bad.html'], threads, never);
    expect(findings.map(({ check, severity, page }) => [check, severity, page])).toContainEqual([
      'html',
      'warn',
      'bad.html',
    ]);
    expect(findings.filter(({ page }) => page === 'bad.html')[0]?.message).toMatch(
      /^line 2: .+ \([a-z-]+\)$/,
    );
    expect(unread).toEqual([]);
  });

  it('reports at most five errors of a page', async () => {
    const files = filesOf({ 'bad.html': page('<ul><p>x</p></ul>'.repeat(20)) });
    expect((await checkHtml(files, ['bad.html'], threads, never)).findings).toHaveLength(5);
  });

  it('checks only the given pages', async () => {
    const bad = page('<ul><p>x</p></ul>');
    const files = filesOf({ 'one.html': bad, 'other.html': bad });
    const { findings } = await checkHtml(files, ['other.html'], threads, never);
    expect(new Set(findings.map(({ page }) => page))).toEqual(new Set(['other.html']));
  });

  it('warns about a page that is too deep for the validator', async () => {
    const files = filesOf({ 'deep.html': page('<div>'.repeat(100_000)), 'index.html': page('<p>x</p>') });
    const impatient = new ReadingThreads({ threads: 1, timeMs: 3_000 });
    const { findings, unread } = await checkHtml(files, [...files.keys()], impatient, never);
    await impatient.onApplicationShutdown();
    expect(findings).toMatchObject([
      { page: 'deep.html', severity: 'warn', message: expect.stringContaining('could not be checked') },
    ]);
    expect(unread).toEqual(['deep.html']);
  });

  it('throws when the build is aborted', async () => {
    const files = filesOf({ 'index.html': page('x') });
    await expect(checkHtml(files, ['index.html'], threads, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
