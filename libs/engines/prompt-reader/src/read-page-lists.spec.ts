import { describe, expect, it } from 'vitest';
import { type SiteDocument, uncoveredClauses, validateDocument } from '@capstan/site-document';
import { sendMessage, wordsOf } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const FACTS =
  'Lessons are £30 for 45 minutes. Call 01225 555123. Joy Bell has taught the piano for 20 years.';

/** The pages with the sections on each. */
const pagesOf = (prompt: string): Record<string, string[]> =>
  Object.fromEntries(
    readPrompt(prompt).document.pages.map(({ title, sections }) => [
      title,
      sections.map(({ component }) => component),
    ]),
  );

const openOf = (prompt: string): string[] =>
  readPrompt(prompt).document.openPoints.map(({ text, reason }) => `${text}: ${reason}`);

describe('a list of pages', () => {
  it.each([
    ['Make a website for Joy Piano in Bath. Pages: Home, Prices, Contact.'],
    ['A 3-page website (Home, Prices, Contact) for Joy Piano in Bath.'],
    ['Website for Joy Piano in Bath with Home, Prices and Contact pages.'],
    ["Website for Joy Piano in Bath. I'd like three pages: home, prices, and contact."],
    ['Website for Joy Piano in Bath. It needs separate pages called Home, Prices and Contact.'],
    ['Website for Joy Piano in Bath.\nPages:\n- Home\n- Prices\n- Contact\n'],
    ['Website for Joy Piano in Bath.\n\nPages:\nHome\nPrices\nContact\n\n'],
    ['Website for Joy Piano in Bath. I want a page for prices and one for contact.'],
    ['Website for Joy Piano in Bath. There should be a separate page for prices and for contact.'],
  ])('is the pages of the site: %s', (order) => {
    expect(pagesOf(`${order} ${FACTS}`)).toEqual({
      Home: ['hero', expect.any(String)],
      Prices: ['pricing'],
      Contact: ['contact'],
    });
  });

  it.each([
    [
      'de',
      'Website für die Imkerei Hohl in Lindau. Menüpunkte: Start, Über uns, Preise, Kontakt. Wir imkern seit 1990 am See. Honig 7 €, Kerze 4 €. Telefon 0170 555210.',
      ['Start', 'Über uns', 'Preise', 'Kontakt'],
    ],
    [
      'pt',
      'Um site para a Marés, passeios de barco em Olhão.\n\nPáginas:\nInício\nOs barcos\nPreços\nContactos\n\nTemos dois barcos de madeira. Passeio 30 €, aves 38 €. Telefone 290 555 014.',
      ['Início', 'Os barcos', 'Preços', 'Contactos'],
    ],
    [
      'fr',
      'Un site pour le salon Iris à Tours avec les pages suivantes : Accueil, Nos soins, Contact. Massage 60 €, soin du visage 45 €. Téléphone 02 47 55 52 10.',
      ['Accueil', 'Nos soins', 'Contact'],
    ],
    [
      'es',
      'Una web para el bar Sol en Cádiz. Páginas: Inicio, Carta, Contacto. Tostada 3 €, zumo 2,80 €. Teléfono 956 555 210.',
      ['Inicio', 'Carta', 'Contacto'],
    ],
  ])('is read in other languages: %s', (_, prompt, titles) => {
    expect(Object.keys(pagesOf(prompt))).toEqual(titles);
  });

  it('gives a page with a title of the trade what is offered', () => {
    const prompt = `Website for Hollow Bees in Clun. Pages: Home, Our Bees, Contact. Heather honey £7, lime honey £6.50. Write to hive@hollow.example.`;
    expect(pagesOf(prompt)['Our Bees']).toEqual([expect.any(String)]);
  });

  it('has an open point for a page without content', () => {
    const prompt = `Website for Joy Piano in Bath. Pages: Home, Prices, Team, Gallery, Contact. ${FACTS}`;
    expect(Object.keys(pagesOf(prompt))).toEqual(['Home', 'Prices', 'Contact']);
    expect(openOf(prompt)).toEqual([
      expect.stringMatching(/^Team: .*no content/u),
      expect.stringMatching(/^Gallery: send pictures/u),
    ]);
  });

  it('gives each page the sentences and courses that have its word, and its title', () => {
    const prompt = `Website for Pell Dinghy School in Ludlow. Pages: Home, Lessons, Boats, Prices, Contact. Lessons: Taster, Saturdays 10am, max 8, £28. Sailing, Sundays 1pm, 6 places, £55. Boats: five Toppers and two Wayfarers. Hire is £15 for an hour and £40 for a day. People can book a place. Call 01584 555210.`;
    const { pages, records } = readPrompt(prompt).document;
    expect(pagesOf(prompt)).toMatchObject({
      Lessons: [expect.any(String), 'booking'],
      Boats: ['prose'],
      Prices: [expect.any(String)],
    });
    expect(pages.slice(1).map(({ title, sections }) => sections[0]?.label === title)).not.toContain(false);
    expect(records[0]?.slots).toMatchObject({ timesOf: 'course' });
  });

  it('gives every page a path of its own', () => {
    const prompt =
      'Website for Pell in Ludlow. Pages: Home, Index, Prices, Prices!, Цены, Contact. Index cards £3, Цены £2, pens £1. Call 01584 555210.';
    const { document } = readPrompt(prompt);
    expect(validateDocument(document)).toHaveProperty('document');
    const shown = new Set(document.pages.flatMap(({ sections }) => sections.flatMap(({ facts }) => facts)));
    expect(document.facts.filter(({ id }) => !shown.has(id))).toEqual([]);
  });

  it('gives no page what another one is for', () => {
    const prompt =
      'Website for Hollow Farm in Clun. Pages: Home, Our animals, Prices, Contact. Eggs £3, milk £2. Call 01588 555210.';
    expect(Object.keys(pagesOf(prompt))).toEqual(['Home', 'Prices', 'Contact']);
  });

  it('says how to visit on a home page that has nothing else', () => {
    const prompt =
      'Website for Elm Vets in Hexham. Pages: Home, Prices, Contact. Vaccination £40, check-up £25. Call 01434 555210.';
    expect(pagesOf(prompt)).toMatchObject({ Home: ['hero', 'contact'], Contact: ['contact'] });
  });

  it('adds the form that a page is for', () => {
    const prompt = `Website for Joy Piano in Bath. Pages: Home, Prices, Bookings, Contact. ${FACTS}`;
    expect(pagesOf(prompt)['Bookings']).toEqual(['booking']);
  });

  it('is in the ledger, is valid, and names no people', () => {
    const prompt = `Website for Joy Piano in Bath. Pages: Home, Prices, Team, Contact. ${FACTS}`;
    const { document, ledger } = readPrompt(prompt);
    expect(validateDocument(document)).not.toHaveProperty('faults');
    expect(uncoveredClauses([prompt], ledger)).toEqual([]);
    expect(document.facts.filter(({ type }) => type === 'person')).toEqual([]);
  });

  it.each([
    'Website for Inkling, printers in Bath. We printed 40 pages for our readers, and the team likes it.',
    'Website for Inkling, printers in Bath. Our pages: thick, bright and bound by hand.',
  ])('is not every sentence about pages: %s', (prompt) => {
    expect(Object.keys(pagesOf(prompt))).toEqual(['Home']);
  });
});

