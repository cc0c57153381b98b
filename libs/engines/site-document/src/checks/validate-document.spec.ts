import { describe, expect, it } from 'vitest';
import { BAKERY } from '../fixtures/bakery.js';
import { COMPONENTS } from '../model/components.js';
import { FACT_TYPES } from '../model/facts.js';
import { validateDocument } from './validate-document.js';

type Editable = Record<string, never> & { [key: string]: Editable };

/** The faults of the bakery after an edit. */
function faultsAfter(edit: (document: Editable) => void) {
  const document = structuredClone(BAKERY) as unknown as Editable;
  edit(document);
  const checked = validateDocument(document);
  return 'faults' in checked ? checked.faults : [];
}
const push = (target: unknown, value: object) => (target as object[]).push(value);
const set = (target: Editable | undefined, value: object) => Object.assign(target ?? {}, value);

describe('validateDocument', () => {
  it('returns a valid document unchanged', () => {
    expect(validateDocument(BAKERY)).toEqual({ document: BAKERY });
  });

  it('reports a missing and an unknown property with their paths', () => {
    const faults = faultsAfter((document) => {
      set(document['theme'], { id: undefined, colour: 'red' });
      Reflect.deleteProperty(document['theme'] ?? {}, 'id');
    });
    expect(faults).toEqual([
      { path: '/theme/id', message: expect.stringContaining('must be one of hearth') },
      { path: '/theme/colour', message: 'is not a known property' },
    ]);
  });

  it('reports a fact by the rules of its own type', () => {
    const faults = faultsAfter((document) => set(document['facts']?.[3], { channel: 'fax' }));
    expect(faults).toEqual([
      { path: '/facts/3/channel', message: 'must be one of phone, email, url, social' },
    ]);
  });

  it.each([
    ['language', 'x', '/language'],
    ['timeZone', 'Mars/Olympus', '/timeZone'],
    ['currency', 'euro', '/currency'],
    ['version', 2, '/version'],
  ])('rejects an invalid %s', (name, value, path) => {
    expect(faultsAfter((document) => set(document, { [name]: value })).map((fault) => fault.path)).toEqual([
      path,
    ]);
  });

  it('requires opening and closing times, unless the days are closed', () => {
    const without = { opens: undefined };
    expect(faultsAfter((document) => set(document['facts']?.[2], without))).toEqual([
      { path: '/facts/2', message: 'needs opens and closes, or isClosed' },
    ]);
    expect(faultsAfter((document) => set(document['facts']?.[2], { ...without, isClosed: true }))).toEqual(
      [],
    );
  });

  it('rejects a date that the calendar does not have', () => {
    const date = { id: 'fair', type: 'date', source: [], title: 'Fair', start: '2027-02-30', isAllDay: true };
    const faults = faultsAfter((document) => push(document['facts'], date));
    expect(faults).toEqual([{ path: '/facts/4/start', message: 'must be a date of the calendar' }]);
  });
});

