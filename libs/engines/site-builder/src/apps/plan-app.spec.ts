import { describe, expect, it } from 'vitest';
import type { CollectionSpec } from '../model/data-schema.js';
import { APP_KINDS, BUSINESS_KINDS, LANGUAGES } from '../model/vocabulary.js';
import { appBrief, item } from './fixtures/app-site.js';
import { planApp } from './plan-app.js';
import { FORM_KINDS, planForm } from './plan-form.js';

const NAME = /^[a-z][a-z0-9_]{0,39}$/;
const COLLECTION = /^[a-z][a-z0-9_-]{0,39}$/;

function expectSound(collection: CollectionSpec): void {
  const names = collection.fields.map(({ name }) => name);
  expect(collection.name).toMatch(COLLECTION);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, label, options, type } of collection.fields) {
    expect(name).toMatch(NAME);
    expect(label).not.toBe('');
    expect(['choice', 'choices', 'items'].includes(type)).toBe(options !== undefined && options.length > 0);
  }
  for (const shown of collection.publicFields ?? []) {
    const field = collection.fields.find(({ name }) => name === shown);
    expect(['email', 'phone']).not.toContain(field?.type);
  }
  const counted = [collection.uniqueField, collection.sumField].filter((name) => name !== undefined);
  expect(names).toEqual(expect.arrayContaining(counted));
}

const fieldNames = (collection: CollectionSpec | undefined) => collection?.fields.map(({ name }) => name);

describe('planApp', () => {
  it.each(LANGUAGES.flatMap((language) => APP_KINDS.map((app) => [app, language] as const)))(
    'gives %s in %s a page with the app and collections that hold together',
    (app, language) => {
      const brief = appBrief(app, { language });
      const { page, collections } = planApp(brief, app);
      const ids = page.sections.map(({ id }) => id);
      expect(page.sections[0]).toMatchObject({ type: 'hero', size: 'small' });
      expect(page.sections.find(({ type }) => type === 'app')).toMatchObject({
        app,
        collection: collections[0]!.name,
      });
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(collections[0]!.name);
      expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/);
      collections.forEach(expectSound);
    },
  );

  it.each(BUSINESS_KINDS)('plans bookings for %s though nothing is told', (kind) => {
    const { collections } = planApp(appBrief('booking', { kind, items: [] }), 'booking');
    expect(collections).toHaveLength(1);
    expect(collections[0]).toMatchObject({ uniqueField: 'slot', access: 'submit' });
    expect(collections[0]!.slots!.hours.length).toBeGreaterThan(0);
    expectSound(collections[0]!);
  });
});

describe('a booking', () => {
  it('has one calendar for the services of one trade, in steps of the longest', () => {
    const { collections } = planApp(appBrief('booking'), 'booking');
    expect(collections).toHaveLength(1);
    expect(collections[0]).toMatchObject({ capacity: 1, slots: { stepMinutes: 60 } });
  });

  it('takes opening hours as told, else a working week', () => {
    const hours = [
      { days: ['sa' as const], opens: '10:00', closes: '14:00' },
      { days: ['su' as const], opens: null, closes: null },
    ];
    expect(planApp(appBrief('booking', { hours }), 'booking').collections[0]!.slots!.hours).toEqual([
      { days: ['sa'], opens: '10:00', closes: '14:00' },
    ]);
    expect(planApp(appBrief('booking'), 'booking').collections[0]!.slots!.hours).toEqual([
      { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '09:00', closes: '17:00' },
    ]);
  });

  it('has a calendar for each room, by the night', () => {
    const brief = appBrief('booking', { kind: 'lodging', items: [item('Loft', 90), item('Attic', 70)] });
    const { collections } = planApp(brief, 'booking');
    expect(collections.map(({ name }) => name)).toEqual(['bookings', 'bookings-2']);
    expect(collections.map(({ fields }) => fields[0]!.options)).toEqual([
      [{ value: 'Loft', label: 'Loft' }],
      [{ value: 'Attic', label: 'Attic' }],
    ]);
    expect(fieldNames(collections[0])).toContain('nights');
  });

  it('asks a restaurant for the number of people and not for dishes', () => {
    const brief = appBrief('booking', { kind: 'restaurant', items: [item('Ramen', 12), item('Gyoza', 6)] });
    const names = fieldNames(planApp(brief, 'booking').collections[0]);
    expect(names).toContain('guests');
    expect(names).not.toContain('service');
  });

  it('lets as many into a class as there are places', () => {
    const occasion = { startsAt: null, dateText: null, capacity: 8 };
    const brief = appBrief('booking', { kind: 'fitness', occasion });
    expect(planApp(brief, 'booking').collections[0]!.capacity).toBe(8);
  });
});

