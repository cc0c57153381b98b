import type { TreeChanges } from '@capstan/workspaces';
import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLinks } from '../checks/links.check.js';
import type { GateFiles } from '../site-gate.js';
import { changesToShow } from './shown-site.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());
const { signal } = new AbortController();
const changes = (files: GateFiles, withheld: ReadonlySet<string>): Promise<TreeChanges> =>
  changesToShow(files, withheld, threads, signal);

const menu = (root = ''): string =>
  `<nav><ul><li><a href="${root}index.html">Home</a></li><li><a href="${root}menu.html">Menu</a></li><li><a href="${root}about">About</a></li></ul></nav>`;

const FILES = new Map<string, string | Uint8Array>([
  ['index.html', `${menu()}<p>See <a href="./menu.html#bread">the menu</a>, or <a href="about/">us</a>.</p>`],
  ['menu.html', `${menu()}<h2 id="bread">Bread</h2><a href="menu.html">here</a>`],
  ['about/index.html', `${menu('../')}<p>us</p>`],
  ['brand/index.html', '<p><a href="../menu.html">Menu</a></p>'],
  ['style.css', 'a[href="menu.html"] {}'],
  ['.capstan/site.json', '<a href="../menu.html">'],
  [
    'sitemap.xml',
    '<urlset>\n  <url><loc>index.html</loc></url>\n  <url><loc>menu.html</loc></url>\n  <url><loc>https://a.example/menu.html</loc></url>\n</urlset>',
  ],
]);

const textsOf = ({ contents }: TreeChanges): Record<string, string> =>
  Object.fromEntries([...contents].map(([path, content]) => [path, Buffer.from(content).toString()]));

function applied({ without, contents }: TreeChanges): Map<string, string | Uint8Array> {
  const kept = [...FILES].filter(([path]) => !without.has(path));
  return new Map(kept.map(([path, content]) => [path, contents.get(path) ?? content]));
}

describe('changesToShow', () => {
  it('removes the pages, and every link to them', async () => {
    const made = await changes(FILES, new Set(['menu.html']));
    expect([...made.without]).toEqual(['menu.html']);
    const texts = textsOf(made);
    expect(Object.keys(texts).toSorted()).toEqual([
      'about/index.html',
      'brand/index.html',
      'index.html',
      'sitemap.xml',
    ]);
    expect(texts['index.html']).not.toContain('menu.html');
    expect(texts['index.html']).toContain('<p>See <span >the menu</span>, or <a href="about/">us</a>.</p>');
    expect(texts['sitemap.xml']).toBe('<urlset>\n  <url><loc>index.html</loc></url>\n</urlset>');
  });

  it('recognizes a page in every spelling of its URL', async () => {
    const texts = textsOf(await changes(FILES, new Set(['about/index.html'])));
    expect(Object.values(texts).join('\n')).not.toMatch(/href="[^"]*about/);
    expect(texts['menu.html']).toContain('<a href="menu.html">here</a>');
  });

  it('leaves no broken link behind', async () => {
    for (const withheld of [['menu.html'], ['about/index.html'], ['menu.html', 'about/index.html']]) {
      const files = applied(await changes(FILES, new Set(withheld)));
      const pages = [...files.keys()].filter((path) => path.endsWith('.html'));
      expect(await checkLinks(files, pages, threads, signal)).toEqual({ findings: [], unread: [] });
    }
  });

  it('keeps the bytes of other encodings', async () => {
    const latin1 = Buffer.from('<p>Caf\u00e9 <a href="menu.html">Men\u00fc</a></p>', 'latin1');
    const files = new Map([
      ['index.html', latin1],
      ['menu.html', Buffer.from('x')],
    ]);
    const { contents } = await changes(files, new Set(['menu.html']));
    const changed = contents.get('index.html');
    expect(Buffer.from(changed ?? []).toString('latin1')).toBe('<p>Caf\u00e9 <span >Men\u00fc</span></p>');
  });

  it('changes nothing if nothing is withheld', async () => {
    const { without, contents } = await changes(FILES, new Set());
    expect([without.size, contents.size]).toEqual([0, 0]);
  });

  it('keeps a page whose reading is aborted', async () => {
    const busy = new ReadingThreads({ threads: 1, timeMs: 1 });
    const slow = `<a href="menu.html">Menu</a>${'<b></b>'.repeat(400_000)}`;
    const files = new Map([...FILES, ['terms.html', slow]]);
    const made = await changesToShow(files, new Set(['menu.html']), busy, signal);
    await busy.onApplicationShutdown();
    expect([...made.without]).toEqual(['menu.html']);
    expect(made.contents.has('terms.html')).toBe(false);
    expect(made.contents.has('sitemap.xml')).toBe(true);
  });
});
