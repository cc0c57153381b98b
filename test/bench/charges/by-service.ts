import { randomUUID } from 'node:crypto';
import { API_KEY_CREDENTIAL, type Principal } from '@capstan/auth';
import type { Settlement } from '@capstan/credits';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { compiled } from '../compiled.js';
import { STUB_PARAMS, stub } from '../service/stub.capability.js';
import type { Charger } from './charge-job.js';
import { inTurn } from './funded-accounts.js';

const { CallExecutor, CapabilityRegistry, createCallId } = await compiled<
  typeof import('@capstan/capabilities')
>('libs/features/capabilities/src/index.js');
const { HoldsService } = await compiled<typeof import('@capstan/credits')>(
  'libs/features/credits/src/index.js',
);
const { GroupCommit } = await compiled<typeof import('@capstan/platform-core')>(
  'libs/platform/core/src/index.js',
);

/** In batches like the call journal. */
const SETTLING = { maxGroup: 500, lanes: 2 };

/** The credits of a call only: held before the work, charged after it. */
export function byHold(app: NestFastifyApplication, accounts: readonly string[]): Charger {
  const holds = app.get(HoldsService);
  const dataSource = app.get(DataSource);
  const settlements = new GroupCommit<Settlement, number | undefined>(
    (items) =>
      dataSource.transaction(async (manager) => {
        const charged = await holds.settle(manager, items);
        return items.map(({ holdId }) => charged.get(holdId));
      }),
    SETTLING,
  );
  const next = inTurn(accounts.map(callerOf));
  return async () => {
    const { accountId, credential, spendingGroupId } = next();
    const id = createCallId(Date.now());
    await holds.reserve({
      id,
      accountId,
      keyId: credential.id,
      spendingGroupId,
      amountCredits: 1,
      keyCapCredits: null,
      details: { requestId: id, capability: stub.name },
    });
    const charged = await settlements.submit({ holdId: id, chargeCredits: 1, subject: `request:${id}` });
    if (charged !== 1) throw new Error(`The call was charged ${charged} credits.`);
  };
}

/** A whole paid call without HTTP: validation, hold, waterfall, then charge, receipt and end of the hold. */
export function byPaidCall(app: NestFastifyApplication, accounts: readonly string[]): Charger {
  const calls = app.get(CallExecutor);
  const capability = app.get(CapabilityRegistry).get(stub.name);
  const next = inTurn(accounts.map(callerOf));
  return () => {
    const startedAtMs = Date.now();
    return calls.execute({
      capability,
      params: STUB_PARAMS,
      sentParams: STUB_PARAMS,
      principal: next(),
      context: {
        requestId: createCallId(startedAtMs),
        startedAtMs,
        address: '127.0.0.1',
        traceId: undefined,
        creditsUsed: 0,
      },
      route: '/v1/stub',
      idempotencyKey: undefined,
      maxCredits: undefined,
      cacheControl: { mayRead: true, mayStore: true },
      signal: new AbortController().signal,
    });
  };
}

function callerOf(accountId: string): Principal {
  const keyId = randomUUID();
  return {
    accountId,
    credential: { kind: API_KEY_CREDENTIAL, id: keyId },
    spendingGroupId: keyId,
    scopes: ['capabilities'],
    rateLimitPerMinute: null,
    accountRateLimitPerMinute: null,
    creditCap: null,
  };
}
