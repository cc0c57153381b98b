import { parseTree } from '@capstan/parsing';
import { describe, expect, it } from 'vitest';
import { readableBody } from '../document/readable-body.js';
import { readableText } from '../document/readable.js';
import { removeMenus } from './menus.js';

function withoutMenus(html: string): string {
  const body = readableBody(parseTree(html));
  removeMenus(body);
  return readableText(body);
}

const CONTENT = `<div>${'<p>A rowing boat for two, made of oak, with oars and an anchor of iron.</p>'.repeat(20)}</div>`;
const links = (names: readonly string[]): string =>
  `<div>${names.map((name) => `<a href="/${name}">${name}</a> `).join('')}</div>`;

describe('removeMenus', () => {
  it('removes a box of short links', () => {
    expect(withoutMenus(links(['Boats', 'Oars', 'Anchors', 'Sails', 'Ropes']) + CONTENT)).not.toContain(
      'Sails',
    );
  });

  it('removes filters with the number of their entries', () => {
    const filters =
      '<form><label>Oak (12)</label><label>Pine (1,204)</label><label>Steel (7)</label><label>Glass (3)</label></form>';
    expect(withoutMenus(filters + CONTENT)).not.toContain('Pine');
  });

  it.each<[string, string, string]>([
    [
      'years in parentheses',
      '<ul><li>Hecht (1998)<li>Zander (2004)<li>Aal (2011)<li>Karpfen (1987)</ul>',
      'Zander',
    ],
    [
      'links as long as titles',
      links(Array.from({ length: 6 }, (_, at) => `How the harbour built boat ${at} of oak and pine`)),
      'boat 4',
    ],
    [
      'the tags of entries',
      Array.from(
        { length: 5 },
        (_, at) =>
          `<div class="card"><p>Boat ${at} of oak</p>${links(['oak', 'two', 'red', `tag${at}`])}</div>`,
      ).join(''),
      'tag3',
    ],
    [
      'products with pictures',
      `<div>${['Aal', 'Hecht', 'Zander', 'Brasse'].map((name) => `<a href="/${name}"><img src="/x.jpg">${name}</a>`).join('')}</div>`,
      'Zander',
    ],
  ])('keeps %s', (_, html, kept) => {
    expect(withoutMenus(html + CONTENT)).toContain(kept);
  });

  it('keeps the links of an index, where little else is left', () => {
    const index = links(Array.from({ length: 80 }, (_, at) => `entry ${at}`));
    expect(withoutMenus(`<h1>Index</h1>${index}<p>Printed in the harbour.</p>`)).toContain('entry 79');
  });
});
