import type { Fact, Section } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const ofType = <T extends Fact['type']>(prompt: string, type: T): Extract<Fact, { type: T }>[] =>
  readPrompt(prompt).document.facts.filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type);

const sectionsOf = (prompt: string, component: string): Section[] =>
  readPrompt(prompt)
    .document.pages.flatMap(({ sections }) => sections)
    .filter((section) => section.component === component);

describe('a number that limits something', () => {
  const COURSES = `We teach weaving in Ludlow.
Rag rugs, Mondays 7pm to 9pm, £35 a session, max 6 people
Tapestry on Saturdays 2pm to 4pm, £18 per child, max 10`;

  it('is the places of a course, and no price', () => {
    expect(ofType(COURSES, 'item').map(({ name, places }) => [name, places])).toEqual([
      ['Rag rugs', 6],
      ['Tapestry', 10],
    ]);
  });

  it('of the times of courses are no opening hours', () => {
    expect(ofType(COURSES, 'hours')).toEqual([]);
  });
});

describe('the currency of a list', () => {
  it('is that in brackets', () => {
    const items = ofType('Chip van The Salty Dog. cod 9.50, mushy peas 1.50 (all in £).', 'item');
    expect(items.map(({ name, price }) => [name, price])).toEqual([
      ['Cod', { amount: 9.5, currency: 'GBP' }],
      ['Mushy peas', { amount: 1.5, currency: 'GBP' }],
    ]);
  });
});

describe('a number without a currency', () => {
  it.each([
    'Café Otter in Ulm. Zimmer 12 (Mo-Fr. offen), Saal 7.',
    'Gym in Ware. Room 12 (ask for Fr. Weber), floor 3.',
  ])('is no price, whatever abbreviation is in brackets: %s', (prompt) => {
    expect(ofType(prompt, 'item')).toEqual([]);
  });
});

describe('an introduction with commas', () => {
  const PROMPT = 'mobile dog groomer here, Muddy Paws, i come to you, Fife and Kinross. nail clip £12.';

  it('is a sentence and no list', () => {
    expect(ofType(PROMPT, 'list')).toEqual([]);
    expect(ofType(PROMPT, 'statement').map(({ text }) => text.toLowerCase())).toContainEqual(
      expect.stringContaining('i come to you'),
    );
  });
});

describe('a list without a title', () => {
  it('has the heading of dates only where it is one of days and times', () => {
    const timed = 'Ringers of St Mary in Ware. Practice Tuesdays 7:45 pm, Sunday ringing 9:15 am.';
    expect(sectionsOf(timed, 'list').map(({ label }) => label)).toEqual(['Dates']);
    const plain = 'Otter Joinery in Hexham, a workshop. We make: Stairs, doors, window frames.';
    expect(sectionsOf(plain, 'list').map(({ label }) => label)).not.toContain('Dates');
  });
});

describe('a day', () => {
  it('with the day before it is a range', () => {
    const [date] = ofType('Little Marlow Fair. The fair is on 29 and 30 August 2026.', 'date');
    expect(date).toMatchObject({ start: '2026-08-29', end: '2026-08-30' });
  });

  it('or another one is no range', () => {
    const [date] = ofType('Little Marlow Fair. The fair is on 29 or 30 August 2026.', 'date');
    expect(date?.end).toBeUndefined();
  });

  it('in a part of its own is not repeated in the title', () => {
    const dates = ofType(
      'Choir of Ware. Next concerts:\n- Summer Sing, 11 July 2026, Exchange Theatre\n- Carols, 12 December 2026, St Mary',
      'date',
    );
    expect(dates.map(({ title, start }) => [title, start])).toEqual([
      ['Summer Sing, Exchange Theatre', '2026-07-11'],
      ['Carols, St Mary', '2026-12-12'],
    ]);
  });
});

