import { randomUUID } from 'node:crypto';
import { ChargeEvents, type HoldRequest, type LedgerService } from '@capstan/credits';
import { silentOutbox } from '@capstan/platform-testing';

/** Charges in a process without event handlers. */
export const silentCharges = new ChargeEvents(silentOutbox, { signupCredits: 0, lowCreditsThreshold: 0 });

/** A new account with credits, created by SQL. @returns its id. */
export async function openAccount(
  ledger: LedgerService,
  amountCredits = 0,
  overageLimit = 0,
): Promise<string> {
  const accountId = randomUUID();
  if (amountCredits > 0) {
    await ledger.book({
      accountId,
      kind: 'grant',
      amountCredits,
      reason: 'test',
      actor: 'system',
      reference: 'start',
    });
  }
  if (overageLimit > 0) await ledger.setOverageLimit(accountId, overageLimit);
  return accountId;
}

/** Parameters of a hold: of a new key without a cap by default. */
export function holdOf(
  accountId: string,
  amountCredits: number,
  more: Partial<HoldRequest> = {},
): HoldRequest {
  const keyId = more.keyId ?? randomUUID();
  return {
    id: randomUUID(),
    accountId,
    keyId,
    spendingGroupId: keyId,
    amountCredits,
    keyCapCredits: null,
    details: { requestId: 'req_test', capability: 'test' },
    ...more,
  };
}

/** Subject of the ledger entries of a call. */
export const subjectOf = (callId: string): string => `request:${callId}`;
