import { parseTree } from '@capstan/parsing';
import { describe, expect, it } from 'vitest';
import { readableBody } from '../document/readable-body.js';
import { readableText } from '../document/readable.js';
import { removeLabeledBoxes } from './labeled-boxes.js';
import type { PageKind } from './page-kind.js';

const BOAT = `<h1>Boat</h1>${'<p>A rowing boat for two, made of oak, with oars.</p>'.repeat(4)}`;

function without(html: string, kind: PageKind): string {
  const body = readableBody(parseTree(`<main>${html}</main>`));
  removeLabeledBoxes(body, kind);
  return readableText(body);
}

describe('removeLabeledBoxes', () => {
  it.each([
    'You may also like',
    'Customers who bought this also bought',
    'Related products',
    'Ähnliche Produkte',
  ])('removes a box that begins with %j', (label) => {
    const text = without(`${BOAT}<div><div><span>${label}</span></div><ul><li>Canoe</ul></div>`, 'other');
    expect(text).toContain('made of oak');
    expect(text).not.toMatch(/Canoe|also|Related|Ähnliche/);
  });

  it.each(['Shipping & Returns', 'Customer reviews (12)', 'Versand und Rückgabe', 'Доставка и оплата'])(
    'removes a box on %j from a product, also if it is longer',
    (label) => {
      const note = `<section><h2>${label}</h2>${'<p>Parcels leave the harbour on Mondays.</p>'.repeat(40)}</section>`;
      expect(without(BOAT + note, 'product')).not.toContain('harbour');
      expect(without(BOAT + note, 'other')).toContain('harbour');
    },
  );

  it('removes what follows a heading up to the next heading', () => {
    const sections = '<h2>Delivery</h2><p>By ferry.</p><p>On Mondays.</p><h2>Length</h2><p>3.2 m</p>';
    expect(without(BOAT + sections, 'product')).toMatch(/oars\. Length 3\.2 m$/);
  });

  it('keeps a box with other sections', () => {
    const tabs = '<div><h3>Delivery</h3><p>By ferry.</p><h3>Material</h3><p>Oak and iron</p></div>';
    expect(without(BOAT + tabs, 'product')).toContain('Oak and iron');
  });

  it('keeps a page that is only about shipping', () => {
    expect(without('<section><h2>Shipping</h2><p>By ferry.</p></section>', 'product')).toContain('By ferry');
  });

  it('keeps text that begins with such words', () => {
    const text = '<div><p>Delivery of boats was slow in those days, and the harbour small.</p></div>';
    expect(without(BOAT + text, 'product')).toContain('slow in those days');
  });
});
