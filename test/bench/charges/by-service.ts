import { randomUUID } from 'node:crypto';
import type { Principal } from '@capstan/auth';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { compiled } from '../compiled.js';
import { STUB_PARAMS, stub } from '../service/stub.capability.js';
import type { Charger } from './charge-job.js';
import { inTurn } from './funded-accounts.js';

const { CapabilityCalls, CapabilityRegistry } = await compiled<typeof import('@capstan/capabilities')>(
  'libs/capabilities/src/index.js',
);

/**
 * A paid call as the service makes it, without HTTP: validation, hold, waterfall, then charge, receipt and
 * end of the hold. More than the rivals do, who only charge.
 */
export function byService(app: NestFastifyApplication, accounts: readonly string[]): Charger {
  const calls = app.get(CapabilityCalls);
  const capability = app.get(CapabilityRegistry).get(stub.name);
  const next = inTurn(
    accounts.map((accountId): Principal => {
      const keyId = randomUUID();
      return {
        accountId,
        keyId,
        spendingGroupId: keyId,
        scopes: ['capabilities'],
        rateLimitPerMinute: null,
        creditCap: null,
      };
    }),
  );
  return () =>
    calls.execute({
      capability,
      params: STUB_PARAMS,
      paramsPath: '',
      principal: next(),
      context: {
        requestId: randomUUID(),
        startedAtMs: Date.now(),
        address: '127.0.0.1',
        traceId: undefined,
        creditsUsed: 0,
      },
      route: '/v1/stub',
      idempotencyKey: undefined,
      maxCredits: undefined,
      signal: new AbortController().signal,
    });
}
