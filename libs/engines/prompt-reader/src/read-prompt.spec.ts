import {
  type Fact,
  ledgerFaults,
  uncoveredClauses,
  unplacedFacts,
  validateDocument,
} from '@capstan/site-document';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const BAKERY = `Site for our bakery Crumb & Stone in Leeds. We bake in a wood-fired oven.
Rye loaf £4.80, buns £2 each. Open Tue-Sat 7am to 2pm, closed Sunday and Monday.
12 Mill Lane, Leeds LS1 4AB, 0113 496 0123. No online shop please. Owner Mary Ray. Warm, with terracotta.`;

const ofType = <T extends Fact['type']>(facts: readonly Fact[], type: T): Extract<Fact, { type: T }>[] =>
  facts.filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type);

describe('readPrompt', () => {
  it('finds the name and the kind', () => {
    const { identity } = readPrompt(BAKERY).document;
    expect(identity).toMatchObject({ name: 'Crumb & Stone', kind: 'bakery' });
  });

  it('names the trade by the words of the customer', () => {
    const { document, trade } = readPrompt('I run a mobile vet service around Exeter. Home visit £68.');
    expect(document.identity.domainWords[0]).toBe('mobile vet service');
    expect(trade).toBe('vet');
  });

  it.each([
    [
      'a signature',
      'We mend clocks and barometers. £40 an hour.\n\nKind regards\nAda Finch\nThe Clock Loft, Mill Lane, Hexham',
    ],
    ['a sentence', 'Clock repairs in Hexham, £40 an hour. Our name is The Clock Loft.'],
    ['quotation marks', 'Make a site for "The Clock Loft", we repair clocks in Hexham.'],
    ['an apposition', 'I need a website for my clock repair workshop, The Clock Loft, in Hexham.'],
    ['an address', 'The clock loft repairs clocks in Hexham. Write to hello@theclockloft.example.'],
  ])('finds a name in %s', (_where, prompt) => {
    expect(readPrompt(prompt).document.identity.name.toLowerCase()).toBe('the clock loft');
  });

  it('shows what is said to the builder on no page, and keeps it as an open point', () => {
    const { document } = readPrompt(`${BAKERY} Sorry, copied from Word, my printer is on strike.`);
    expect(JSON.stringify(document.facts)).not.toContain('printer');
    expect(document.openPoints.map(({ text }) => text).join(' ')).toContain('printer');
  });

  it('makes items of words before prices', () => {
    const items = ofType(readPrompt(BAKERY).document.facts, 'item');
    expect(items.map(({ name, price }) => [name, price])).toEqual([
      ['Rye loaf', { amount: 4.8, currency: 'GBP' }],
      ['Buns', { amount: 2, currency: 'GBP' }],
    ]);
  });

  it('reads opening hours with closed days', () => {
    expect(ofType(readPrompt(BAKERY).document.facts, 'hours')).toMatchObject([
      { days: ['tu', 'we', 'th', 'fr', 'sa'], opens: '07:00', closes: '14:00' },
      { days: ['mo', 'su'], isClosed: true },
    ]);
  });

  it('reads addresses, phone numbers and people with roles', () => {
    const { facts } = readPrompt(BAKERY).document;
    expect(ofType(facts, 'place').map(({ address }) => address)).toContain('12 Mill Lane, Leeds LS1 4AB');
    expect(ofType(facts, 'contact')).toMatchObject([{ channel: 'phone', value: '0113 496 0123' }]);
    expect(ofType(facts, 'person')).toMatchObject([{ name: 'Mary Ray', role: 'Owner' }]);
  });

  it('publishes sentences of the customer word for word, and neither requests nor prohibitions', () => {
    const texts = JSON.stringify(readPrompt(BAKERY).document.facts);
    expect(texts).toContain('We bake in a wood-fired oven.');
    expect(texts).not.toContain('online shop');
    expect(texts).not.toContain('terracotta');
  });

  it('obeys a prohibition', () => {
    const { document } = readPrompt(BAKERY);
    expect(document.constraints).toMatchObject([{ kind: 'without-feature', value: 'shop' }]);
    expect(document.records).toEqual([]);
  });

  it('uses the colors that were asked for', () => {
    expect(readPrompt(BAKERY).document.theme.accent).toBe('#b8593a');
  });

  it('makes the fields of a form from a wish', () => {
    const { records } = readPrompt(
      'Mosaics by Lena Ott. I want a commission form asking size, place and budget.',
    ).document;
    const labels = records.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(labels).toEqual(expect.arrayContaining(['Size', 'Place', 'Budget']));
  });

  it.each([
    ['Bäckerei Korn in Ulm. Roggenbrot 4,20 €, Brezel 1,10 €.', 'de'],
    ['Boulangerie Du Lac à Annecy. Baguette 1,30 €, pain 4 €.', 'fr'],
    ['Panadería La Luz en Cádiz. Pan 1,20 €, tarta 14 €.', 'es'],
    ['Padaria Central em Braga. Pão 1,20 €, broa 3 €.', 'pt'],
    ['Forno Bassi a Lucca. Pane 4,80 € al chilo, focaccia 1,60 €.', 'it'],
    ['札幌市のパン屋「麦の家」。食パン 420円、あんパン 180円。', 'ja'],
  ])('reads %s as %s, with the items', (prompt, language) => {
    const { document } = readPrompt(prompt);
    expect(document.language).toBe(language);
    expect(document.identity.kind).toBe('bakery');
    expect(ofType(document.facts, 'item')).toHaveLength(2);
  });
});

/** Pieces of prompts, so that sentences of every kind meet in one text. */
const PIECES = [
  ...BAKERY.split('. '),
  'I want a gallery and a form (name, phone)',
  '- Dr. Ann Lee, vet',
  'Don\'t write "cheap"',
  'Tickets: adults €8, children €3',
  'on 4 May 2028, 7.30pm;',
  '「麦の家」、定休日は月曜',
  'Öffnungszeiten Mo–Fr 9–17 Uhr',
  'Thanks, Bob\n',
  '\n\nMENU\nSoup 4.50\nBread 2.00\n',
  '(((',
  '"',
];

const anyPrompt = oneof(
  array(constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(' ')),
  string({ unit: 'grapheme', maxLength: 200 }),
);

describe('every prompt', () => {
  it('stays within the limits of documents, however long it is', () => {
    const { document, ledger } = readPrompt(PIECES.join(' ').repeat(40).slice(0, 30_000));
    expect(validateDocument(document)).toEqual({ document });
    expect(ledgerFaults(ledger, document)).toEqual([]);
  });

  it.each(['A café. Ⓑ', '㏠', 'Bakery Alma™'])(
    'is valid with signs that are read as letters: %s',
    (prompt) => {
      const { document } = readPrompt(prompt);
      expect(validateDocument(document)).toEqual({ document });
    },
  );

  it('has an outcome for each of its clauses', () => {
    assert(
      property(anyPrompt, (prompt) => {
        expect(uncoveredClauses([prompt], readPrompt(prompt).ledger)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('has a valid document that shows every fact, and a ledger that is true', () => {
    assert(
      property(anyPrompt, (prompt) => {
        const { document, ledger } = readPrompt(prompt);
        expect(validateDocument(document)).toEqual({ document });
        expect(unplacedFacts(document)).toEqual([]);
        expect(ledgerFaults(ledger, document)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
