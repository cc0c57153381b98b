import { Injectable } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import { AppError, currentTraceparent } from '@capstan/platform-core';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { MaxCreditsExceededError } from '../errors/max-credits-exceeded.error.js';
import { FailureBudget } from '../failure-budget/failure-budget.js';
import type { PricedCall } from './priced-call.js';

/** Checks a call before its work starts: failure budget, `X-Max-Credits`, credit hold. */
@Injectable()
export class CallAdmission {
  constructor(
    private readonly failures: FailureBudget,
    private readonly holds: HoldsService,
  ) {}

  /** @throws AppError if the call is rejected. The caller must release a hold made before that. */
  async admit(call: PricedCall): Promise<void> {
    // Capabilities without a price (such as the status of a build) do no expensive work.
    if (call.capability.definition.credits !== 0) this.failures.check(call.principal.accountId);
    checkCap(call);
    if (call.price > 0) await this.hold(call);
    if (call.signal.aborted) throw new ClientClosedError();
  }

  private async hold(call: PricedCall): Promise<void> {
    const { accountId, credential, spendingGroupId, creditCap } = call.principal;
    call.heldCredits = call.price;
    const traceparent = currentTraceparent();
    try {
      await this.holds.reserve({
        id: call.id,
        accountId,
        keyId: credential.id,
        spendingGroupId,
        amountCredits: call.price,
        keyCapCredits: creditCap,
        details: {
          requestId: call.context.requestId,
          capability: call.capability.definition.name,
          route: call.route,
          mode: call.mode,
          ...(traceparent === undefined ? {} : { traceparent }),
        },
      });
    } catch (error) {
      // After an AppError nothing is held. After any other error the hold may exist.
      if (error instanceof AppError) call.heldCredits = 0;
      throw error;
    }
  }
}

/** Runs after the Idempotency-Key check: a stored answer is free, whatever the price. */
function checkCap({ price, maxCredits }: PricedCall): void {
  if (maxCredits !== undefined && price > maxCredits)
    throw new MaxCreditsExceededError({ price, maxCredits });
}
