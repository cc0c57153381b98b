import { validateDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const documentOf = (prompt: string) => {
  const { document } = readPrompt(prompt);
  expect(validateDocument(document)).toHaveProperty('document');
  return document;
};
const itemsOf = (prompt: string) =>
  documentOf(prompt).facts.flatMap((fact) =>
    fact.type === 'item'
      ? [[fact.name, fact.times?.map(({ days, starts }) => [...days, starts].join(' '))]]
      : [],
  );

const POTTERY = `Pottery studio Kiln & Co in Bristol. Beginner pottery on Tuesdays 6 pm, £25; wheel throwing Saturdays 10 am, £40;
 at most 8 people a class. People should be able to book online.`;

describe('items with weekly times', () => {
  it.each([
    [
      POTTERY,
      [
        ['Beginner pottery', ['tu 18:00']],
        ['Wheel throwing', ['sa 10:00']],
      ],
    ],
    [
      'Yoga studio Lotus. Hatha (Mondays 18:30) £12. Flow, Wednesdays at 7 am, £14.',
      [
        ['Hatha', ['mo 18:30']],
        ['Flow', ['we 07:00']],
      ],
    ],
    [
      'Töpferei Ton. Drehkurs jeden Samstag um 10 Uhr, 48 €; Malkurs dienstags um 18 Uhr, 35 €.',
      [
        ['Drehkurs', ['sa 10:00']],
        ['Malkurs', ['tu 18:00']],
      ],
    ],
    [
      'Scuola Onda. Surf il sabato alle 10, 40 €; vela la domenica alle 11:30, 50 €.',
      [
        ['Surf', ['sa 10:00']],
        ['Vela', ['su 11:30']],
      ],
    ],
  ])('%s', (prompt, items) => {
    expect(itemsOf(prompt)).toEqual(items);
  });

  it('keep a day that is part of a name', () => {
    expect(itemsOf('Restaurant The Oak. Sunday roast £18, fish pie £14.')).toEqual([
      ['Sunday roast', undefined],
      ['Fish pie', undefined],
    ]);
  });
});

describe('the booking form of courses', () => {
  it('offers the courses with their times, for as many people as was said', () => {
    const { records, facts, pages } = documentOf(POTTERY);
    const [booking] = records;
    const items = facts.flatMap((fact) => (fact.type === 'item' ? [fact.id] : []));
    expect(booking?.fields[0]).toMatchObject({ type: 'choice', isRequired: true });
    expect(booking?.fields[0]?.options?.map(({ fact }) => fact)).toEqual(items);
    expect(booking?.slots).toMatchObject({ timesOf: booking?.fields[0]?.id });
    expect(booking?.capacity).toEqual({ counts: 'people', field: 'people', perSlot: 8 });
    const form = pages[0]?.sections.find(({ record }) => record === 'booking');
    const limit = facts.find((fact) => fact.type === 'policy' && fact.text.includes('8 people'));
    expect(form?.facts).toEqual([limit?.id]);
  });

  it('has no limit where none was stated', () => {
    const [booking] = documentOf(POTTERY.replace('at most 8 people a class.', '.')).records;
    expect(booking?.slots).toBeDefined();
    expect(booking?.capacity).toBeUndefined();
  });

  it('gives courses their own places where these differ', () => {
    const { facts, records } = documentOf(
      'Climbing wall Gritline. Kids climbing £9 on Saturdays at 9:30 am (12 places), adult intro £25 on Wednesdays at 7 pm (6 places). Let people book the sessions.',
    );
    expect(facts.flatMap((fact) => (fact.type === 'item' ? [fact.places] : []))).toEqual([12, 6]);
    expect(records[0]?.capacity).toEqual({ counts: 'people', field: 'people' });
  });

  it('stays a form for a day and a time where nothing has weekly times', () => {
    const [booking] = documentOf('Hairdresser Snip in Leeds. Cuts £18. People can book online.').records;
    expect(booking?.fields.map(({ id }) => id)).toContain('date');
    expect(booking?.slots).toBeUndefined();
  });
});

it('names pictures that were asked for as an open point, and has no empty gallery', () => {
  const { pages, openPoints } = documentOf(
    'Barber Fenwick in Durham. Cuts £18. I want a photo gallery of haircuts.',
  );
  expect(pages.flatMap(({ sections }) => sections.map(({ component }) => component))).not.toContain(
    'gallery',
  );
  expect(openPoints).toContainEqual(
    expect.objectContaining({ reason: 'send pictures: the gallery appears with the first one' }),
  );
});

describe('a limit between a course and its price', () => {
  it.each([
    [
      'Website for Clay Corner in Ludlow. Beginners class every Wednesday at 6.30pm, max 8, £25.',
      ['Beginners class', 'Max 8'],
    ],
    ['Website for Oar in Ludlow. Kayak tour, up to 6 people, £40.', ['Kayak tour', 'Up to 6 people']],
    ['Website for Oar in Ludlow. Yoga, Mondays 7pm, 12 places each, £12.', ['Yoga', '12 places each']],
  ])('describes the course, and is not its name: %s', (prompt, expected) => {
    const items = documentOf(prompt).facts.flatMap((fact) =>
      fact.type === 'item' ? [[fact.name, fact.description]] : [],
    );
    expect(items).toEqual([expected]);
  });

  it('can say for which groups it is', () => {
    const prompt =
      'Website for Clay Corner in Ludlow. Evening, Wednesdays 6pm, £24, groups of up to 4. Morning, Fridays 9am, £20, max 6.';
    const places = documentOf(prompt).facts.flatMap((fact) => (fact.type === 'item' ? [fact.places] : []));
    expect(places).toEqual([4, 6]);
  });

  it('is the places of each of several courses', () => {
    const prompt =
      'Website for Clay Corner in Ludlow. Beginners every Wednesday at 6.30pm, max 8, £25. Masters on Fridays at 7pm, max 4, £30.';
    const places = documentOf(prompt).facts.flatMap((fact) => (fact.type === 'item' ? [fact.places] : []));
    expect(places).toEqual([8, 4]);
  });
});

describe('what is between a name and its price', () => {
  it.each([
    [
      'Site for Oar in Ludlow. Open Studio: Thursday, 4 PM to 8 PM, £15.',
      { name: 'Open Studio', times: [{ days: ['th'], starts: '16:00', ends: '20:00' }] },
    ],
    [
      'Site for Oar in Ludlow. Yoga course, Mondays 6pm, six weeks, max 8, £90.',
      { name: 'Yoga course', description: 'Six weeks, max 8' },
    ],
    [
      'Site for Oar in Ludlow. Wheel Basics is 12 places, Tuesdays 6:30pm, £240.',
      { name: 'Wheel Basics', description: '12 places' },
    ],
  ])('is its time, duration and limit, and no name: %s', (prompt, item) => {
    expect(documentOf(prompt).facts.filter(({ type }) => type === 'item')).toEqual([
      expect.objectContaining(item),
    ]);
  });
});

describe('names with a word of grammar in them', () => {
  it('are names', () => {
    expect(
      itemsOf('Website for Elm Vets in Hexham. Check-up £25, drop-in £12, make-up £30.').map(
        ([name]) => name,
      ),
    ).toEqual(['Check-up', 'Drop-in', 'Make-up']);
  });
});

describe('the form for courses with places', () => {
  const COURSES =
    'Website for Clay Corner in Ludlow. Beginners every Wednesday at 6.30pm, max 8, £25. Masters on Fridays at 7pm, max 4, £30.';
  const recordOf = (prompt: string) => documentOf(prompt).records[0];

  it.each([
    ['People book a place with their name and age.', 'people'],
    ['People book a place with their name and the number of participants.', 'number_of_participants'],
  ])('counts the people, and not another number: %s', (form, field) => {
    const record = recordOf(`${COURSES} ${form}`);
    expect(record?.capacity).toEqual({ counts: 'people', field });
    expect(record?.fields.map(({ id }) => id)).toContain(field);
  });
});
