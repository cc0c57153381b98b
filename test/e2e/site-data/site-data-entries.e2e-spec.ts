import { beforeAll, describe, expect, it } from 'vitest';
import { type TestSite } from '../../harness/sites.js';
import { expectRefused, useVisitors } from '../../harness/visitor-bench.js';

const bench = useVisitors();

describe('an entry', () => {
  let shared: TestSite;
  beforeAll(async () => {
    shared = await bench.newSite();
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
  ])('never redirects to %j', async (page) => {
    const { status, headers } = await bench.ask(shared, 'everything', { form: { _page: page, name: 'x' } });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('../?sent=everything#everything');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is accepted as JSON', async () => {
    const site = await bench.newSite();
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
    const { status, body } = await bench.ask(site, 'everything', { json: sent });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), at: expect.stringMatching(/Z$/) });
    expect(await bench.stored(site, 'everything')).toEqual([
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

  it('is accepted as a form, which redirects back to its page', async () => {
    const site = await bench.newSite();
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
    const { status, headers } = await bench.ask(site, 'everything', { form });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('../contact.html?sent=everything#everything');
    expect(await bench.stored(site, 'everything')).toEqual([
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

  it('accepts the cart of a form as JSON text', async () => {
    const site = await bench.newSite();
    await bench.ask(site, 'everything', { form: { name: 'x', cart: '[{"value":"Rye","quantity":2}]' } });
    expect((await bench.stored(site, 'everything'))[0]).toMatchObject({
      cart: [{ value: 'Rye', quantity: 2 }],
    });
  });

  it('shows a rejected form again, with what was sent and the reasons next to the fields', async () => {
    const site = await bench.newSite();
    const { status, headers, text } = await bench.ask(site, 'everything', {
      form: { _page: 'contact.html', name: '<b>"x"</b>', age: '17', size: 'l' },
    });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('value="&lt;b&gt;&quot;x&quot;&lt;/b&gt;"');
    expect(text).toContain('aria-invalid="true" aria-describedby="f-age-fault" type="number" value="17"');
    expect(text).toContain('<p class="fault" id="f-age-fault">This is not valid.</p>');
    expect(text).toContain('<option value="l" selected>L</option>');
    expect(text).toContain('<a href="../contact.html">');
    expect(await bench.stored(site, 'everything')).toEqual([]);
  });

  it('is dropped without an error when a robot sends it', async () => {
    const site = await bench.newSite();
    const json = { name: 'x', _website: 'https://spam.example' };
    const created = await bench.ask(site, 'everything', { json });
    expect(created.status).toBe(201);
    expect(Object.keys(created.body)).toEqual(['id', 'at']);
    const form = await bench.ask(site, 'everything', { form: json });
    expect(form.headers.get('location')).toBe('../?sent=everything#everything');
    expect(await bench.stored(site, 'everything')).toEqual([]);
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
    [{ name: 'x', email: 'no-address' }, 'invalid', 'email'],
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
  ])('is rejected: %j', async (json, code, field) => {
    await expectRefused(bench.ask(shared, 'everything', { json }), 422, code, field);
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
  ])('is rejected as a body: %.40s', async (json, status) => {
    const answer = await bench.ask(shared, 'everything', { json });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body)).toEqual(['error']);
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  it('is rejected above the size limit', async () => {
    const fields = Array.from({ length: 5 }, (_, index) => ({
      name: `f${index}`,
      label: 'F',
      type: 'long_text',
      isRequired: false,
    }));
    const site = await bench.newSite([{ name: 'long', title: 'Long', access: 'submit', fields }]);
    const json = Object.fromEntries(fields.map(({ name }) => [name, 'x'.repeat(5000)]));
    await expectRefused(bench.ask(site, 'long', { json }), 422, 'too_long', null);
  });

  it('keeps markup as text', async () => {
    const site = await bench.newSite();
    const title = '<script>alert(1)</script>';
    await bench.ask(site, 'listings', { json: { title, email: 'a@example.org' } });
    const { body, headers } = await bench.ask(site, 'listings');
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
  ])('of an unknown collection is rejected: %j', async (path) => {
    const answer = await bench.ask(shared, path, { json: { name: 'x' } });
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe('unknown');
  });
});
