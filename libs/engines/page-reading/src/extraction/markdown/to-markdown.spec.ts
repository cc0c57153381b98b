import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { cleanTree } from '../content/clean-tree.js';
import { readableBody } from '../document/readable-body.js';
import type { DomDocument } from '../document/dom.js';
import { parseTree } from '@capstan/parsing';
import { toMarkdown } from './to-markdown.js';

function markdown(html: string): string {
  const { document } = parseHTML('<html><body></body></html>') as unknown as { document: DomDocument };
  return toMarkdown(document, cleanTree(document, readableBody(parseTree(html)), 'https://a.example/dir/'));
}

describe('toMarkdown', () => {
  it.each<[string, string, string]>([
    ['headings', '<h1>A</h1><h3> B <em>c</em>\n</h3>', '# A\n\n### B *c*'],
    ['paragraphs and breaks', '<p>a<br>b</p><div>c<p>d</p>e</div>', 'a  \nb\n\nc\n\nd\n\ne'],
    ['marks', '<p><b>a</b> <i>b</i> <del>c</del> <code>d_e</code></p>', '**a** *b* ~~c~~ `d_e`'],
    ['links', '<p><a href="x?a=(1)">a\n b</a></p>', '[a b](https://a.example/dir/x?a=%281%29)'],
    ['links without a target', '<p><a href="javascript:x()">a</a><a name="n">b</a></p>', 'ab'],
    [
      'pictures with a description',
      '<p><img src="/i.png" alt="A [small] boat"></p>',
      '![A \\[small\\] boat](https://a.example/i.png)',
    ],
    ['no pictures without one', '<p>a<img src="/i.png"><img src="data:image/png;base64,x" alt="x"></p>', 'a'],
    ['lists', '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>', '- a\n  - b\n- c\n\n  d'],
    ['numbered lists', '<ol start="9"><li>a</li><li>b</li></ol>', '9. a\n10. b'],
    ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
    [
      'code',
      '<pre><code class="language-js">if (a) {\n  b();\n}</code></pre>',
      '```js\nif (a) {\n  b();\n}\n```',
    ],
    ['code that shows fences', '<pre>```\na\n```</pre>', '````\n```\na\n```\n````'],
    ['code whose lines are elements', '<pre><div>a</div><div>  b</div></pre>', '```\na\n  b\n```'],
    ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '**a**\n\nb'],
    ['escaped Markdown characters', '<p># a *b* [c](d)</p>', '\\# a \\*b\\* \\[c\\](d)'],
    [
      'nothing for programs',
      '<script>a()</script><style>b{}</style><p onclick="c()">d</p><noscript>e</noscript>',
      'd',
    ],
  ])('writes %s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('writes tables, with spans, lines in cells and separators in text', () => {
    const html = `<table><caption>Boats</caption><tr><th>Name</th><th colspan="2">Size</th></tr>
      <tr><td rowspan="2">Aal</td><td>3 m</td><td>a|b</td></tr><tr><td><p>4 m</p><p>wide</p></td><td></td></tr></table>`;
    expect(markdown(html)).toBe(
      [
        '**Boats**',
        '',
        '| Name | Size |  |',
        '| --- | --- | --- |',
        '| Aal | 3 m | a\\|b |',
        '| Aal | 4 m<br>wide |  |',
      ].join('\n'),
    );
  });

  it('adds an empty header to a table without one', () => {
    expect(markdown('<table><tr><td>a</td><td>b</td></tr></table>')).toBe(
      '|  |  |\n| --- | --- |\n| a | b |',
    );
  });

  it('writes layout tables as their blocks', () => {
    const html =
      '<table><tr><td><h2>A</h2><p>b</p></td><td><table><tr><td>c</td><td>d</td></tr></table></td></tr></table>';
    const text = markdown(html);
    expect(text).toContain('## A');
    expect(text).not.toMatch(/^\|/m);
  });

  it('takes linear time for long lists and tables', () => {
    const items = '<li>an item of a long list</li>'.repeat(20_000);
    const rows = '<tr><td>a</td><td>b</td></tr>'.repeat(20_000);
    const text = markdown(`<ol>${items}</ol><table>${rows}</table>`);
    expect(text).toContain('20000. an item of a long list');
  });
});
