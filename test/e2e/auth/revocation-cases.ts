import { ApiKeysService, AccountsService } from '@capstan/auth';
import { expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import type { Override } from '../../harness/override.js';

/** Two processes of one service. */
export interface Pair {
  one: TestApp;
  other: TestApp;
}

export async function startPair(
  env: Record<string, string>,
  overrides: readonly Override[] = [],
): Promise<Pair> {
  const { catalog } = scriptedCatalog();
  const one = await startApp({ catalog, env, overrides });
  return { one, other: await startApp({ catalog, env, overrides, databaseUrl: one.databaseUrl }) };
}

export async function stopPair({ one, other }: Pair): Promise<void> {
  await other.close();
  await one.close();
}

export const statusOf = async (process: TestApp, key: string): Promise<number> =>
  (await process.call('/v1/echo', { body: { text: 'hello' }, key })).status;

/** A key that both processes have just accepted, and so have cached. */
export async function knownKey({
  one,
  other,
}: Pair): Promise<{ id: string; key: string; accountId: string }> {
  const { accountId } = await one.createAccount();
  const { id, key } = await one.app.get(ApiKeysService).create({ accountId, name: 'known' });
  expect([await statusOf(one, key), await statusOf(other, key)]).toEqual([200, 200]);
  return { id, key, accountId };
}

/** When a key must have stopped: options for `expect.poll`. */
export interface Patience {
  timeout?: number;
  interval?: number;
}

/** Expects that it stops in both processes, and stays rejected. */
async function expectStopped({ one, other }: Pair, key: string, within: Patience): Promise<void> {
  await expect.poll(() => statusOf(other, key), within).toBe(401);
  expect(await statusOf(one, key)).toBe(401);
  for (let again = 0; again < 3; again += 1) expect(await statusOf(other, key)).toBe(401);
}

/** Tests for all ways in which keys stop. */
export function stopsEverywhere(pair: () => Pair, within: Patience = {}): void {
  it.each([
    [
      'revoked by an admin',
      ({ one }: Pair, id: string) =>
        one.call(`/v1/admin/keys/${id}`, { method: 'DELETE', key: one.adminKey }),
    ],
    [
      'rotated without overlap',
      ({ one }: Pair, id: string) =>
        one.call(`/v1/admin/keys/${id}/rotate`, { body: { overlap_seconds: 0 }, key: one.adminKey }),
    ],
  ])('a key %s stops in both processes', async (_how, stop) => {
    const { id, key } = await knownKey(pair());
    expect((await stop(pair(), id)).status).toBeLessThan(300);
    await expectStopped(pair(), key, within);
  });

  it('the keys of a suspended account stop in both processes', async () => {
    const { key, accountId } = await knownKey(pair());
    await pair().one.app.get(AccountsService).suspend(accountId);
    await expectStopped(pair(), key, within);
  });

  it('many keys revoked at once all stop', async () => {
    const { one, other } = pair();
    const known = await Promise.all(Array.from({ length: 20 }, () => knownKey(pair())));
    await Promise.all(known.map(({ id }) => one.app.get(ApiKeysService).revoke(id)));
    const stillWorking = async (): Promise<number> =>
      (await Promise.all(known.map(({ key }) => statusOf(other, key)))).filter((status) => status !== 401)
        .length;
    await expect.poll(stillWorking, within).toBe(0);
  });
}

/** Revokes a key without a message, as if the message was lost. */
export const revokeSilently = ({ one }: Pair, id: string): Promise<unknown> =>
  one.dataSource.query('UPDATE api_keys SET revoked_at = now() WHERE id = $1', [id]);

/** Closes the connections over which both processes receive revocations. */
export async function cutBroadcast({ one }: Pair): Promise<void> {
  const [cut] = await one.dataSource.query(
    `SELECT count(pg_terminate_backend(pid))::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'capstan-broadcast'`,
  );
  expect(cut.n).toBe(2);
}
