import { describe, expect, it } from 'vitest';
import { elementsOf } from './elements.js';
import { fragmentText } from './fragment-text.js';
import { MAX_DEPTH, MAX_ELEMENTS, parseTree } from './parse-tree.js';
import { type TreeElement, attribute, treeText } from './tree.js';

function bodyOf(html: string): TreeElement {
  return [...elementsOf(parseTree(html))].find(({ tagName }) => tagName === 'body')!;
}

function depthOf(element: TreeElement): number {
  let depth = 0;
  for (let at = element.parentNode; at; at = 'parentNode' in at ? at.parentNode : null) depth += 1;
  return depth;
}

describe('parseTree', () => {
  it.each(['div', 'b', 'table><tr><td', 'ul><li', 'blockquote'])(
    'limits the depth of nested <%s>, and keeps the text',
    (tag) => {
      const html = `${`<${tag}>`.repeat(20_000)}<p>at the bottom</p>`;
      const elements = [...elementsOf(parseTree(html))];
      expect(Math.max(...elements.map(depthOf))).toBeLessThanOrEqual(MAX_DEPTH + 2);
      expect(treeText(bodyOf(html), 1_000)).toContain('at the bottom');
    },
  );

  it('continues after elements that are nested too deeply', () => {
    const html = `<main>${'<div>'.repeat(700)}deep${'</div>'.repeat(700)}<p id=after>after</p></main>`;
    const after = [...elementsOf(parseTree(html))].find((element) => attribute(element, 'id') === 'after');
    expect(after?.parentNode).toMatchObject({ tagName: 'main' });
  });

  it('does not treat the script of a deep element as text', () => {
    const html = `${'<div>'.repeat(700)}seen<script>alert(1)</script>`;
    expect(treeText(bodyOf(html), 1_000)).toBe('seen');
  });

  it('keeps the beginning of a page with too many elements', () => {
    const elements = [...elementsOf(parseTree('<table>'.repeat(200_000)))];
    expect(elements).toHaveLength(MAX_ELEMENTS);
    expect([...elementsOf(parseTree('<i>a</i>'.repeat(100), { maxElements: 10 }))]).toHaveLength(10);
  });

  it('applies the limit to formatting elements that multiply', () => {
    const html = Array.from({ length: 5_000 }, (_, i) => `<b id=${i}>`).join('') + '<p>x</p>'.repeat(5_000);
    expect([...elementsOf(parseTree(html))].length).toBeLessThanOrEqual(MAX_ELEMENTS);
  });
});

describe('fragmentText', () => {
  it('drops tags, scripts and styles, and decodes references', () => {
    expect(fragmentText('a <b>b</b>&amp;&nbsp;<br>c<script>if (a < b) d</script><style>p {}</style>e')).toBe(
      'a b&\u00a0ce',
    );
    expect(fragmentText('<!-- x -->1 < 2 &lt; 3')).toBe('1 < 2 < 3');
  });

  it('reads deeply nested fragments', () => {
    expect(fragmentText(`${'<b id=1><p>'.repeat(100_000)}x`)).toBe('x');
  });
});
