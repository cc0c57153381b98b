import { describe, expect, it } from 'vitest';
import { expectRefused, useVisitors } from '../../harness/visitor-bench.js';

const bench = useVisitors();

describe('what visitors see', () => {
  it('of a list is its public fields, without contact data', async () => {
    const site = await bench.newSite();
    const first = await bench.ask(site, 'listings', {
      json: { title: 'One', email: 'a@example.org', note: 'secret' },
    });
    await bench.ask(site, 'listings', { json: { title: 'Two', email: 'b@example.org' } });
    const { body, text: raw } = await bench.ask(site, 'listings');
    expect(body.entries.map(({ title }: { title: string }) => title)).toEqual(['Two', 'One']);
    expect(body.entries[1]).toEqual({ title: 'One', id: first.body.id, at: first.body.at });
    expect(body).toMatchObject({ count: 2, taken: [] });
    expect(raw).not.toMatch(/secret|example\.org/);
  });

  it('of a list is read-only', async () => {
    const site = await bench.newSite();
    const { body } = await bench.ask(site, 'listings', { json: { title: 'One', email: 'a@example.org' } });
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await bench.ask(site, `listings/${body.id}`, { method, json: { title: 'Mine' } });
      expect(answer.status).toBe(403);
      expect(answer.body.error.code).toBe('not_offered');
    }
    expect(await bench.stored(site, 'listings')).toEqual([{ title: 'One', email: 'a@example.org' }]);
  });

  it('of a waitlist excludes addresses', async () => {
    const site = await bench.newSite();
    await bench.ask(site, 'waitlist', { json: { email: 'a@example.org' } });
    expect((await bench.ask(site, 'waitlist')).body).toEqual({ entries: [], count: 1, taken: [] });
    await expectRefused(
      bench.ask(site, 'waitlist', { json: { email: 'A@Example.org' } }),
      409,
      'taken',
      'email',
    );
  });

  it('is their site only', async () => {
    const [one, two] = [await bench.newSite(), await bench.newSite()];
    const { body } = await bench.ask(one, 'cards', { json: { title: 'One' } });
    expect((await bench.ask(two, 'cards')).body.entries).toEqual([]);
    await expectRefused(
      bench.ask(two, `cards/${body.id}`, { method: 'PATCH', json: { title: 'Two' } }),
      404,
      'unknown',
      null,
    );
    await expectRefused(bench.ask(two, `cards/${body.id}`, { method: 'DELETE' }), 404, 'unknown', null);
    await expectRefused(
      bench.ask(one, `listings/${body.id}`, { method: 'DELETE' }),
      403,
      'not_offered',
      null,
    );
    expect(await bench.stored(one, 'cards')).toEqual([{ title: 'One' }]);
  });

  it('can be read by pages with an opaque origin', async () => {
    const site = await bench.newSite();
    const preflight = await bench.ask(site, 'diary', {
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
    const refused = await bench.ask(site, 'nothing', { headers: { origin: 'null' } });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('a board', () => {
  it('can be changed by every visitor', async () => {
    const site = await bench.newSite();
    const { id } = (await bench.ask(site, 'cards', { json: { title: 'One', column: 'c1' } })).body;
    const changed = await bench.ask(site, `cards/${id}`, { method: 'PATCH', json: { column: 'c2' } });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ title: 'One', column: 'c2', id, at: expect.any(String) });
    await bench.ask(site, `cards/${id}`, { method: 'PATCH', json: { column: '' } });
    expect((await bench.ask(site, 'cards')).body.entries).toEqual([
      { title: 'One', id, at: expect.any(String) },
    ]);
    expect((await bench.ask(site, `cards/${id}`, { method: 'DELETE' })).body).toEqual({ id });
    await expectRefused(bench.ask(site, `cards/${id}`, { method: 'DELETE' }), 404, 'unknown', null);
    expect((await bench.ask(site, 'cards')).body.entries).toEqual([]);
  });

  it('rejects changes that would be invalid as an entry', async () => {
    const site = await bench.newSite();
    const { id } = (await bench.ask(site, 'cards', { json: { title: 'One', email: 'a@example.org' } })).body;
    const patch = (json: unknown) => bench.ask(site, `cards/${id}`, { method: 'PATCH', json });
    await expectRefused(patch({ title: '' }), 422, 'required', 'title');
    await expectRefused(patch({ colour: 'red' }), 422, 'unknown', 'colour');
    // What no visitor may read, no visitor may overwrite.
    await expectRefused(patch({ email: 'b@example.org' }), 422, 'unknown', 'email');
    expect(await bench.stored(site, 'cards')).toEqual([{ title: 'One', email: 'a@example.org' }]);
  });

  it('cannot be replaced as a whole', async () => {
    const site = await bench.newSite();
    const answer = await bench.ask(site, 'cards', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });
});

describe('a private space', () => {
  const MINE = 'mine-0123456789abcdef';
  const YOURS = 'yours-0123456789abcdef';

  it('can be read and changed only with its secret', async () => {
    const site = await bench.newSite();
    const { id } = (await bench.ask(site, 'diary', { space: MINE, json: { day: '2026-05-01', what: 'ran' } }))
      .body;
    await bench.ask(site, 'diary', { space: YOURS, json: { day: '2026-05-01', what: 'slept' } });
    expect((await bench.ask(site, 'diary', { space: MINE })).body).toEqual({
      entries: [{ day: '2026-05-01', what: 'ran', id, at: expect.any(String) }],
      count: 1,
      taken: ['2026-05-01'],
    });
    for (const space of [YOURS, undefined, `${MINE}x`]) {
      const options = space === undefined ? {} : { space };
      for (const change of [{ method: 'PATCH', json: { what: 'x' } }, { method: 'DELETE' }]) {
        const { status } = await bench.ask(site, `diary/${id}`, { ...change, ...options });
        expect([404, 422]).toContain(status);
      }
      expect(JSON.stringify((await bench.ask(site, 'diary', options)).body)).not.toContain('ran');
    }
    const changed = await bench.ask(site, `diary/${id}`, {
      method: 'PATCH',
      space: MINE,
      json: { what: 'walked' },
    });
    expect(changed.body.what).toBe('walked');
    expect((await bench.ask(site, `diary/${id}`, { method: 'DELETE', space: MINE })).status).toBe(200);
    expect(await bench.stored(site, 'diary')).toEqual([{ day: '2026-05-01', what: 'slept' }]);
  });

  it('has the rules of its collection', async () => {
    const site = await bench.newSite();
    await bench.ask(site, 'diary', { space: MINE, json: { day: '2026-05-01' } });
    const second = (await bench.ask(site, 'diary', { space: MINE, json: { day: '2026-05-02' } })).body.id;
    await expectRefused(
      bench.ask(site, 'diary', { space: MINE, json: { day: '2026-05-01' } }),
      409,
      'taken',
      'day',
    );
    const patch = (json: unknown) =>
      bench.ask(site, `diary/${second}`, { method: 'PATCH', space: MINE, json });
    await expectRefused(patch({ day: '2026-05-01' }), 409, 'taken', 'day');
    expect((await patch({ day: '2026-05-02', what: 'same day' })).status).toBe(200);
  });

  it('requires a secret of minimum length; only its hash is stored', async () => {
    const site = await bench.newSite();
    await expectRefused(bench.ask(site, 'diary', { json: { day: '2026-05-01' } }), 422, 'required', 'space');
    await expectRefused(
      bench.ask(site, 'diary', { space: 'short', json: { day: '2026-05-01' } }),
      422,
      'invalid',
      'space',
    );
    expect((await bench.ask(site, 'diary')).body).toEqual({ entries: [], count: 0, taken: [] });
    await bench.ask(site, 'diary', { space: MINE, json: { day: '2026-05-01' } });
    const [row] = await bench.app.dataSource.query<{ kept: string }[]>(
      'SELECT site_entries::text AS kept FROM site_entries WHERE site_id = $1',
      [site.companyId],
    );
    expect(row?.kept).not.toContain(MINE);
  });
});
