import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { compiled } from '../compiled.js';

const { AccountsService, ApiKeysService } = await compiled<typeof import('@capstan/auth')>(
  'libs/features/auth/src/index.js',
);
const { LedgerService } = await compiled<typeof import('@capstan/credits')>(
  'libs/features/credits/src/index.js',
);

/** More than a run can spend. */
export const PLENTY_OF_CREDITS = 1_000_000_000;

/** An account with sufficient credits. @returns its API key. */
export async function createCaller(app: NestFastifyApplication): Promise<string> {
  const account = await app
    .get(AccountsService)
    .create({ email: `${randomUUID()}@example.test`, name: 'Bench' });
  await app.get(LedgerService).book({
    accountId: account.id,
    kind: 'grant',
    amountCredits: PLENTY_OF_CREDITS,
    reason: 'bench',
    actor: 'system',
    reference: 'bench',
  });
  const { key } = await app.get(ApiKeysService).create({ accountId: account.id, name: 'bench' });
  return key;
}
