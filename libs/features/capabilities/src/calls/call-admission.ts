import { Injectable } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import { AppError } from '@capstan/platform-core';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { MaxCreditsExceededError } from '../errors/max-credits-exceeded.error.js';
import { FailureBudget } from '../failure-budget/failure-budget.js';
import type { PricedCall } from './priced-call.js';

/** What stands between a call and its work: the failure budget, the caller's cap, the hold. */
@Injectable()
export class CallAdmission {
  constructor(
    private readonly failures: FailureBudget,
    private readonly holds: HoldsService,
  ) {}

  /** @throws AppError for a call that must not be carried out. What was held until then is to be released. */
  async admit(call: PricedCall): Promise<void> {
    // Capabilities without a price, as the status of a build, do no work that could be expensive.
    if (call.capability.definition.credits !== 0) this.failures.check(call.principal.accountId);
    checkCap(call);
    if (call.price > 0) await this.hold(call);
    if (call.signal.aborted) throw new ClientClosedError();
  }

  private async hold(call: PricedCall): Promise<void> {
    const { accountId, credential, spendingGroupId, creditCap } = call.principal;
    call.heldCredits = call.price;
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
        },
      });
    } catch (error) {
      // A refusal is a verdict: nothing is held. After any other error it is not known.
      if (error instanceof AppError) call.heldCredits = 0;
      throw error;
    }
  }
}

/** The stored answer of an earlier call costs nothing, whatever the price: so this comes after it. */
function checkCap({ price, maxCredits }: PricedCall): void {
  if (maxCredits !== undefined && price > maxCredits)
    throw new MaxCreditsExceededError({ price, maxCredits });
}