describe('a title of what follows in lines of its own', () => {
  it('is not published', () => {
    const prompt =
      'Weaving studio in Ludlow. There are two of them:\n\nRag rugs, Mondays 7pm to 9pm, £35\nTapestry, Fridays 7pm to 9pm, £30';
    expect(ofType(prompt, 'statement').map(({ text }) => text)).not.toContain('There are two of them');
  });
});

describe('people', () => {
  it('are said to be in a role', () => {
    const people = ofType(
      'Choir of Ware. Our musical director is Helen Platt and our accompanist is Joe Demir. Welfare officer is Ann Marsh, 01632 960629.',
      'person',
    );
    expect(people.map(({ name, role }) => [name, role])).toEqual([
      ['Helen Platt', 'Musical director'],
      ['Joe Demir', 'Accompanist'],
      ['Ann Marsh', 'Welfare officer'],
    ]);
  });

  it('are not what an owner runs or a coach teaches', () => {
    const prompt = 'Club Otter in Ware. Our coach teaches Brazilian Dance. The owner runs Blue Barn.';
    expect(ofType(prompt, 'person')).toEqual([]);
  });

  it('of a list have the roles in brackets', () => {
    const people = ofType('Verein Otter. Vorstand: Heike Lohmann, Detlef Brück (Kassenwart).', 'person');
    expect(people.map(({ name, role }) => [name, role])).toContainEqual(['Detlef Brück', 'Kassenwart']);
  });

  it('are not rooms with a remark in brackets', () => {
    expect(
      ofType('Agriturismo Le Querce. Camere: Quercia (matrimoniale), Corbezzolo (tripla).', 'person'),
    ).toEqual([]);
  });
});

describe('what is not to be built', () => {
  it('is obeyed after what is said to visitors, and not published', () => {
    const { document } = readPrompt(
      'Barbers in Barnsley called Fade & Son. No appointments just walk in so dont put a booking form on.',
    );
    expect(JSON.stringify(document.facts)).not.toContain('booking form');
    expect(document.constraints).toContainEqual(
      expect.objectContaining({ kind: 'without-feature', value: 'booking' }),
    );
  });
});

describe('hours', () => {
  it('of a day with an end alone begin as those before', () => {
    const hours = ofType('Schreinerei Otter in Ulm. Mo–Do 7.30–17 Uhr, Fr bis 12.30 Uhr.', 'hours');
    expect(hours).toMatchObject([
      { days: ['mo', 'tu', 'we', 'th'], opens: '07:30', closes: '17:00' },
      { days: ['fr'], opens: '07:30', closes: '12:30' },
    ]);
  });
});

describe('hours of a plural', () => {
  it.each([
    'Lavandaria Minhota em Braga. Abertos de segunda a sexta das 8h30 às 19h e aos sábados até às 13h.',
    'Lavandería Limpia en Sevilla. Estamos abiertos de lunes a viernes de 8:30 a 19 y los sábados hasta las 13.',
    'Boutiques Nettes à Lyon. Ouvertes du lundi au vendredi de 8h30 à 19h et le samedi jusqu’à 13h.',
    'Lavanderie Pulite a Siena. Aperte dal lunedì al venerdì dalle 8.30 alle 19 e il sabato fino alle 13.',
  ])('are opening hours: %s', (prompt) => {
    expect(ofType(prompt, 'hours')).toMatchObject([
      { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '08:30', closes: '19:00' },
      { days: ['sa'], opens: '08:30', closes: '13:00' },
    ]);
  });
});

