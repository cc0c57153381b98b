import { type CollectionSpec, type FieldSpec, readBrief, siteFiles } from '@capstan/site-builder';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type SitesApp, type TestSite, startSites } from '../harness/sites.js';

const DAY_MS = 86_400_000;
/** Days from today, at noon of UTC so that no zone makes another day of it. */
const day = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const EVERY_DAY = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

const text = (name: string, isRequired = false) => ({
  name,
  label: `The ${name}`,
  type: 'text' as const,
  isRequired,
});
const email = { name: 'email', label: 'E-mail', type: 'email' as const, isRequired: true };

const COLLECTIONS = [
  {
    name: 'everything',
    title: 'Everything',
    access: 'submit',
    fields: [
      text('name', true),
      { name: 'story', label: 'Story', type: 'long_text', isRequired: false },
      { ...email, isRequired: false },
      { name: 'phone', label: 'Phone', type: 'phone', isRequired: false },
      { name: 'age', label: 'Age', type: 'number', isRequired: false, min: 18, max: 120 },
      { name: 'day', label: 'Day', type: 'date', isRequired: false },
      { name: 'hour', label: 'Hour', type: 'time', isRequired: false },
      { name: 'site', label: 'Site', type: 'url', isRequired: false },
      {
        name: 'size',
        label: 'Size',
        type: 'choice',
        isRequired: false,
        options: [
          { value: 's', label: 'S' },
          { value: 'l', label: 'L' },
        ],
      },
      {
        name: 'extras',
        label: 'Extras',
        type: 'choices',
        isRequired: false,
        options: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      },
      { name: 'consent', label: 'Consent', type: 'checkbox', isRequired: false },
      {
        name: 'cart',
        label: 'Cart',
        type: 'items',
        isRequired: false,
        options: [
          { value: 'Rye', label: 'Rye', price: 4.5 },
          { value: 'Bun', label: 'Bun', price: 0.7 },
        ],
      },
      text('constructor'),
    ],
  },
  {
    name: 'bookings',
    title: 'Bookings',
    access: 'submit',
    fields: [{ name: 'slot', label: 'Slot', type: 'slot', isRequired: true }, text('name', true)],
    uniqueField: 'slot',
    slots: { hours: [{ days: EVERY_DAY, opens: '09:00', closes: '17:00' }], stepMinutes: 30, daysAhead: 30 },
  },
  {
    name: 'tables',
    title: 'Tables',
    access: 'submit',
    fields: [{ name: 'slot', label: 'Slot', type: 'slot', isRequired: true }],
    uniqueField: 'slot',
    capacity: 3,
  },
  {
    name: 'guests',
    title: 'Guests',
    access: 'submit',
    fields: [text('name', true), { name: 'people', label: 'People', type: 'number', isRequired: false }],
    sumField: 'people',
    totalCapacity: 10,
  },
  {
    name: 'listings',
    title: 'Listings',
    access: 'list',
    fields: [text('title', true), email, text('note')],
    publicFields: ['title', 'email'],
  },
  {
    name: 'cards',
    title: 'Cards',
    access: 'edit',
    fields: [text('title', true), text('column'), { ...email, isRequired: false }],
    publicFields: ['title', 'column'],
  },
  {
    name: 'diary',
    title: 'Diary',
    access: 'private',
    fields: [{ name: 'day', label: 'Day', type: 'date', isRequired: true }, text('what')],
    uniqueField: 'day',
  },
  {
    name: 'waitlist',
    title: 'Waitlist',
    access: 'submit',
    fields: [email],
    uniqueField: 'email',
    hasReferrals: true,
  },
];

const schemaOf = (collections: unknown): string => JSON.stringify({ version: 1, collections });

let app: SitesApp;
let owner: { accountId: string; apiKey: string };

beforeAll(async () => {
  app = await startSites();
  owner = await app.createAccount();
});
afterAll(() => app.close());

const newSite = (collections: unknown = COLLECTIONS): Promise<TestSite> =>
  app.addSite(owner.accountId, {
    'index.html': '<p>home</p>',
    'contact.html': '<p>contact</p>',
    '.capstan/data.json': schemaOf(collections),
  });

