import { type Fact, patchDocument, type SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';
import { readFollowUp } from './read-follow-up.js';
import { readPrompt } from './read-prompt.js';

const CAFE =
  'Marrow & Lye is a café in Hexham. Flat white £3.40, cheese scone £2.80, soup of the day £6.50. Open Mon–Fri 8:00–16:00, Sat 9:00–15:00.';

const after = (message: string): SiteDocument => sendMessage(CAFE, message).after;

const pricesOf = ({ facts }: SiteDocument): [string, number][] =>
  facts.flatMap((fact: Fact): [string, number][] =>
    fact.type === 'item' && typeof fact.price === 'object' ? [[fact.name, fact.price.amount]] : [],
  );

describe('changes that are computed', () => {
  it('raises all prices by a share', () => {
    expect(pricesOf(after('Everything on the menu up by 10 percent')).map(([, amount]) => amount)).toEqual([
      3.74, 3.08, 7.15,
    ]);
  });

  it('rounds where that is asked for, and says the new prices', () => {
    const { document, ledger } = readPrompt(CAFE);
    const message = 'Raise everything 10%, round to whole pounds';
    expect(pricesOf(after(message)).map(([, amount]) => amount)).toEqual([4, 3, 7]);
    expect(readFollowUp(document, ledger, message).claims.join()).toContain(
      '£3.40, £2.80, £6.50 → £4, £3, £7',
    );
  });

  it('leaves what is excepted', () => {
    expect(pricesOf(after('all prices up by 10 % except the soup')).at(-1)).toEqual(['Soup of the day', 6.5]);
  });

  it('takes a price after "up to" as the new one', () => {
    expect(pricesOf(after('the flat white goes up to £3.60'))[0]).toEqual(['Flat white', 3.6]);
  });

  it('closes earlier by an hour on the days that are named', () => {
    const hours = after('closing an hour earlier on Saturdays').facts.filter(({ type }) => type === 'hours');
    expect(hours).toMatchObject([
      { days: ['mo', 'tu', 'we', 'th', 'fr'], closes: '16:00' },
      { days: ['sa'], opens: '09:00', closes: '14:00' },
    ]);
  });
});

describe('changes of order', () => {
  it('puts an item before another one', () => {
    const names = pricesOf(after('put the scone before the flat white')).map(([name]) => name);
    expect(names.slice(0, 2)).toEqual(['Cheese scone', 'Flat white']);
  });

  it('adds an item next to the one that is named, whose price stays', () => {
    const prices = pricesOf(after('please add a bacon roll for £4.75, right under the cheese scone'));
    expect(prices.slice(1, 3)).toEqual([
      ['Cheese scone', 2.8],
      ['bacon roll', 4.75],
    ]);
  });
});

describe('what is named by words that also mean something else', () => {
  const RIDES =
    'Dovey Trail Rides takes riders through the hills above the town. Half day £60, Full day £110. The last pick-up is at 16:30.';
  const read = (message: string) => {
    const { document, ledger } = readPrompt(RIDES);
    const { patch, claims } = readFollowUp(document, ledger, message);
    const patched = patchDocument(document, patch);
    if ('faults' in patched) throw new Error(JSON.stringify(patched.faults));
    return { names: pricesOf(patched.document).map(([name]) => name), claims, patch };
  };

  it('is removed by its whole name', () => {
    expect(read('Drop the full day.')).toMatchObject({ names: ['Half day'], claims: ['Removed: Full day'] });
  });

  it('is not removed if another fits as well', () => {
    expect(read('Drop the day').patch).toEqual([]);
  });

  it('is never corrected by a sentence for visitors', () => {
    const { patch } = read('also the pick-up is at 17.15 not 16.30!!');
    expect(JSON.stringify(patch)).not.toContain('not 16.30');
  });
});
