import { describe, expect, it } from 'vitest';
import { expectRefused, useVisitors } from '../../harness/visitor-bench.js';

const bench = useVisitors();

describe('rules of a form', () => {
  it('names all invalid fields at once', async () => {
    const site = await bench.newSite();
    const { status, body } = await bench.ask(site, 'everything', { json: { email: 'no address', age: 7 } });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'required',
      field: 'name',
      faults: [
        { code: 'required', field: 'name' },
        { code: 'invalid', field: 'email' },
        { code: 'invalid', field: 'age' },
      ],
    });
  });

  it('requires an address for a delivery only', async () => {
    const site = await bench.newSite();
    const order = (json: object) => bench.ask(site, 'orders', { json });
    await expectRefused(order({ way: 'delivery' }), 422, 'required', 'address');
    expect((await order({ way: 'delivery', address: '1 Mill Lane' })).status).toBe(201);
    expect((await order({ way: 'pickup' })).status).toBe(201);
    expect((await order({ way: 'pickup', address: 'not needed' })).status).toBe(201);
    expect(await bench.stored(site, 'orders')).toEqual([
      { way: 'delivery', address: '1 Mill Lane' },
      { way: 'pickup' },
      { way: 'pickup' },
    ]);
  });

  it('answers a quiz with its score', async () => {
    const site = await bench.newSite();
    const scoreOf = async (json: object) => (await bench.ask(site, 'quiz', { json })).body.score;
    expect(await scoreOf({ capital: 'bern', rivers: ['aare', 'po'] })).toEqual({ points: 3, of: 4 });
    expect(await scoreOf({ capital: 'basel' })).toEqual({ points: 0, of: 4 });
    expect((await bench.ask(site, 'orders', { json: { way: 'pickup' } })).body).not.toHaveProperty('score');
  });
});

describe('a collection that is not for anyone', () => {
  it('accepts entries of its owner only', async () => {
    const site = await bench.newSite();
    await expectRefused(bench.ask(site, 'invoices', { json: { customer: 'x' } }), 403, 'forbidden', null);
    expect(await bench.stored(site, 'invoices')).toEqual([]);
  });

  it('is closed to visitors who have not signed in', async () => {
    const site = await bench.newSite();
    const id = '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b';
    await expectRefused(bench.ask(site, 'minutes'), 401, 'sign_in', null);
    await expectRefused(bench.ask(site, 'minutes', { json: { title: 'x' } }), 401, 'sign_in', null);
    for (const method of ['PATCH', 'DELETE'])
      await expectRefused(bench.ask(site, `minutes/${id}`, { method, json: {} }), 401, 'sign_in', null);
  });
});
