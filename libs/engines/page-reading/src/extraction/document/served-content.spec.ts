import { parseTree } from '@capstan/parsing';
import { describe, expect, it } from 'vitest';
import { revealServedContent } from './served-content.js';
import { surveyPage } from './survey-page.js';

const PROSE = '<p>Every evening forty lamps are lit by hand along the quay, one after the other.</p>'.repeat(
  12,
);
const MENU = '<ul><li><a href="/a">Lamps</a><li><a href="/b">Wicks</a></ul>';

function visibleText(html: string): string {
  const tree = parseTree(html);
  revealServedContent(tree);
  return surveyPage(tree).visibleText;
}

describe('revealServedContent', () => {
  it.each<[string, string]>([
    ['posts in noscript', `<div id="app"></div><noscript>${MENU}${PROSE}</noscript>`],
    ['a streamed segment', `<main>${PROSE.slice(0, 83)}<div hidden id="S:1f">${PROSE}</div></main>`],
    ['an article with the attribute hidden', `${MENU}<div hidden class="story">${PROSE}</div>`],
    ['an article with display:none', `${MENU}<div style="display:none; color:red">${PROSE}</div>`],
  ])('shows %s', (_, html) => {
    expect(visibleText(html)).toContain('forty lamps');
  });

  it('shows a streamed segment on a page with more visible text', () => {
    const text = visibleText(
      `${'<p>A visible sentence of the page.</p>'.repeat(40)}<div hidden id="S:0"><p>Late part.</p></div>`,
    );
    expect(text).toContain('Late part');
  });

  it.each<[string, string]>([
    ['a short notice in noscript', `${PROSE}<noscript><p>Please turn on forty scripts.</p></noscript>`],
    [
      'a long noscript below a longer text',
      `${PROSE.repeat(3)}<noscript>${PROSE.replaceAll('forty', 'fifty')}</noscript>`,
    ],
    [
      'a hidden part of a page with a longer text',
      `${PROSE}<div hidden>${PROSE.replaceAll('forty', 'fifty')}</div>`,
    ],
    [
      'a hidden dialog',
      `<div id="app"></div><div class="cookie-dialog" hidden>${PROSE.replaceAll('forty', 'fifty')}</div>`,
    ],
    [
      'a hidden menu of links',
      `<div id="app"></div><div hidden>${'<a href="/x">fifty lamps in a menu</a>'.repeat(60)}</div>`,
    ],
  ])('does not show %s', (_, html) => {
    expect(visibleText(html)).not.toMatch(/fifty|scripts/);
  });
});