describe('references of a document', () => {
  const section = (document: Editable, index: number) => document['pages']?.[0]?.['sections']?.[index];

  it('rejects facts that do not exist, in sections and as the basis of a sentence', () => {
    const faults = faultsAfter((document) => {
      set(section(document, 1), { facts: ['cake'], heading: { text: 'Our breads', basis: ['flour'] } });
    });
    expect(faults).toEqual([
      { path: '/pages/0/sections/1/heading/basis/0', message: 'there is no fact flour' },
      { path: '/pages/0/sections/1/facts/0', message: 'there is no fact cake' },
    ]);
  });

  it('rejects a fact whose type the component does not show', () => {
    expect(faultsAfter((document) => set(section(document, 1), { facts: ['open'] }))).toEqual([
      { path: '/pages/0/sections/1/facts/0', message: 'menu does not show facts of the type hours (open)' },
    ]);
  });

  it('rejects a variant of another component', () => {
    expect(faultsAfter((document) => set(section(document, 1), { variant: 'split' }))).toEqual([
      { path: '/pages/0/sections/1/variant', message: 'must be one of leaders, cards, table for menu' },
    ]);
  });

  it('requires a record for a form', () => {
    expect(faultsAfter((document) => set(section(document, 2), { record: undefined }))).toEqual([
      { path: '/pages/0/sections/2/record', message: 'is required for form' },
    ]);
  });

  it.each(['nowhere', 'javascript:alert(1)', '/menu'])('rejects the target %s of an action', (target) => {
    expect(faultsAfter((document) => set(section(document, 0), { action: { label: 'Go', target } }))).toEqual(
      [
        {
          path: '/pages/0/sections/0/action/target',
          message: `is neither a page, a section nor a URL (${target})`,
        },
      ],
    );
  });

  it('rejects an id that is used twice, also by a page and a section', () => {
    expect(faultsAfter((document) => set(section(document, 0), { id: 'home' }))).toEqual([
      { path: '/pages/0/sections/0/id', message: 'home is used twice' },
    ]);
  });

  it.each([
    ['/index', '/index is the file of the home page, whose path is /; choose another path'],
    ['/404', '/404 is the page for URLs that do not exist; choose another path'],
  ])('rejects a page with the file of another one: %s', (path, message) => {
    const page = {
      ...BAKERY.pages[0]!,
      id: 'page-2',
      path,
      sections: [{ ...BAKERY.pages[0]!.sections[1]!, id: 'more' }],
    };
    const faults = faultsAfter((document) => set(document, { pages: [...BAKERY.pages, page] }));
    expect(faults).toEqual([{ path: '/pages/1/path', message }]);
  });

  it('requires the first page to be the home page', () => {
    expect(faultsAfter((document) => set(document['pages']?.[0], { path: '/start' }))).toEqual([
      { path: '/pages/0/path', message: 'must be /, the home page' },
    ]);
  });
});

describe('records of a document', () => {
  const record = (document: Editable) => document['records']?.[0];

  it('rejects views of fields that do not exist or have another type', () => {
    const views = [
      { type: 'table', columns: ['name', 'day'] },
      { type: 'board', groupBy: 'name', title: 'name' },
    ];
    expect(faultsAfter((document) => set(record(document), { views }))).toEqual([
      { path: '/records/0/views/0/columns/1', message: 'there is no field day' },
      { path: '/records/0/views/1/groupBy', message: 'name must be a field of type choice (it is text)' },
    ]);
  });

  it('requires the number of people to be a number', () => {
    const capacity = { counts: 'people', field: 'name', total: 40 };
    expect(faultsAfter((document) => set(record(document), { capacity }))).toEqual([
      { path: '/records/0/capacity/field', message: 'name must be a field of type number (it is text)' },
    ]);
  });

  it('requires slots for a field of type slot, within hours facts', () => {
    const withSlot = (document: Editable) =>
      push(record(document)?.['fields'], { id: 'at', label: 'Time', type: 'slot', isRequired: true });
    expect(faultsAfter(withSlot)).toEqual([
      { path: '/records/0/slots', message: 'is required for a field of type slot' },
    ]);
    const slots = { durationMinutes: 30, hours: ['loaf'], leadTimeMinutes: 0, daysAhead: 30 };
    const faults = faultsAfter((document) => {
      withSlot(document);
      set(record(document), { slots });
    });
    expect(faults).toEqual([{ path: '/records/0/slots/hours/0', message: 'there is no hours fact loaf' }]);
  });

  it('requires options for a choice', () => {
    const fields = [{ id: 'size', label: 'Size', type: 'choice', isRequired: true }];
    expect(faultsAfter((document) => set(record(document), { fields }))).toEqual([
      { path: '/records/0/fields/0/options', message: 'is required for choice, choices and items' },
    ]);
  });
});

describe('COMPONENTS', () => {
  it('can show every type of fact', () => {
    const shown = new Set(Object.values(COMPONENTS).flatMap(({ facts }) => [...facts]));
    expect([...shown].toSorted()).toEqual(FACT_TYPES.toSorted());
  });
});
