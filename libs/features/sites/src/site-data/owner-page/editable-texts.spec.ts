import { patchDocument, validateDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { editableGroups, patchOf } from './editable-texts.js';

const source = [{ prompt: 0, start: 0, end: 1 }];
const copy = (text: string) => ({ text, basis: ['h'] });

const checked = validateDocument({
  version: 1,
  language: 'en',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
  identity: { name: 'Crumb', kind: 'bakery', domainWords: [] },
  facts: [
    { id: 'h', type: 'hours', source, days: ['mo', 'tu'], opens: '07:00', closes: '18:00' },
    {
      id: 'i',
      type: 'item',
      source,
      name: 'Rye',
      price: { amount: 4.5, currency: 'GBP' },
      description: 'Dark.',
    },
    { id: 's', type: 'statement', source, text: 'Baked at night.' },
  ],
  pages: [
    {
      id: 'home',
      path: '/',
      title: 'Home',
      inNavigation: true,
      sections: [
        {
          id: 'hours',
          component: 'hours',
          variant: 'table',
          facts: ['h'],
          heading: copy('Open early'),
          body: [copy('From seven.')],
        },
      ],
    },
  ],
  records: [],
  theme: { id: 'hearth', typePairing: 'theme', scheme: 'auto', density: 'normal', imageTreatment: 'plain' },
  constraints: [],
  openPoints: [],
});
if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
const { document } = checked;

/** The form as it is sent when nothing was changed. */
const untouched = (): Record<string, string> =>
  Object.fromEntries(
    editableGroups(document)
      .flatMap(({ values }) => values)
      .map(({ path, value }) => [path, value]),
  );

describe('patchOf', () => {
  it('is empty if nothing was changed', () => {
    expect(patchOf(document, untouched())).toEqual([]);
    expect(patchOf(document, {})).toEqual([]);
  });

  it('changes hours, prices and texts, adds and removes optional ones', () => {
    const patch = patchOf(document, {
      ...untouched(),
      '/facts/0/closes': '17:30',
      '/facts/0/note': 'Closed in August',
      '/facts/1/price/amount': '4,80',
      '/facts/1/description': '',
      '/pages/0/sections/0/heading/text': 'Open earlier',
    });
    expect(patch).toEqual([
      { op: 'replace', path: '/facts/0/closes', value: '17:30' },
      { op: 'add', path: '/facts/0/note', value: 'Closed in August' },
      { op: 'replace', path: '/facts/1/price/amount', value: 4.8 },
      { op: 'remove', path: '/facts/1/description' },
      { op: 'replace', path: '/pages/0/sections/0/heading/text', value: 'Open earlier' },
    ]);
    expect(patchDocument(document, patch)).toHaveProperty('document');
  });

  it('ignores whatever is not on the form', () => {
    expect(patchOf(document, { '/identity/kind': 'bank', '/facts/0/id': 'x', __proto__: 'x' })).toEqual([]);
  });

  it('leaves it to the checks of the document to refuse a wrong value', () => {
    const patch = patchOf(document, { '/facts/0/opens': 'early', '/facts/1/price/amount': 'cheap' });
    expect(patchDocument(document, patch)).toHaveProperty('faults');
  });
});