describe('a shop', () => {
  const optionsOf = (brief: Parameters<typeof planApp>[0]) =>
    planApp(brief, 'shop').collections[0]!.fields.find(({ type }) => type === 'items')?.options;

  it('gives the owner prices that are fixed and in one currency', () => {
    expect(optionsOf(appBrief('shop'))).toEqual([
      { value: 'Loaf', label: 'Loaf', price: 6.5 },
      { value: 'Rye', label: 'Rye', price: 5.2 },
    ]);
  });

  it('leaves out prices that only say where they begin', () => {
    const cake = { ...item('Cake'), price: { amount: 180, currency: 'EUR', text: 'from €180' } };
    expect(optionsOf(appBrief('shop', { items: [cake] }))).toEqual([{ value: 'Cake', label: 'Cake' }]);
  });

  it('asks what is wanted where the prompt named nothing', () => {
    const { fields } = planApp(appBrief('shop', { items: [] }), 'shop').collections[0]!;
    expect(fields[0]).toMatchObject({ name: 'wishes', type: 'long_text', isRequired: true });
  });
});

describe('fields asked for', () => {
  const listing = (fields: string[]) =>
    planApp(appBrief('directory', { fields }), 'directory').collections[0]!;

  it('become those of a directory, contact details unseen', () => {
    const { fields, publicFields } = listing(['club name', 'website', 'e-mail', 'phone number']);
    expect(fields.map(({ name, type }) => [name, type])).toEqual([
      ['club_name', 'text'],
      ['website', 'url'],
      ['e_mail', 'email'],
      ['phone_number', 'phone'],
    ]);
    expect(publicFields).toEqual(['club_name', 'website']);
  });

  it('keep valid names in Japanese, and apart when labels are alike', () => {
    const names = fieldNames(listing(['店名', '店名', 'Été', 'ete']));
    expect(names).toEqual(['field_1', 'field_2', 'ete', 'ete_4', 'contact_email']);
  });

  it('are columns of a board, or fields of its cards', () => {
    const { fields } = planApp(
      appBrief('board', { fields: ['Backlog', 'In review', 'Shipped', 'due date'] }),
      'board',
    ).collections[0]!;
    expect(fields.find(({ name }) => name === 'column')?.options?.map(({ label }) => label)).toEqual([
      'Backlog',
      'In review',
      'Shipped',
    ]);
    expect(fields.map(({ name, type }) => [name, type])).toContainEqual(['due_date', 'date']);
  });
});

describe('a tracker', () => {
  it.each([
    ['expense tracker', ['date', 'what', 'amount']],
    ['Gewichtstagebuch', ['date', 'what', 'amount']],
    ['seguimiento de hábitos', ['date', 'what']],
    ['読書記録', ['date', 'what', 'amount']],
    ['mood diary', ['date', 'amount', 'what']],
  ])('keeps for a %s: %j', (trade, names) => {
    const [collection] = planApp(appBrief('tracker', { trade }), 'tracker').collections;
    expect(collection).toMatchObject({ access: 'private' });
    expect(fieldNames(collection)).toEqual(names);
  });
});

describe('an event', () => {
  it('says when and where, and counts guests', () => {
    const { page, collections } = planApp(appBrief('event', { place: 'Riverside barn' }), 'event');
    const section = page.sections.find(({ type }) => type === 'app');
    expect(section).toMatchObject({
      text: expect.stringMatching(/June 21, 2031.*6:30.*Riverside barn/) as string,
    });
    expect(collections[0]).toMatchObject({ totalCapacity: 4, sumField: 'guests' });
  });

  it('keeps a date as written where it was not understood', () => {
    const occasion = { startsAt: null, dateText: 'next spring', capacity: null };
    const { page, collections } = planApp(appBrief('event', { occasion }), 'event');
    expect(page.sections.find(({ type }) => type === 'app')).toMatchObject({ text: 'next spring' });
    expect(collections[0]).not.toHaveProperty('totalCapacity');
  });
});

describe('planForm', () => {
  it.each(LANGUAGES.flatMap((language) => FORM_KINDS.map((kind) => [kind, language] as const)))(
    'plans %s in %s',
    (kind, language) => {
      const { section, collection } = planForm(kind, appBrief('shop', { language }));
      expect(section.collection).toBe(collection.name);
      expect(section.id).not.toBe(collection.name);
      expect(JSON.stringify(section)).not.toMatch(/\{\w+\}/);
      expectSound(collection);
    },
  );

  it('has a collection of its own for each kind', () => {
    const names = FORM_KINDS.map((kind) => planForm(kind, appBrief('shop')).collection.name);
    expect(new Set(names).size).toBe(FORM_KINDS.length);
  });
});
