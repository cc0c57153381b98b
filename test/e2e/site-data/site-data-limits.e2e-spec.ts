import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type VisitorAnswer, expectRefused, useVisitors } from '../../harness/visitor-bench.js';

const bench = useVisitors();

describe('rate limits', () => {
  it('per client address affect only that address', async () => {
    const site = await bench.newSite();
    const address = bench.nextAddress();
    const send = (from: string) => bench.ask(site, 'everything', { json: { name: 'x' }, address: from });
    for (let n = 0; n < 10; n += 1) expect((await send(address)).status).toBe(201);
    const refused = await send(address);
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe('rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const form = await bench.ask(site, 'everything', { form: { name: 'x', _page: 'contact.html' }, address });
    expect(form.status).toBe(429);
    expect(form.text).toContain('Too many requests. Please wait a minute.');
    expect((await send(bench.nextAddress())).status).toBe(201);
    expect(
      (await bench.ask(await bench.newSite(), 'everything', { json: { name: 'x' }, address })).status,
    ).toBe(201);
    expect(await bench.stored(site, 'everything')).toHaveLength(11);
  });

  it('per site apply to many addresses together', async () => {
    const site = await bench.newSite();
    const answers: VisitorAnswer[] = [];
    // So many requests may take longer than the one-minute window.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let n = 0; n < 310; n += 10) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () => bench.ask(site, 'everything', { json: { name: 'x' } })),
        )),
      );
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(300);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it.each([
    ['entries', { entries: 10_000, bytes: 1000 }],
    ['bytes', { entries: 10, bytes: 20 * 1024 * 1024 }],
  ])('per company: %s', async (_name, { entries, bytes }) => {
    const site = await bench.newSite();
    const { id } = (await bench.ask(site, 'cards', { json: { title: 'One' } })).body;
    await bench.app.dataSource.query(
      'UPDATE site_data_usage SET entries = $2, bytes = $3 WHERE site_id = $1',
      [site.companyId, entries, bytes],
    );
    await expectRefused(bench.ask(site, 'cards', { json: { title: 'Two' } }), 409, 'too_many', null);
    const form = await bench.ask(site, 'cards', { form: { title: 'Two' } });
    expect(form.status).toBe(409);
    expect(form.text).toContain('No more entries can be accepted here.');
    expect((await bench.ask(site, `cards/${id}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('count existing entries', async () => {
    const site = await bench.newSite();
    const usage = async () =>
      (
        await bench.app.dataSource.query<{ entries: number; bytes: number; there: number; size: number }[]>(
          `SELECT entries, bytes, (SELECT count(*) FROM site_entries e WHERE e.site_id = u.site_id) AS there,
             (SELECT coalesce(sum(size_bytes), 0)::bigint FROM site_entries e WHERE e.site_id = u.site_id) AS size
           FROM site_data_usage u WHERE site_id = $1`,
          [site.companyId],
        )
      )[0];
    const ids = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await bench.ask(site, 'cards', { json: { title: 'One' } })).body.id as string,
      ),
    );
    await Promise.all([
      bench.ask(site, `cards/${ids[0]}`, { method: 'PATCH', json: { title: 'A longer title' } }),
      bench.ask(site, `cards/${ids[1]}`, { method: 'DELETE' }),
      bench.ask(site, `cards/${ids[1]}`, { method: 'DELETE' }),
      bench.owned(site, `/cards/${ids[2]}`, { method: 'DELETE' }),
      bench.ask(site, 'cards', { json: { title: '' } }),
    ]);
    const counted = await usage();
    expect(counted).toMatchObject({ entries: 6, there: 6 });
    expect(counted?.bytes).toBe(counted?.size);
  });
});