let addresses = 0;
/** An address that nobody else has, unless the test says whose. */
const nextAddress = (): string => `198.18.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: ReturnType<typeof JSON.parse>;
}

async function ask(
  site: Pick<TestSite, 'path'>,
  path: string,
  options: {
    method?: string;
    json?: unknown;
    form?: Record<string, string> | [string, string][];
    space?: string;
    address?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const { json, form, space } = options;
  const isSent = json !== undefined || form !== undefined;
  const answer = await fetch(`${app.url}${site.path}_data/${path}`, {
    method: options.method ?? (isSent ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      'x-forwarded-for': options.address ?? nextAddress(),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(space === undefined ? {} : { 'x-space': space }),
      ...options.headers,
    },
    ...(json === undefined ? {} : { body: typeof json === 'string' ? json : JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
}

const stored = (site: TestSite, collection: string): Promise<Record<string, unknown>[]> =>
  app.dataSource
    .query<{ data: Record<string, unknown> }[]>(
      'SELECT data FROM site_entries WHERE site_id = $1 AND collection = $2 ORDER BY number',
      [site.companyId, collection],
    )
    .then((rows) => rows.map(({ data }) => data));

async function expectRefused(
  answer: Promise<Answer>,
  status: number,
  code: string,
  field: string | null,
): Promise<void> {
  const { status: got, body } = await answer;
  expect(body).toEqual({ error: { code, field, message: expect.any(String) } });
  expect(got).toBe(status);
}

describe('an entry', () => {
  let shared: TestSite;
  beforeAll(async () => {
    shared = await newSite();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '../../../v1',
    '..%2f..%2f',
    'javascript:alert(1)',
    '.capstan/data.json',
    'nothing.html',
    'contact.html?x=1',
    'contact.html\r\nSet-Cookie: a=b',
    '__proto__',
  ])('never leads to %j', async (page) => {
    const { status, headers } = await ask(shared, 'everything', { form: { _page: page, name: 'x' } });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('../?sent=everything#everything');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is taken as JSON', async () => {
    const site = await newSite();
    const sent = {
      name: '  Ada\n Lovelace ',
      story: 'one\r\ntwo',
      email: 'ada@example.org',
      phone: '+44 (0)20 7946-0000',
      age: 36,
      day: '2028-02-29',
      hour: '23:59',
      site: 'https://example.org/a?b',
      size: 'l',
      extras: ['b', 'a', 'b'],
      consent: true,
      cart: [
        { value: 'Rye', quantity: 2 },
        { value: 'Bun', quantity: 1, price: 0 },
        { value: 'Rye', quantity: 1 },
      ],
      constructor: 'x',
    };
    const { status, body } = await ask(site, 'everything', { json: sent });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), at: expect.stringMatching(/Z$/) });
    expect(await stored(site, 'everything')).toEqual([
      {
        ...sent,
        name: 'Ada Lovelace',
        story: 'one\ntwo',
        extras: ['b', 'a'],
        cart: [
          { value: 'Rye', quantity: 3, price: 4.5 },
          { value: 'Bun', quantity: 1, price: 0.7 },
        ],
      },
    ]);
  });

  it('is taken as a form, which leads back to its page', async () => {
    const site = await newSite();
    const form: [string, string][] = [
      ['_page', 'contact.html'],
      ['_website', ''],
      ['name', 'Ada'],
      ['age', '36'],
      ['extras', 'a'],
      ['extras', 'b'],
      ['consent', 'on'],
      ['cart', 'Rye'],
      ['cart', 'Bun'],
      ['email', ''],
    ];
    const { status, headers } = await ask(site, 'everything', { form });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('../contact.html?sent=everything#everything');
    expect(await stored(site, 'everything')).toEqual([
      {
        name: 'Ada',
        age: 36,
        extras: ['a', 'b'],
        consent: true,
        cart: [
          { value: 'Rye', quantity: 1, price: 4.5 },
          { value: 'Bun', quantity: 1, price: 0.7 },
        ],
      },
    ]);
  });

  it('takes the cart of a form as JSON text', async () => {
    const site = await newSite();
    await ask(site, 'everything', { form: { name: 'x', cart: '[{"value":"Rye","quantity":2}]' } });
    expect((await stored(site, 'everything'))[0]).toMatchObject({ cart: [{ value: 'Rye', quantity: 2 }] });
  });

  it('that is refused as a form leads back, too, and says why', async () => {
    const site = await newSite();
    const { status, headers } = await ask(site, 'everything', {
      form: { _page: 'contact.html', name: 'x', age: '17' },
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('../contact.html?refused=invalid&field=age#everything-refused');
    expect(await stored(site, 'everything')).toEqual([]);
  });

  it('of a robot is thrown away, and the robot not told', async () => {
    const site = await newSite();
    const json = { name: 'x', _website: 'https://spam.example' };
    const told = await ask(site, 'everything', { json });
    expect(told.status).toBe(201);
    expect(Object.keys(told.body)).toEqual(['id', 'at']);
    const form = await ask(site, 'everything', { form: json });
    expect(form.headers.get('location')).toBe('../?sent=everything#everything');
    expect(await stored(site, 'everything')).toEqual([]);
  });

  it.each([
    [{}, 'required', 'name'],
    [{ name: '   ' }, 'required', 'name'],
    [{ name: 'x', nickname: 'y' }, 'unknown', 'nickname'],
    [{ name: 'x', ref: 'y' }, 'unknown', 'ref'],
    [{ name: 'x'.repeat(201) }, 'too_long', 'name'],
    [{ name: 'x', story: 'x'.repeat(5001) }, 'too_long', 'story'],
    [{ name: 7 }, 'invalid', 'name'],
    [{ name: ['x', 'y'] }, 'invalid', 'name'],
    [{ name: { toString: 'x' } }, 'invalid', 'name'],
    [{ name: 'a\u0000b' }, 'invalid', 'name'],
    [{ name: '\ud800' }, 'invalid', 'name'],
    [{ name: 'x', email: 'nobody' }, 'invalid', 'email'],
    [{ name: 'x', email: 'a@b.example\nBcc: c@d.example' }, 'invalid', 'email'],
    [{ name: 'x', phone: 'call me' }, 'invalid', 'phone'],
    [{ name: 'x', age: 17 }, 'invalid', 'age'],
    [{ name: 'x', age: 121 }, 'invalid', 'age'],
    [{ name: 'x', age: '1e2' }, 'invalid', 'age'],
    [{ name: 'x', age: 'NaN' }, 'invalid', 'age'],
    [{ name: 'x', day: '2026-02-30' }, 'invalid', 'day'],
    [{ name: 'x', day: '2026-2-3' }, 'invalid', 'day'],
    [{ name: 'x', hour: '24:00' }, 'invalid', 'hour'],
    [{ name: 'x', site: 'javascript:alert(1)' }, 'invalid', 'site'],
    [{ name: 'x', site: 'https://user:pass@example.org' }, 'invalid', 'site'],
    [{ name: 'x', size: 'xl' }, 'not_offered', 'size'],
    [{ name: 'x', size: 'toString' }, 'not_offered', 'size'],
    [{ name: 'x', extras: ['a', 'c'] }, 'not_offered', 'extras'],
    [{ name: 'x', consent: 'perhaps' }, 'invalid', 'consent'],
    [{ name: 'x', cart: [{ value: 'Cake', quantity: 1 }] }, 'not_offered', 'cart'],
    [{ name: 'x', cart: [{ value: 'Rye', quantity: -1 }] }, 'invalid', 'cart'],
    [{ name: 'x', cart: [{ value: 'Rye', quantity: 1.5 }] }, 'invalid', 'cart'],
    [{ name: 'x', cart: [{ value: 'Rye', quantity: 1001 }] }, 'invalid', 'cart'],
    [{ name: 'x', cart: [null] }, 'invalid', 'cart'],
    [{ name: 'x', cart: '[{' }, 'invalid', 'cart'],
  ])('is refused: %j', async (json, code, field) => {
    await expectRefused(ask(shared, 'everything', { json }), 422, code, field);
  });

  it.each([
    ['[]', 422],
    ['"x"', 422],
    ['null', 422],
    ['{', 400],
    ['', 422],
    ['{"__proto__":{"name":"x"}}', 400],
    ['{"constructor":{"prototype":{"name":"x"}}}', 400],
    [`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 422],
    [`{"name":"${'x'.repeat(70_000)}"}`, 413],
  ])('is refused as a body: %.40s', async (json, status) => {
    const answer = await ask(shared, 'everything', { json });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body)).toEqual(['error']);
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  it('is refused when it is larger than an entry may be', async () => {
    const fields = Array.from({ length: 5 }, (_, index) => ({
      name: `f${index}`,
      label: 'F',
      type: 'long_text',
      isRequired: false,
    }));
    const site = await newSite([{ name: 'long', title: 'Long', access: 'submit', fields }]);
    const json = Object.fromEntries(fields.map(({ name }) => [name, 'x'.repeat(5000)]));
    await expectRefused(ask(site, 'long', { json }), 422, 'too_long', null);
  });

  it('stays the word of its site: markup is kept as text', async () => {
    const site = await newSite();
    const title = '<script>alert(1)</script>';
    await ask(site, 'listings', { json: { title, email: 'a@example.org' } });
    const { body, headers } = await ask(site, 'listings');
    expect(body.entries[0].title).toBe(title);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'nothing',
    'constructor',
    '__proto__',
    'Everything',
    'everything/x',
    'everything/x/y',
    'everything/',
    '',
  ])('of an unknown collection is refused: %j', async (path) => {
    const answer = await ask(shared, path, { json: { name: 'x' } });
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe('unknown');
  });
});

