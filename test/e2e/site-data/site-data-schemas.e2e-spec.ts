import type { CollectionSpec, FieldSpec } from '@capstan/site-document';
import { renderSite } from '@capstan/site-renderer';
import { describe, expect, it } from 'vitest';
import { exampleNamed } from '../../harness/visited-site.js';
import { useVisitors } from '../../harness/visitor-bench.js';
import { day, email, schemaOf, text } from '../../harness/visitor-collections.js';
import { inFullRun } from '../../harness/full-run.js';

const bench = useVisitors();

describe('an untrusted schema', () => {
  const field = text('title');
  const good = { name: 'good', title: 'Good', access: 'list', fields: [field] };

  it.each([
    ['not JSON', '{'],
    ['not an object', '[]'],
    ['of another version', JSON.stringify({ version: 2, collections: [good] })],
    [
      'with too many collections',
      schemaOf(Array.from({ length: 31 }, (_, n) => ({ ...good, name: `c${n}` }))),
    ],
    [
      'with too many fields',
      schemaOf([{ ...good, fields: Array.from({ length: 61 }, (_, n) => text(`f${n}`)) }]),
    ],
    ['with two of a name', schemaOf([good, good])],
    ['with two fields of a name', schemaOf([{ ...good, fields: [field, field] }])],
    ['with a name that is none', schemaOf([{ ...good, fields: [text('__proto__')] }])],
    ['with a capacity that is none', schemaOf([{ ...good, totalCapacity: -1 }])],
    ['with a unique field that is none', schemaOf([{ ...good, uniqueField: 'nothing' }])],
    ['with a sum of texts', schemaOf([{ ...good, sumField: 'title' }])],
    ['with steps of nothing', schemaOf([{ ...good, slots: { hours: [], stepMinutes: 0, daysAhead: 1 } }])],
    ['too large', schemaOf([{ ...good, title: 'x'.repeat(300_000) }])],
    ['nested deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('%s collects nothing, and the site stays available', async (_name, schema) => {
    const site = await bench.newSite([good]);
    await site.publish({ '.capstan/data.json': schema });
    expect((await bench.ask(site, 'good')).status).toBe(404);
    expect((await fetch(bench.app.url + site.path)).status).toBe(200);
    expect((await bench.owned(site)).body.data.collections).toEqual([]);
  });

  it('cannot make e-mail addresses public', async () => {
    const site = await bench.newSite([
      { ...good, fields: [field, email], publicFields: ['title', 'email'], uniqueField: 'email' },
    ]);
    await bench.ask(site, 'good', { json: { title: 'One', email: 'a@example.org' } });
    expect((await bench.ask(site, 'good')).text).not.toContain('a@example.org');
  });
});

describe('a site that the service rendered', () => {
  const WEEKDAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
  const VALUES: Record<string, string> = {
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    number: '2',
    date: day(2),
    time: '10:00',
    url: 'https://example.org',
    checkbox: 'on',
  };

  const valueOf = ({ type, options }: FieldSpec, { slots }: CollectionSpec): string => {
    if (type !== 'slot') return options?.[0]?.value ?? VALUES[type] ?? 'Ada';
    for (let ahead = 1; ahead < 8; ahead += 1) {
      const weekday = WEEKDAYS[new Date(`${day(ahead)}T00:00Z`).getUTCDay()] as string;
      const hours = slots && 'hours' in slots ? slots.hours : [];
      const open = hours.find(({ days }) => days.includes(weekday));
      if (open) return `${day(ahead)}T${open.opens}`;
    }
    throw new Error('no slot is offered in a week');
  };

  it.each(
    inFullRun(
      ['issue-board', 'members-club', 'bakery', 'clinic', 'restaurant', 'saas', 'shop', 'wedding'],
      2,
    ),
  )('accepts what the forms of the example %s send', async (name) => {
    const files = await renderSite(exampleNamed(name));
    const { collections } = JSON.parse(String(files.get('.capstan/data.json'))) as {
      collections: CollectionSpec[];
    };
    const site = await bench.newSite();
    await site.publish(Object.fromEntries(files));
    for (const collection of collections) {
      const form = Object.fromEntries(
        collection.fields.map((field) => [field.name, valueOf(field, collection)]),
      );
      const { status, headers } = await bench.ask(site, collection.name, {
        form: { ...form, _page: 'index.html', _website: '' },
      });
      expect(headers.get('location')).toBe(`../index.html?sent=${collection.name}#${collection.name}`);
      expect(status).toBe(303);
      expect(Object.keys((await bench.stored(site, collection.name))[0] ?? {}).toSorted()).toEqual(
        Object.keys(form).toSorted(),
      );
    }
    const { body } = await bench.owned(site);
    expect(
      body.data.collections.map(({ name, entry_count }: { name: string; entry_count: number }) => [
        name,
        entry_count,
      ]),
    ).toEqual(collections.map(({ name }) => [name, 1]));
  });
});
