import { patchDocument, type SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readFollowUp } from './read-follow-up.js';
import { readPrompt } from './read-prompt.js';

const { document, ledger } =
  readPrompt(`Crumb & Stone, bakery in Leeds. Rye loaf £4.80, buns £2. Open Tue-Sat 7am to 2pm.
Owners: Mary Ray, Tom Hill. Call 0113 496 0123, mail hello@crumb.example. The bus to the market leaves at 11.45 from Cross Street.
Van route: Mon Hebden Bridge, Tue Todmorden, Wed Haworth. Baking class on Thursdays at 6pm in the shop. Dogs cost £1 a visit.`);

function after(message: string): { site: SiteDocument; text: string; claims: string[] } {
  const { patch, claims } = readFollowUp(document, ledger, message);
  const patched = patchDocument(document, patch);
  if ('faults' in patched) throw new Error(JSON.stringify(patched.faults));
  return { site: patched.document, text: JSON.stringify(patched.document.facts), claims };
}

const priceOf = (site: SiteDocument, name: string): number | undefined => {
  const item = site.facts.find((fact) => fact.type === 'item' && fact.name.includes(name));
  return item?.type === 'item' && typeof item.price === 'object' ? item.price.amount : undefined;
};

describe('a correction', () => {
  it.each([
    ['the bus leaves at 11.15 not 11.45', 'leaves at 11.15 from', '11.45'],
    ['Wednesday is Oxenhope instead of Haworth', 'Oxenhope', 'Haworth'],
    ["it's Mary Day not Mary Ray", 'Mary Day', 'Mary Ray'],
    ['The baking class is on Fridays now', 'Baking class on Fridays', 'Thursdays'],
    ['Our email has changed: shop@crumb.example', 'shop@crumb.example', 'hello@crumb.example'],
    ['could the baking class start an hour later', 'at 7pm', 'at 6pm'],
    ['the baking class starts at 6.30 not 6', 'at 6.30pm', 'at 6pm'],
    ['We take no dogs any more', 'Rye loaf', 'Dogs'],
  ])('%s: takes the place of what was there', (message, fresh, old) => {
    const { text } = after(message);
    expect(text).toContain(fresh);
    expect(text).not.toContain(old);
  });

  it('of two days changes both', () => {
    const { text } = after('Haworth is Fridays now and Todmorden Mondays');
    expect(text).toContain('Mondays Todmorden');
    expect(text).toContain('Fridays Haworth');
  });
});

describe('prices', () => {
  it.each([
    ['The rye loaf goes up by 40p', 5.2, 2],
    ['prices up 50p each except the buns', 5.3, 2],
    ['the rye loaf and the buns go up by 20p each', 5, 2.2],
  ])('%s', (message, rye, buns) => {
    const { site } = after(message);
    expect([priceOf(site, 'Rye'), priceOf(site, 'uns')]).toEqual([rye, buns]);
  });
});

describe('opening hours', () => {
  const hoursAfter = (message: string) =>
    after(message).site.facts.flatMap((fact) =>
      fact.type === 'hours'
        ? [[fact.days.join(), fact.isClosed ? 'closed' : `${fact.opens}-${fact.closes}`]]
        : [],
    );

  it('close on the days next to the word, and not on those that remain', () => {
    expect(hoursAfter("from now on we're closed on Tuesdays, so it's Wednesday to Saturday")).toEqual([
      ['we,th,fr,sa', '07:00-14:00'],
      ['tu', 'closed'],
    ]);
  });

  it('of a further day are added', () => {
    expect(hoursAfter('We work Mondays as well now, 9am to 1pm')).toEqual([
      ['tu,we,th,fr,sa', '07:00-14:00'],
      ['mo', '09:00-13:00'],
    ]);
  });
});