describe('a message about a listed page', () => {
  const SITE = `Website for Loon Cabins in Ludlow. Pages: Home, Cabins, Walks, Contact. Heron £165 a night, Otter £120 a night. Walks on the hill begin at our door. Agates lie on the beach. Call 01584 555210.`;
  const pathsOf = ({ pages }: SiteDocument): string[] => pages.map(({ path }) => path);

  it('takes it away with what only it shows', () => {
    const { before, after } = sendMessage(SITE, "Please delete the Walks page, I can't keep it up to date.");
    expect(pathsOf(before)).toEqual(['/', '/cabins', '/walks', '/contact']);
    expect(pathsOf(after)).toEqual(['/', '/cabins', '/contact']);
    expect(wordsOf(after)).not.toContain('Walks on the hill');
    expect(wordsOf(after)).toContain('01584 555210');
  });

  it('gives it another title', () => {
    const { after } = sendMessage(SITE, 'Rename the Walks page to "Outdoors"');
    const page = after.pages.find(({ path }) => path === '/walks');
    expect([page?.title, page?.sections[0]?.label]).toEqual(['Outdoors', 'Outdoors']);
  });

  it('puts what is new on the page of its kind', () => {
    const { after } = sendMessage(SITE, 'Add a cabin: Plover £140 a night');
    const shown = after.pages.find(({ path }) => path === '/cabins')?.sections.flatMap(({ facts }) => facts);
    const [plover] = after.facts.filter((fact) => fact.type === 'item' && fact.name.includes('Plover'));
    expect(shown).toContain(plover?.id);
  });

  it('takes a button away that led to it', () => {
    const prompt = `Create a website for Loon Cabins in Ludlow with Home, Cabins and Contact pages. Hero with headline "Sleep by the lake" and two buttons: "Ask us" and "See the cabins". Pricing: Heron (£165), Otter (£120). Call 01584 555210.`;
    const { before, after } = sendMessage(prompt, 'Please delete the Cabins page.');
    expect(before.pages[0]?.sections[0]?.secondAction?.target).toBe('offer');
    expect(after.pages[0]?.sections[0]).not.toHaveProperty('secondAction');
    expect(validateDocument(after)).toHaveProperty('document');
  });
});
