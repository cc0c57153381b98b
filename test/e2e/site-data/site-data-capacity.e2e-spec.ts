import { describe, expect, it } from 'vitest';
import { expectRefused, useVisitors } from '../../harness/visitor-bench.js';
import { day } from '../../harness/visitor-collections.js';

const bench = useVisitors();

describe('a slot', () => {
  const at = (slot: string) => ({ slot, name: 'x' });

  it('is booked once, even by concurrent requests', async () => {
    const site = await bench.newSite();
    const slot = `${day(3)}T10:00`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bench.ask(site, 'bookings', { json: at(slot) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers.filter(({ body }) => body.error?.code === 'taken' && body.error.field === 'slot'),
    ).toHaveLength(49);
    expect(await bench.stored(site, 'bookings')).toHaveLength(1);
    expect((await bench.ask(site, 'bookings')).body).toEqual({ entries: [], count: 1, taken: [slot] });
    expect((await bench.ask(site, 'bookings', { json: at(`${day(3)}T10:30`) })).status).toBe(201);
  });

  it('is booked up to its capacity', async () => {
    const site = await bench.newSite();
    const slot = `${day(3)}T10:00`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bench.ask(site, 'tables', { json: { slot } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await bench.ask(site, 'tables')).body).toEqual({ entries: [], count: 3, taken: [slot] });
  });

  it('has room for people, not for bookings', async () => {
    const site = await bench.newSite();
    const slot = `${day(3)}T19:00`;
    const book = (people: number, at = slot) => bench.ask(site, 'dinners', { json: { slot: at, people } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(2)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    await expectRefused(book(1), 409, 'taken', 'slot');
    expect((await bench.ask(site, 'dinners')).body).toEqual({ entries: [], count: 6, taken: [slot] });
    const later = `${day(3)}T20:00`;
    expect((await book(4, later)).status).toBe(201);
    await expectRefused(book(3, later), 409, 'full', 'people');
    expect((await book(2, later)).status).toBe(201);
  });

  it('must be one of those offered', async () => {
    const site = await bench.newSite();
    const isTaken = async (slot: string) =>
      (await bench.ask(site, 'bookings', { json: at(slot) })).status === 201;
    for (const slot of [`${day(1)}T09:00`, `${day(1)}T16:30`, `${day(30)}T12:00`])
      expect(await isTaken(slot)).toBe(true);
    for (const slot of [
      `${day(1)}T08:30`,
      `${day(1)}T17:00`,
      `${day(1)}T09:15`,
      `${day(-3)}T10:00`,
      `${day(40)}T10:00`,
    ]) {
      await expectRefused(bench.ask(site, 'bookings', { json: at(slot) }), 422, 'not_offered', 'slot');
    }
    for (const slot of [
      'tomorrow',
      `${day(1)}T09:00:00`,
      `${day(1)} 09:00`,
      '2026-02-31T10:00',
      `${day(1)}T25:00`,
    ]) {
      const { body } = await bench.ask(site, 'bookings', { json: at(slot) });
      expect(body.error).toMatchObject({ field: 'slot' });
      expect(['invalid', 'too_long']).toContain(body.error.code);
    }
  });

  it('is free again when the owner deletes its booking', async () => {
    const site = await bench.newSite();
    const slot = `${day(3)}T10:00`;
    const { body } = await bench.ask(site, 'bookings', { json: at(slot) });
    await bench.owned(site, `/bookings/${body.id}`, { method: 'DELETE' });
    expect((await bench.ask(site, 'bookings')).body.taken).toEqual([]);
    expect((await bench.ask(site, 'bookings', { json: at(slot) })).status).toBe(201);
  });
});

describe('a capacity over all entries', () => {
  it('adds up the amounts, and is never exceeded', async () => {
    const site = await bench.newSite();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => bench.ask(site, 'guests', { json: { name: 'x', people: 3 } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    await expectRefused(bench.ask(site, 'guests', { json: { name: 'x', people: 2 } }), 409, 'full', 'people');
    expect((await bench.ask(site, 'guests', { json: { name: 'x' } })).status).toBe(201);
    expect((await bench.ask(site, 'guests')).body).toEqual({ entries: [], count: 10, taken: [] });
  });

  it('is not increased by negative amounts', async () => {
    const site = await bench.newSite();
    await bench.ask(site, 'guests', { json: { name: 'x', people: -50 } });
    await bench.ask(site, 'guests', { json: { name: 'x', people: 1e11 } });
    expect((await bench.ask(site, 'guests')).body.count).toBe(0);
    await expectRefused(
      bench.ask(site, 'guests', { json: { name: 'x', people: 11 } }),
      409,
      'full',
      'people',
    );
  });
});

describe('a waitlist', () => {
  it('moves up entries that referred others', async () => {
    const site = await bench.newSite();
    const join = async (name: string, ref?: string) =>
      (await bench.ask(site, 'waitlist', { json: { email: `${name}@example.org`, ...(ref ? { ref } : {}) } }))
        .body as {
        code: string;
        position: number;
      };
    const [one, two, three] = [await join('one'), await join('two'), await join('three')];
    expect([one.position, two.position, three.position]).toEqual([1, 2, 3]);
    const four = await join('four', three.code);
    expect(four.position).toBe(4);
    const standing = async (code: string) => (await bench.ask(site, `waitlist?ref=${code}`)).body;
    expect(await standing(three.code)).toEqual({ position: 1, referrals: 1, count: 4 });
    expect(await standing(one.code)).toEqual({ position: 2, referrals: 0, count: 4 });
    expect((await join('five', 'nosuchcode')).position).toBe(5);
    await expectRefused(bench.ask(site, 'waitlist?ref=nosuchcode'), 404, 'unknown', 'ref');
    await expectRefused(bench.ask(site, 'everything?ref=x'), 404, 'unknown', 'ref');
    const other = await bench.newSite();
    expect((await bench.ask(other, `waitlist?ref=${three.code}`)).status).toBe(404);
  });

  it('accepts forms', async () => {
    const site = await bench.newSite();
    const { code } = (await bench.ask(site, 'waitlist', { json: { email: 'a@example.org' } })).body;
    await bench.ask(site, 'waitlist', { form: { email: 'b@example.org', ref: code } });
    expect((await bench.ask(site, `waitlist?ref=${code}`)).body.referrals).toBe(1);
  });
});