describe('a slot', () => {
  const at = (slot: string) => ({ slot, name: 'x' });

  it('is booked once, however many want it at the same moment', async () => {
    const site = await newSite();
    const slot = `${day(3)}T10:00`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(site, 'bookings', { json: at(slot) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers.filter(({ body }) => body.error?.code === 'taken' && body.error.field === 'slot'),
    ).toHaveLength(49);
    expect(await stored(site, 'bookings')).toHaveLength(1);
    expect((await ask(site, 'bookings')).body).toEqual({ entries: [], count: 1, taken: [slot] });
    expect((await ask(site, 'bookings', { json: at(`${day(3)}T10:30`) })).status).toBe(201);
  });

  it('is booked as often as its capacity says', async () => {
    const site = await newSite();
    const slot = `${day(3)}T10:00`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(site, 'tables', { json: { slot } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await ask(site, 'tables')).body).toEqual({ entries: [], count: 3, taken: [slot] });
  });

  it('is one of those that are offered', async () => {
    const site = await newSite();
    const isTaken = async (slot: string) => (await ask(site, 'bookings', { json: at(slot) })).status === 201;
    for (const slot of [`${day(1)}T09:00`, `${day(1)}T16:30`, `${day(30)}T12:00`])
      expect(await isTaken(slot)).toBe(true);
    for (const slot of [
      `${day(1)}T08:30`,
      `${day(1)}T17:00`,
      `${day(1)}T09:15`,
      `${day(-3)}T10:00`,
      `${day(40)}T10:00`,
    ]) {
      await expectRefused(ask(site, 'bookings', { json: at(slot) }), 422, 'not_offered', 'slot');
    }
    for (const slot of [
      'tomorrow',
      `${day(1)}T09:00:00`,
      `${day(1)} 09:00`,
      '2026-02-31T10:00',
      `${day(1)}T25:00`,
    ]) {
      const { body } = await ask(site, 'bookings', { json: at(slot) });
      expect(body.error).toMatchObject({ field: 'slot' });
      expect(['invalid', 'too_long']).toContain(body.error.code);
    }
  });

  it('is free again when the owner deletes its booking', async () => {
    const site = await newSite();
    const slot = `${day(3)}T10:00`;
    const { body } = await ask(site, 'bookings', { json: at(slot) });
    await owned(site, `/bookings/${body.id}`, { method: 'DELETE' });
    expect((await ask(site, 'bookings')).body.taken).toEqual([]);
    expect((await ask(site, 'bookings', { json: at(slot) })).status).toBe(201);
  });
});

describe('a capacity of all entries', () => {
  it('counts what each takes, and is never gone beyond', async () => {
    const site = await newSite();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask(site, 'guests', { json: { name: 'x', people: 3 } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    await expectRefused(ask(site, 'guests', { json: { name: 'x', people: 2 } }), 409, 'full', 'people');
    expect((await ask(site, 'guests', { json: { name: 'x' } })).status).toBe(201);
    expect((await ask(site, 'guests')).body).toEqual({ entries: [], count: 10, taken: [] });
  });

  it('is not made larger by guests that are less than nobody', async () => {
    const site = await newSite();
    await ask(site, 'guests', { json: { name: 'x', people: -50 } });
    await ask(site, 'guests', { json: { name: 'x', people: 1e11 } });
    expect((await ask(site, 'guests')).body.count).toBe(0);
    await expectRefused(ask(site, 'guests', { json: { name: 'x', people: 11 } }), 409, 'full', 'people');
  });
});

describe('what visitors see', () => {
  it('of a list is its public fields, and never how to reach somebody', async () => {
    const site = await newSite();
    const first = await ask(site, 'listings', {
      json: { title: 'One', email: 'a@example.org', note: 'secret' },
    });
    await ask(site, 'listings', { json: { title: 'Two', email: 'b@example.org' } });
    const { body, text: raw } = await ask(site, 'listings');
    expect(body.entries.map(({ title }: { title: string }) => title)).toEqual(['Two', 'One']);
    expect(body.entries[1]).toEqual({ title: 'One', id: first.body.id, at: first.body.at });
    expect(body).toMatchObject({ count: 2, taken: [] });
    expect(raw).not.toMatch(/secret|example\.org/);
  });

  it('of a list cannot be changed', async () => {
    const site = await newSite();
    const { body } = await ask(site, 'listings', { json: { title: 'One', email: 'a@example.org' } });
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await ask(site, `listings/${body.id}`, { method, json: { title: 'Mine' } });
      expect(answer.status).toBe(403);
      expect(answer.body.error.code).toBe('not_offered');
    }
    expect(await stored(site, 'listings')).toEqual([{ title: 'One', email: 'a@example.org' }]);
  });

  it('of a waitlist is no address of those who wait', async () => {
    const site = await newSite();
    await ask(site, 'waitlist', { json: { email: 'a@example.org' } });
    expect((await ask(site, 'waitlist')).body).toEqual({ entries: [], count: 1, taken: [] });
    await expectRefused(ask(site, 'waitlist', { json: { email: 'A@Example.org' } }), 409, 'taken', 'email');
  });

  it('is their site alone', async () => {
    const [one, two] = [await newSite(), await newSite()];
    const { body } = await ask(one, 'cards', { json: { title: 'One' } });
    expect((await ask(two, 'cards')).body.entries).toEqual([]);
    await expectRefused(
      ask(two, `cards/${body.id}`, { method: 'PATCH', json: { title: 'Two' } }),
      404,
      'unknown',
      null,
    );
    await expectRefused(ask(two, `cards/${body.id}`, { method: 'DELETE' }), 404, 'unknown', null);
    await expectRefused(ask(one, `listings/${body.id}`, { method: 'DELETE' }), 403, 'not_offered', null);
    expect(await stored(one, 'cards')).toEqual([{ title: 'One' }]);
  });

  it('may be read by pages of an origin that is none', async () => {
    const site = await newSite();
    const preflight = await ask(site, 'diary', {
      method: 'OPTIONS',
      headers: {
        origin: 'null',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'content-type,x-space',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-space');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await ask(site, 'nothing', { headers: { origin: 'null' } });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('a board', () => {
  it('is changed by everybody', async () => {
    const site = await newSite();
    const { id } = (await ask(site, 'cards', { json: { title: 'One', column: 'c1' } })).body;
    const changed = await ask(site, `cards/${id}`, { method: 'PATCH', json: { column: 'c2' } });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ title: 'One', column: 'c2', id, at: expect.any(String) });
    await ask(site, `cards/${id}`, { method: 'PATCH', json: { column: '' } });
    expect((await ask(site, 'cards')).body.entries).toEqual([{ title: 'One', id, at: expect.any(String) }]);
    expect((await ask(site, `cards/${id}`, { method: 'DELETE' })).body).toEqual({ id });
    await expectRefused(ask(site, `cards/${id}`, { method: 'DELETE' }), 404, 'unknown', null);
    expect((await ask(site, 'cards')).body.entries).toEqual([]);
  });

  it('takes no change that an entry could not have', async () => {
    const site = await newSite();
    const { id } = (await ask(site, 'cards', { json: { title: 'One', email: 'a@example.org' } })).body;
    const patch = (json: unknown) => ask(site, `cards/${id}`, { method: 'PATCH', json });
    await expectRefused(patch({ title: '' }), 422, 'required', 'title');
    await expectRefused(patch({ colour: 'red' }), 422, 'unknown', 'colour');
    // Nobody may overwrite what nobody may read.
    await expectRefused(patch({ email: 'b@example.org' }), 422, 'unknown', 'email');
    expect(await stored(site, 'cards')).toEqual([{ title: 'One', email: 'a@example.org' }]);
  });

  it('is not replaced as a whole', async () => {
    const site = await newSite();
    const answer = await ask(site, 'cards', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });
});

describe('a private space', () => {
  const MINE = 'mine-0123456789abcdef';
  const YOURS = 'yours-0123456789abcdef';

  it('is seen and changed with its secret alone', async () => {
    const site = await newSite();
    const { id } = (await ask(site, 'diary', { space: MINE, json: { day: '2026-05-01', what: 'ran' } })).body;
    await ask(site, 'diary', { space: YOURS, json: { day: '2026-05-01', what: 'slept' } });
    expect((await ask(site, 'diary', { space: MINE })).body).toEqual({
      entries: [{ day: '2026-05-01', what: 'ran', id, at: expect.any(String) }],
      count: 1,
      taken: ['2026-05-01'],
    });
    for (const space of [YOURS, undefined, `${MINE}x`]) {
      const options = space === undefined ? {} : { space };
      for (const change of [{ method: 'PATCH', json: { what: 'x' } }, { method: 'DELETE' }]) {
        const { status } = await ask(site, `diary/${id}`, { ...change, ...options });
        expect([404, 422]).toContain(status);
      }
      expect(JSON.stringify((await ask(site, 'diary', options)).body)).not.toContain('ran');
    }
    const changed = await ask(site, `diary/${id}`, {
      method: 'PATCH',
      space: MINE,
      json: { what: 'walked' },
    });
    expect(changed.body.what).toBe('walked');
    expect((await ask(site, `diary/${id}`, { method: 'DELETE', space: MINE })).status).toBe(200);
    expect(await stored(site, 'diary')).toEqual([{ day: '2026-05-01', what: 'slept' }]);
  });

  it('keeps its own rules', async () => {
    const site = await newSite();
    await ask(site, 'diary', { space: MINE, json: { day: '2026-05-01' } });
    const second = (await ask(site, 'diary', { space: MINE, json: { day: '2026-05-02' } })).body.id;
    await expectRefused(
      ask(site, 'diary', { space: MINE, json: { day: '2026-05-01' } }),
      409,
      'taken',
      'day',
    );
    const patch = (json: unknown) => ask(site, `diary/${second}`, { method: 'PATCH', space: MINE, json });
    await expectRefused(patch({ day: '2026-05-01' }), 409, 'taken', 'day');
    expect((await patch({ day: '2026-05-02', what: 'same day' })).status).toBe(200);
  });

  it('needs a secret, and no short one; what is kept is its hash', async () => {
    const site = await newSite();
    await expectRefused(ask(site, 'diary', { json: { day: '2026-05-01' } }), 422, 'required', 'space');
    await expectRefused(
      ask(site, 'diary', { space: 'short', json: { day: '2026-05-01' } }),
      422,
      'invalid',
      'space',
    );
    expect((await ask(site, 'diary')).body).toEqual({ entries: [], count: 0, taken: [] });
    await ask(site, 'diary', { space: MINE, json: { day: '2026-05-01' } });
    const [row] = await app.dataSource.query<{ kept: string }[]>(
      'SELECT site_entries::text AS kept FROM site_entries WHERE site_id = $1',
      [site.companyId],
    );
    expect(row?.kept).not.toContain(MINE);
  });
});

describe('a waitlist', () => {
  it('moves those up who bring others', async () => {
    const site = await newSite();
    const join = async (name: string, ref?: string) =>
      (await ask(site, 'waitlist', { json: { email: `${name}@example.org`, ...(ref ? { ref } : {}) } }))
        .body as {
        code: string;
        position: number;
      };
    const [one, two, three] = [await join('one'), await join('two'), await join('three')];
    expect([one.position, two.position, three.position]).toEqual([1, 2, 3]);
    const four = await join('four', three.code);
    expect(four.position).toBe(4);
    const standing = async (code: string) => (await ask(site, `waitlist?ref=${code}`)).body;
    expect(await standing(three.code)).toEqual({ position: 1, referrals: 1, count: 4 });
    expect(await standing(one.code)).toEqual({ position: 2, referrals: 0, count: 4 });
    expect((await join('five', 'nosuchcode')).position).toBe(5);
    await expectRefused(ask(site, 'waitlist?ref=nosuchcode'), 404, 'unknown', 'ref');
    await expectRefused(ask(site, 'everything?ref=x'), 404, 'unknown', 'ref');
    const other = await newSite();
    expect((await ask(other, `waitlist?ref=${three.code}`)).status).toBe(404);
  });

  it('lets a form join, too', async () => {
    const site = await newSite();
    const { code } = (await ask(site, 'waitlist', { json: { email: 'a@example.org' } })).body;
    await ask(site, 'waitlist', { form: { email: 'b@example.org', ref: code } });
    expect((await ask(site, `waitlist?ref=${code}`)).body.referrals).toBe(1);
  });
});

describe('limits', () => {
  it('of an address hold back who sends too much, and nobody else', async () => {
    const site = await newSite();
    const address = nextAddress();
    const send = (from: string) => ask(site, 'everything', { json: { name: 'x' }, address: from });
    for (let n = 0; n < 10; n += 1) expect((await send(address)).status).toBe(201);
    const refused = await send(address);
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe('rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const form = await ask(site, 'everything', { form: { name: 'x', _page: 'contact.html' }, address });
    expect(form.headers.get('location')).toBe('../contact.html?refused=rate_limited#everything-refused');
    expect((await send(nextAddress())).status).toBe(201);
    expect((await ask(await newSite(), 'everything', { json: { name: 'x' }, address })).status).toBe(201);
    expect(await stored(site, 'everything')).toHaveLength(11);
  });

  it('of a site hold back many addresses', async () => {
    const site = await newSite();
    const answers: Answer[] = [];
    // So many requests may take longer than the minute that they are counted in.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let n = 0; n < 310; n += 10) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () => ask(site, 'everything', { json: { name: 'x' } })),
        )),
      );
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(300);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it.each([
    ['entries', { entries: 10_000, bytes: 1000 }],
    ['bytes', { entries: 10, bytes: 20 * 1024 * 1024 }],
  ])('of a company: %s', async (_name, { entries, bytes }) => {
    const site = await newSite();
    const { id } = (await ask(site, 'cards', { json: { title: 'One' } })).body;
    await app.dataSource.query('UPDATE site_data_usage SET entries = $2, bytes = $3 WHERE site_id = $1', [
      site.companyId,
      entries,
      bytes,
    ]);
    await expectRefused(ask(site, 'cards', { json: { title: 'Two' } }), 409, 'too_many', null);
    const form = await ask(site, 'cards', { form: { title: 'Two' } });
    expect(form.headers.get('location')).toBe('../?refused=too_many#cards-refused');
    expect((await ask(site, `cards/${id}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('count what there is', async () => {
    const site = await newSite();
    const usage = async () =>
      (
        await app.dataSource.query<{ entries: number; bytes: number; there: number; size: number }[]>(
          `SELECT entries, bytes, (SELECT count(*) FROM site_entries e WHERE e.site_id = u.site_id) AS there,
             (SELECT coalesce(sum(size_bytes), 0)::bigint FROM site_entries e WHERE e.site_id = u.site_id) AS size
           FROM site_data_usage u WHERE site_id = $1`,
          [site.companyId],
        )
      )[0];
    const ids = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await ask(site, 'cards', { json: { title: 'One' } })).body.id as string,
      ),
    );
    await Promise.all([
      ask(site, `cards/${ids[0]}`, { method: 'PATCH', json: { title: 'A longer title' } }),
      ask(site, `cards/${ids[1]}`, { method: 'DELETE' }),
      ask(site, `cards/${ids[1]}`, { method: 'DELETE' }),
      owned(site, `/cards/${ids[2]}`, { method: 'DELETE' }),
      ask(site, 'cards', { json: { title: '' } }),
    ]);
    const counted = await usage();
    expect(counted).toMatchObject({ entries: 6, there: 6 });
    expect(counted?.bytes).toBe(counted?.size);
  });
});

async function owned(
  site: Pick<TestSite, 'companyId'>,
  path: string = '',
  options: { method?: string; key?: string | null; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const key = options.key === undefined ? owner.apiKey : options.key;
  const answer = await fetch(`${app.url}/v1/companies/${site.companyId}/data${path}`, {
    method: options.method ?? 'GET',
    headers: {
      'x-forwarded-for': nextAddress(),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...options.headers,
    },
  });
  // `text()` would take the mark of the byte order away.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
}

describe('the owner', () => {
  it('sees what the site collects', async () => {
    const site = await newSite();
    await ask(site, 'cards', { json: { title: 'One' } });
    await ask(site, 'cards', { json: { title: 'Two' } });
    const { status, body } = await owned(site);
    expect(status).toBe(200);
    expect(body.data.collections.map(({ name }: { name: string }) => name)).toEqual(
      COLLECTIONS.map(({ name }) => name),
    );
    expect(body.data.collections[5]).toEqual({
      name: 'cards',
      title: 'Cards',
      is_current: true,
      access: 'edit',
      fields: [
        { name: 'title', label: 'The title', type: 'text', is_required: true },
        { name: 'column', label: 'The column', type: 'text', is_required: false },
        { name: 'email', label: 'E-mail', type: 'email', is_required: false },
      ],
      entry_count: 2,
      last_entry_at: expect.stringMatching(/Z$/),
    });
    expect(body.data.collections[0]).toMatchObject({ entry_count: 0, last_entry_at: null });
  });

  it('reads entries page by page, newest first', async () => {
    const site = await newSite();
    for (const title of ['1', '2', '3', '4', '5']) await ask(site, 'cards', { json: { title } });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { body }: Answer = await owned(site, `/cards?limit=2${after === null ? '' : `&after=${after}`}`);
      seen.push(...body.data.entries.map((entry: { values: { title: string } }) => entry.values.title));
      after = body.data.next_after as string | null;
    } while (after !== null);
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
    const [entry] = (await owned(site, '/cards?limit=1')).body.data.entries;
    expect(entry).toEqual({
      id: expect.any(String),
      values: { title: '5' },
      code: null,
      referred_by: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it('deletes an entry once', async () => {
    const site = await newSite();
    const { id } = (await ask(site, 'cards', { json: { title: 'One' } })).body;
    expect((await owned(site, `/cards/${id}`, { method: 'DELETE' })).body.data).toEqual({ id });
    expect((await owned(site, `/cards/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await stored(site, 'cards')).toEqual([]);
  });

  it('exports all entries for spreadsheets, in which none becomes a formula', async () => {
    const site = await newSite();
    const evil = [
      '=HYPERLINK("http://evil.example")',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      'a "quote", and a comma',
    ];
    for (const name of evil) {
      await ask(site, 'everything', {
        json: {
          name,
          age: 40,
          extras: ['a', 'b'],
          consent: true,
          cart: [
            { value: 'Rye', quantity: 2 },
            { value: 'Bun', quantity: 1 },
          ],
        },
      });
    }
    const { status, headers, text: csv } = await owned(site, '/everything/export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="everything.csv"');
    expect(csv.startsWith('\ufeffid,created_at,The name,Story,E-mail,')).toBe(true);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(evil.length + 1);
    expect(lines[0]).toContain('Cart,Cart (total)');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(lines[2]).toContain(`Z,'+1,`);
    expect(lines[3]).toContain(`Z,'-1,`);
    expect(lines[4]).toContain(`Z,'@SUM(A1),`);
    expect(lines[5]).toContain(`Z,'=1,`);
    expect(lines[6]).toContain('"a ""quote"", and a comma"');
    expect(lines[6]).toContain(',40,');
    expect(lines[6]).toContain(',a; b,yes,2 × Rye; 1 × Bun,9.7,');
  });

  it('exports more than one read holds, each entry once', async () => {
    const site = await newSite();
    await app.dataSource.query(
      `INSERT INTO site_entries (site_id, collection, data, size_bytes)
       SELECT $1, 'cards', jsonb_build_object('title', 'card ' || n), 20 FROM generate_series(1, 1203) n`,
      [site.companyId],
    );
    const lines = (await owned(site, '/cards/export')).text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(1203);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1203);
    expect(lines[1202]).toContain('card 1203');
  });

  it('keeps what a site collected before it changed', async () => {
    const site = await newSite();
    await ask(site, 'cards', { json: { title: 'One', column: 'c1' } });
    await ask(site, 'listings', { json: { title: 'Gone', email: 'a@example.org' } });
    const cards = {
      name: 'cards',
      title: 'Cards',
      access: 'edit',
      fields: [text('title', true), text('note', true)],
    };
    await site.publish({ '.capstan/data.json': schemaOf([cards]) });
    expect((await ask(site, 'listings')).status).toBe(404);
    expect((await ask(site, 'cards')).body.entries[0]).not.toHaveProperty('column');
    const { body } = await owned(site);
    expect(body.data.collections).toMatchObject([
      { name: 'cards', is_current: true, entry_count: 1 },
      { name: 'listings', title: 'listings', is_current: false, access: null, fields: [], entry_count: 1 },
    ]);
    expect((await owned(site, '/listings')).body.data.entries[0].values).toEqual({
      title: 'Gone',
      email: 'a@example.org',
    });
    expect((await owned(site, '/cards')).body.data.entries[0].values).toEqual({ title: 'One', column: 'c1' });
    const csv = (await owned(site, '/cards/export')).text.split('\r\n');
    expect(csv[0]).toContain('The title,The note,column');
    expect(csv[1]).toContain(',One,,c1');
    expect((await owned(site, '/listings/export')).text).toContain('a@example.org');
  });

  it('is the only one, and finds nothing at an id that is none', async () => {
    const site = await newSite();
    const { id } = (await ask(site, 'cards', { json: { title: 'One' } })).body;
    const stranger = (await app.createAccount()).apiKey;
    const paths = ['', '/cards', '/cards/export'];
    for (const path of paths) {
      expect((await owned(site, path, { key: null })).status).toBe(401);
      expect((await owned(site, path, { key: stranger })).status).toBe(404);
      for (const companyId of ['x', '0', `${site.companyId}x`, '00000000-0000-0000-0000-000000000000']) {
        expect((await owned({ companyId }, path)).status).toBe(404);
      }
    }
    expect((await owned(site, `/cards/${id}`, { method: 'DELETE', key: stranger })).status).toBe(404);
    const other = await newSite();
    for (const path of [`/cards/${id}`, '/cards/x', '/nothing/x']) {
      expect((await owned(other, path, { method: 'DELETE' })).status).toBe(404);
    }
    for (const path of ['/nothing', '/nothing/export', '/constructor', `/${encodeURIComponent("a';--")}`]) {
      expect((await owned(site, path)).status).toBe(404);
    }
    expect((await owned(site, '/cards?after=x')).status).toBe(400);
    expect((await owned(site, '/cards/export', { headers: { accept: 'image/png' } })).status).toBe(406);
    expect(await stored(site, 'cards')).toHaveLength(1);
  });
});

describe('a schema that nobody should trust', () => {
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
  ])('%s collects nothing, and the site stays up', async (_name, schema) => {
    const site = await newSite([good]);
    await site.publish({ '.capstan/data.json': schema });
    expect((await ask(site, 'good')).status).toBe(404);
    expect((await fetch(app.url + site.path)).status).toBe(200);
    expect((await owned(site)).body.data.collections).toEqual([]);
  });

  it('shows no e-mail addresses because it says so', async () => {
    const site = await newSite([
      { ...good, fields: [field, email], publicFields: ['title', 'email'], uniqueField: 'email' },
    ]);
    await ask(site, 'good', { json: { title: 'One', email: 'a@example.org' } });
    expect((await ask(site, 'good')).text).not.toContain('a@example.org');
  });
});

describe('a site that the service built', () => {
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
      const hours = slots?.hours.find(({ days }) => days.includes(weekday));
      if (hours) return `${day(ahead)}T${hours.opens}`;
    }
    throw new Error('no slot is offered in a week');
  };

  it.each([
    [
      'booking',
      'A booking app for a hairdresser called Schnitt in Vienna. Cut 30 minutes €40, colour 90 minutes €90.',
    ],
    [
      'shop',
      'An online shop with a cart for a bakery called Crumb in Leeds. Rye loaf £4.50, cinnamon bun £2.80.',
    ],
    ['directory', 'A directory of vegan restaurants in Berlin where visitors can add entries.'],
    ['board', 'A kanban board app for our volunteer team called Helping Hands.'],
    ['tracker', 'A habit tracker app for my daily water intake.'],
    ['event', 'An event page with RSVP for our wedding on 2027-06-12 with 80 guests.'],
    ['waitlist', 'A waitlist with referrals for a new app called Moonshot.'],
  ])('takes what the forms of a %s send', async (app, prompt) => {
    const brief = readBrief(prompt);
    expect(brief.app).toBe(app);
    const files = siteFiles({ version: 1, brief, edits: [] });
    const { collections } = JSON.parse(String(files.get('.capstan/data.json'))) as {
      collections: CollectionSpec[];
    };
    const site = await newSite();
    await site.publish(Object.fromEntries(files));
    for (const collection of collections) {
      const form = Object.fromEntries(
        collection.fields.map((field) => [field.name, valueOf(field, collection)]),
      );
      const { status, headers } = await ask(site, collection.name, {
        form: { ...form, _page: 'index.html', _website: '' },
        ...(collection.access === 'private' ? { space: 'secret-0123456789abcdef' } : {}),
      });
      expect(headers.get('location')).toBe(`../index.html?sent=${collection.name}#${collection.name}`);
      expect(status).toBe(303);
      expect(Object.keys((await stored(site, collection.name))[0] ?? {}).toSorted()).toEqual(
        Object.keys(form).toSorted(),
      );
    }
    const { body } = await owned(site);
    expect(
      body.data.collections.map(({ name, entry_count }: { name: string; entry_count: number }) => [
        name,
        entry_count,
      ]),
    ).toEqual(collections.map(({ name }) => [name, 1]));
  });
});
