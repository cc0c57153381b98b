import { parseTree } from '@capstan/parsing';
import { describe, expect, it } from 'vitest';
import { readableBody } from '../document/readable-body.js';
import { readableText } from '../document/readable.js';
import { offersIn } from './offers.js';

function offers(html: string): string | undefined {
  const found = offersIn(readableBody(parseTree(html)));
  return found && readableText(found);
}

const entries = (prices: readonly string[]): string =>
  prices
    .map((price, at) => `<li class="item n${at}"><a href="/${at}">Boat ${at}</a> <b>${price}</b></li>`)
    .join('');

describe('offersIn', () => {
  it.each(['$9.99', '1.450 €', 'EUR 20', '75.0 грн', 'kr 5 / 300 kr', '£4'])(
    'finds entries that cost %s',
    (price) => {
      expect(offers(`<h1>Boats</h1><ul>${entries(Array.from({ length: 5 }, () => price))}</ul>`)).toContain(
        'Boat 4',
      );
    },
  );

  it('counts entries that are sold out, if most have a price', () => {
    expect(offers(`<ul>${entries(['$1', '$2', 'sold out', '$3', '$4'])}</ul>`)).toContain('sold out');
    expect(
      offers(`<ul>${entries(['$1', '$2', '$3', '$4', ...Array.from({ length: 6 }, () => 'sold')])}</ul>`),
    ).toBeUndefined();
  });

  it('ignores a few prices, numbers alone, and entries that are a small part of the page', () => {
    expect(offers(`<ul>${entries(['$1', '$2', '$3'])}</ul>`)).toBeUndefined();
    expect(offers(`<ul>${entries(['10', '20', '30', '40', '50'])}</ul>`)).toBeUndefined();
    const story = `<p>${'The harbour has sold boats for a hundred years. '.repeat(40)}</p>`;
    expect(offers(`${story}<ul>${entries(['$1', '$2', '$3', '$4'])}</ul>`)).toBeUndefined();
  });
});
