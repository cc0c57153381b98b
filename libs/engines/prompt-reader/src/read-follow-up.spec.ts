import { patchDocument, type SiteDocument, uncoveredClauses } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { type ReadFollowUp, readFollowUp } from './read-follow-up.js';
import { readPrompt } from './read-prompt.js';

const PROMPT = `Crumb & Stone, bakery in Leeds. Rye loaf £4.80, buns £2. Open Tue-Sat 7am to 2pm.
Owners: Mary Ray, Tom Hill. Call 0113 496 0123. We want a gallery.`;
const { document, ledger } = readPrompt(PROMPT);

function send(message: string, previous?: SiteDocument): ReadFollowUp & { after: SiteDocument } {
  const answer = readFollowUp(document, ledger, message, previous === undefined ? {} : { previous });
  const patched = patchDocument(document, answer.patch);
  if ('faults' in patched) throw new Error(JSON.stringify(patched.faults));
  return { ...answer, after: patched.document };
}

describe('readFollowUp', () => {
  it('changes the price of the item that is named and no other', () => {
    const { after, claims } = send('The rye loaf costs £5.20 now, everything else stays.');
    expect(JSON.stringify(after)).toContain('5.2');
    expect(JSON.stringify(after)).not.toContain('4.8');
    expect(after.facts).toHaveLength(document.facts.length);
    expect(claims).toEqual(['Rye loaf: £4.80 → £5.20']);
  });

  it('names the days and hours that were added', () => {
    expect(send('Please add that we are closed on Mondays').claims).toEqual(['Opening hours: Mon closed']);
  });

  it('renames the site', () => {
    expect(send('Call it Stone Bakery.').after.identity.name).toBe('Stone Bakery');
  });

  it('removes an item', () => {
    const names = send('Take the buns off the menu').after.facts.flatMap((fact) =>
      fact.type === 'item' ? [fact.name] : [],
    );
    expect(names).toEqual(['Rye loaf']);
  });

  it('removes a feature with its section', () => {
    const componentsOf = (site: SiteDocument): string[] =>
      site.pages.flatMap((page) => page.sections.map(({ component }) => component));
    const withGallery = structuredClone(document);
    const image = { path: 'images/rye.webp', alt: 'Rye', width: 800, height: 600 };
    withGallery.facts.forEach((fact) => fact.type === 'item' && Object.assign(fact, { image }));
    const added = patchDocument(
      withGallery,
      readFollowUp(withGallery, ledger, 'Please add a gallery.', {}).patch,
    );
    if ('document' in added) withGallery.pages = added.document.pages;
    const [gallery] = withGallery.pages.flatMap(({ sections }) =>
      sections.filter(({ component }) => component === 'gallery'),
    );
    expect(gallery?.images).toEqual([image]);
    const { patch } = readFollowUp(withGallery, ledger, 'we do not need the gallery, remove it', {});
    const patched = patchDocument(withGallery, patch);
    expect('document' in patched && componentsOf(patched.document)).not.toContain('gallery');
  });

  it.each([
    "we don't need the gallery after all, remove it",
    'Remove the gallery, I have no nice pictures yet.',
  ])('has nothing to do where the site has no such feature: %s', (message) => {
    const { patch, claims, isUnderstood } = send(message);
    expect(patch).toEqual([]);
    expect(isUnderstood).toBe(true);
    expect(claims).toEqual(['Nothing was changed.']);
  });

  it('adds an item where the others are', () => {
    const { after } = send('add apple pie for £3.50');
    expect(after.facts.find((fact) => fact.type === 'item' && fact.name.includes('Apple pie'))).toMatchObject(
      {
        price: { amount: 3.5, currency: 'GBP' },
      },
    );
  });

  it('adds a feature that is wanted', () => {
    expect(send('we want a newsletter').after.records.map(({ id }) => id)).toContain('newsletter');
  });

  it('adds a quotation word for word', () => {
    expect(JSON.stringify(send('please write "Closed in August" on the home page').after.facts)).toContain(
      '"Closed in August"',
    );
  });

  it('changes one end of the opening hours', () => {
    expect(send('we close at 3pm').after.facts.find(({ type }) => type === 'hours')).toMatchObject({
      opens: '07:00',
      closes: '15:00',
    });
  });

  it('replaces a person', () => {
    const people = send('Tom Hill is gone, Ada Fox replaces him').after.facts.flatMap((fact) =>
      fact.type === 'person' ? [fact.name] : [],
    );
    expect(people).toEqual(['Mary Ray', 'Ada Fox']);
  });

  it('changes the colors', () => {
    expect(send('change the colors to plum and cream').after.theme.accent).toBe('#5f2a55');
  });

  it('restores the document before the last change', () => {
    const previous = structuredClone(document);
    previous.identity.name = 'Old Crumb';
    expect(send('undo that please', previous).after.identity.name).toBe('Old Crumb');
  });

  it.each(['blorp fnargle 99 the the of', 'change that thing up there', 'ok'])(
    'changes nothing for %s and says so',
    (message) => {
      expect(send(message)).toMatchObject({
        patch: [],
        isUnderstood: false,
        claims: ['This was not understood; nothing was changed.'],
      });
    },
  );

  it('keeps the site where the customer is content', () => {
    expect(send('Everything is fine as it is!')).toMatchObject({
      patch: [],
      isUnderstood: true,
    });
  });

  it('keeps the part that it did not understand as an open point', () => {
    const { after, ledger: own } = send('The rye loaf costs £5.20 now. Blorp the fnargle.');
    expect(after.openPoints.at(-1)).toMatchObject({ text: 'Blorp the fnargle.' });
    expect(own.at(-1)?.outcome).toEqual({ kind: 'open', point: 1 });
  });

  it('has an outcome for every clause of the message', () => {
    const message = 'Hi! 1) buns are £3 2) call us on 0113 496 0999. Everything else stays. Thanks, Mary';
    expect(uncoveredClauses([PROMPT, message], [...ledger, ...send(message).ledger])).toEqual([]);
  });

  it('takes a number alone as the new price of the item next to it', () => {
    const { after, claims } = send('buns 2.50 now not 2');
    expect(after.facts.find((fact) => fact.type === 'item' && fact.name === 'Buns')).toMatchObject({
      price: { amount: 2.5, currency: 'GBP' },
    });
    expect(claims).toHaveLength(1);
  });

  it('puts typing errors right to find what is meant', () => {
    const names = send('remove the bunns').after.facts.flatMap((fact) =>
      fact.type === 'item' ? [fact.name] : [],
    );
    expect(names).toEqual(['Rye loaf']);
  });

  it('lets two people change places', () => {
    const people = send('swap Mary and Tom').after.facts.flatMap((fact) =>
      fact.type === 'person' ? [fact.name] : [],
    );
    expect(people).toEqual(['Tom Hill', 'Mary Ray']);
  });

  it('gives a newcomer the role of the person who left', () => {
    const { after } = send('Tom Hill has left us. Zoe Park replaces him.');
    const people = after.facts.flatMap((fact) => (fact.type === 'person' ? [[fact.name, fact.role]] : []));
    expect(people).toContainEqual(['Zoe Park', 'Owners']);
    expect(JSON.stringify(after.facts)).not.toContain('Tom Hill');
  });

  it('changes nothing for a question and understands it', () => {
    const { patch, isUnderstood } = send('how do people see the gallery?');
    expect(patch).toEqual([]);
    expect(isUnderstood).toBe(true);
  });

  it('reads a message in another language than that of the site', () => {
    const { after } = send('Bitte Sourdough hinzufügen für 5 £, und die Buns entfernen wir.');
    const names = after.facts.flatMap((fact) => (fact.type === 'item' ? [fact.name] : []));
    expect(names).not.toContain('buns');
  });
});
