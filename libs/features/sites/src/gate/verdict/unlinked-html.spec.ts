import { describe, expect, it } from 'vitest';
import { unlinkedHtml } from './unlinked-html.reading.js';

const unlinked = (html: string): string => unlinkedHtml(html, (address) => address.startsWith('gone.html'));

describe('unlinkedHtml', () => {
  it.each([
    [
      'keeps a page without such links unchanged',
      '<P Class=x>a &amp; b<br/><a href=home.html>c</a>',
      undefined,
    ],
    [
      'removes the entry from a navigation',
      '<nav><ul>\n<li><a href="a.html">A</a></li>\n<li><a href="gone.html">Gone</a></li>\n</ul></nav>',
      '<nav><ul>\n<li><a href="a.html">A</a></li>\n\n</ul></nav>',
    ],
    [
      'removes entries that are not closed',
      '<nav><ul><li><a href=gone.html>Gone<li><a href=a.html>A</ul></nav><p>b',
      '<nav><ul><li><a href=a.html>A</ul></nav><p>b',
    ],
    [
      'removes a link of a navigation without a list',
      '<nav><a href="gone.html#x"><b>Gone</b></a> <a href="a.html">A</a></nav>',
      '<nav> <a href="a.html">A</a></nav>',
    ],
    [
      'keeps an entry of a navigation with children, as text',
      '<nav><ul><li><a href="gone.html">More</a><ul><li><a href="a.html">A</a></li></ul></li></ul></nav>',
      '<nav><ul><li><span >More</span><ul><li><a href="a.html">A</a></li></ul></li></ul></nav>',
    ],
    [
      'keeps the text of a link in a sentence',
      '<p>See <a class="more" href="gone.html" target="_blank" id="here">our <b>work</b></a>.</p>',
      '<p>See <span class="more"   id="here">our <b>work</b></span>.</p>',
    ],
    [
      'keeps a card that was a link',
      '<ul><li><a class="card" href="gone.html"><h3>Bread</h3><p>Daily.</p></a></li></ul>',
      '<ul><li><div class="card" ><h3>Bread</h3><p>Daily.</p></div></li></ul>',
    ],
    [
      'removes buttons',
      '<div class="actions"><a class="button quiet" href="gone.html">Book</a><a href="gone.html" role="button">Go</a></div>',
      '<div class="actions"></div>',
    ],
    [
      'removes links of the head',
      '<link rel="next" href="gone.html"><link rel="icon" href="a.svg">',
      '<link rel="icon" href="a.svg">',
    ],
    ['removes forms that lead there', '<p>a<form action="gone.html"><button>Go</button></form>b', '<p>ab'],
    ['removes frames', 'a<iframe src="gone.html"><p></iframe>b', 'ab'],
    [
      'removes the address from a form that is not closed',
      '<form action="gone.html"><input>',
      '<form ><input>',
    ],
    [
      'removes areas of an image map',
      '<map><area href="gone.html"><area href="a.html"></map>',
      '<map><area href="a.html"></map>',
    ],
    ['closes a link that is not closed', 'a <a href="gone.html">b', 'a <span >b</span>'],
    [
      'keeps text that is not markup',
      '<script>"<a href=gone.html>"</script><!-- <a href=gone.html> --><style>/* <a href=gone.html> */</style>',
      undefined,
    ],
    [
      'continues after SVGs',
      '<svg><style/><title/></svg><a href="gone.html">x</a>',
      '<svg><style/><title/></svg><span >x</span>',
    ],
  ])('%s', (_, html, expected) => {
    expect(unlinked(html)).toBe(expected ?? html);
  });

  it('reads URLs as browsers do', () => {
    const seen: string[] = [];
    unlinkedHtml('<a href="a.html?b=1&amp;c=2">x</a><A HREF=\'d.html\'>', (address) => {
      seen.push(address);
      return false;
    });
    expect(seen).toEqual(['a.html?b=1&c=2', 'd.html']);
  });

  it.each([
    ['nested elements', '<div>'.repeat(200_000)],
    ['open links', '<a href=gone.html>'.repeat(100_000)],
    ['open entries', `<nav>${'<ul><li>'.repeat(100_000)}`],
    ['end tags without a start tag', '</li></a></nav></form>'.repeat(50_000)],
  ])('reaches the end of %s', (_, html) => {
    expect(unlinked(html).length).toBeGreaterThan(0);
  });

  it('removes links from a long page', () => {
    const line = '<p>é See <a href="gone.html">the menu</a> &amp; more 😀</p>\r\n';
    const page = line.repeat(5000);
    expect(unlinked(page)).toBe(page.replaceAll('a href="gone.html"', 'span ').replaceAll('</a>', '</span>'));
  });
});