describe('an amount from which something is free', () => {
  it.each([
    'Laundry Suds in Leeds. Shirts £3, suits £11. From £25 delivery is free.',
    'Laundry Suds in Leeds. Shirts £3, suits £11. We collect on Tuesdays; from £25 delivery is free.',
    'Lavandería Limpia en Sevilla. Camisas 3 €, trajes 11 €. A partir de 25 € la entrega es gratis.',
    'Lavandaria Minhota em Braga. Camisas 3 €, fatos 11 €. Entregamos às terças; a partir de 25 € a entrega é gratuita.',
  ])('is not an item: %s', (prompt) => {
    expect(ofType(prompt, 'item')).toHaveLength(2);
    expect(JSON.stringify(ofType(prompt, 'policy'))).toContain('25');
  });

  it.each([
    'Institut Zoé à Lyon. Coupe : à partir de 25 €.',
    'Peluquería Zoe en Sevilla. Corte: a partir de 25 €.',
    'Cabeleireira Zoe em Braga. Corte: a partir de 25 €.',
  ])('is not the name of what costs at least as much: %s', (prompt) => {
    const [item] = ofType(prompt, 'item');
    expect(item?.name).toMatch(/^Co/);
    expect(item?.price).toMatchObject({ amount: 25, isMinimum: true });
  });

  it('leaves the least price of an item', () => {
    const items = ofType('Salon Zoe in Leeds. Cuts: from £25. Perm (from £60). Free tea.', 'item');
    expect(items.map(({ name, price }) => [name, price])).toMatchObject([
      ['Cuts', { amount: 25, isMinimum: true }],
      ['Perm', { amount: 60, isMinimum: true }],
    ]);
  });
});

describe('half a sentence before a request', () => {
  it.each([
    ['Wer einen Garten sucht, soll sich auf die Warteliste eintragen können.', 'Verein Linde in Jena.'],
    ['Wenn jemand mitsingen will, soll er ein Formular ausfüllen können.', 'Chor Linde in Jena.'],
    [
      'If someone wants to sing, they should be able to fill in a form with name and voice.',
      'Choir Linden in Leeds.',
    ],
    ['Ceux qui veulent chanter, doivent pouvoir remplir un formulaire.', 'Chorale Linde à Lyon.'],
    ['Quem quiser cantar, deve poder preencher um formulário.', 'Coro Linde em Braga.'],
  ])('is not published, nor asked about: %s', (sentence, name) => {
    const { document } = readPrompt(`${name} ${sentence}`);
    const [half = ''] = sentence.split(',');
    expect(JSON.stringify([document.facts, document.identity, document.openPoints])).not.toContain(half);
    expect(document.records).toHaveLength(1);
  });

  it('is published with what visitors must do', () => {
    const prompt = 'Verein Linde in Jena. Wer Mitglied ist, zahlt 20 € im Jahr. Kinder zahlen 5 €.';
    expect(JSON.stringify(ofType(prompt, 'statement'))).toContain('Wer Mitglied ist, zahlt 20 € im Jahr.');
    expect(ofType(prompt, 'item').map(({ name }) => name)).toEqual(['Kinder']);
    expect(ofType(prompt, 'place').map(({ area }) => area)).toEqual(['Jena']);
  });
});

describe('an address', () => {
  it.each([
    ['Sprechstunde ist im Vereinshaus, Am Sonnenhang 5, 07745 Jena.', 'Am Sonnenhang 5, 07745 Jena'],
    ['Am Markt 5, 07743 Jena. Mo-Fr 8-18 Uhr.', 'Am Markt 5, 07743 Jena'],
    ['Adresse: Im Winkel 3, 07745 Jena.', 'Im Winkel 3, 07745 Jena'],
    ['Ihr findet uns in der Lindenstraße 5, 07745 Jena.', 'Lindenstraße 5, 07745 Jena'],
    ['In der Lindenstraße 5, 07745 Jena, sind wir für euch da.', 'Lindenstraße 5, 07745 Jena'],
    ['Wir sind am Lindenweg 5, 07745 Jena.', 'Lindenweg 5, 07745 Jena'],
  ])('keeps the preposition that belongs to its name: %s', (sentence, address) => {
    expect(ofType(`Website für den Verein Linde in Jena. ${sentence}`, 'place')).toContainEqual(
      expect.objectContaining({ address }),
    );
  });
});

describe('the name of an item', () => {
  it('keeps the article of a title', () => {
    const items = ofType(
      'Book shop Otter. Start with these: The Peregrine £11.50, A Field Guide £14.',
      'item',
    );
    expect(items.map(({ name }) => name)).toEqual(['The Peregrine', 'A Field Guide']);
  });
});