describe('an addition', () => {
  it('has a sentence for visitors as it is written, and not the words that announce it', () => {
    const { site, text } = after(
      'Please add a newsletter and this sentence: Evening appointments on request.',
    );
    expect(text).toContain('"Evening appointments on request."');
    expect(text).not.toContain('this sentence');
    expect(site.records.map(({ id }) => id)).toEqual(['newsletter']);
  });

  it.each([
    ['犬はリードにつないでくださいと書いてください', '犬はリードにつないでください'],
    ['次の文を追加：犬はリードにつないでください。', '犬はリードにつないでください'],
  ])('%s: has the sentence in Japanese', (message, said) => {
    const shop = readPrompt('東京の花屋「はなの木」のサイトを作ってください。営業時間は10時から18時まで。');
    const { patch } = readFollowUp(shop.document, shop.ledger, message);
    const patched = patchDocument(shop.document, patch);
    if ('faults' in patched) throw new Error(JSON.stringify(patched.faults));
    expect(patched.document.facts).toContainEqual(expect.objectContaining({ type: 'statement', text: said }));
  });

  it('of a person has the role', () => {
    expect(after('We have a new baker, Bryony Tate, please add her to the team').site.facts).toContainEqual(
      expect.objectContaining({ type: 'person', name: 'Bryony Tate', role: 'Baker' }),
    );
  });
});

describe('an undo', () => {
  it('may say why', () => {
    const { patch, claims } = readFollowUp(
      document,
      ledger,
      "Sorry, undo that last change please, we're keeping the buns after all",
      { previous: document },
    );
    expect(patch).toEqual([]);
    expect(claims).toEqual(['The last change was undone.']);
  });
});

describe('what a message does not ask for', () => {
  it.each([
    'Anna works from Cross Street now',
    'People say that the page loads slowly',
    'Can you add a few things: the hours are wrong and so on',
    'On Wednesdays we do not go to Hebden Bridge in winter',
  ])('%s: changes nothing that is there', (message) => {
    const { site } = after(message);
    for (const fact of document.facts) expect(site.facts).toContainEqual(fact);
    expect(site.facts).toHaveLength(document.facts.length);
  });

  it('a line that is to go is not added', () => {
    const { text } = after('Remove this line: The bus to the market leaves at 11.45 from Cross Street.');
    expect(text).not.toContain('Cross Street');
  });

  it('a second number does not take the place of the first', () => {
    expect(after('Put our second number on the site as well, 0113 496 0999').text).toContain('0113 496 0123');
  });

  it('a new place of one class is not the address of the shop', () => {
    const shop = readPrompt(
      'Crumb & Stone, bakery, 14 Corve Street, Ludlow SY8 1DA. Baking class on Thursdays.',
    );
    const { patch } = readFollowUp(
      shop.document,
      shop.ledger,
      'The class has moved to 3 Mill Road, Ludlow SY8 2AB',
    );
    const patched = patchDocument(shop.document, patch);
    expect(JSON.stringify(patched)).toContain('14 Corve Street');
  });

  it('another closed day stays closed', () => {
    const shop = readPrompt(
      'Crumb & Stone, bakery in Leeds. Open Tue-Sat 7am to 2pm, closed on Sundays and Mondays.',
    );
    const { patch } = readFollowUp(shop.document, shop.ledger, 'We work Mondays as well now, 9am to 1pm');
    const patched = patchDocument(shop.document, patch);
    if ('faults' in patched) throw new Error(JSON.stringify(patched.faults));
    const closed = patched.document.facts.flatMap((fact) =>
      fact.type === 'hours' && fact.isClosed === true ? fact.days : [],
    );
    expect(closed).toEqual(['su']);
  });

  it('"from" is the beginning of hours, and not what goes', () => {
    expect(after('We are now open from 8am to 6pm').site.facts).toContainEqual(
      expect.objectContaining({ type: 'hours', opens: '08:00', closes: '18:00' }),
    );
  });

  it('a price is not a time of day', () => {
    expect(priceOf(after('buns are 3 not 2').site, 'uns')).toBe(3);
  });

  it('an item whose name is a part of the one that is named keeps its price', () => {
    const club = readPrompt('Tide Yoga, Leeds. Class £10, class pass £80. Call 0113 496 0123.');
    const { patch } = readFollowUp(club.document, club.ledger, 'the class pass goes up by £5');
    const patched = patchDocument(club.document, patch);
    const prices = 'document' in patched ? JSON.stringify(patched.document.facts) : '';
    expect(prices).toContain('"amount":85');
    expect(prices).toContain('"amount":10');
  });
});
