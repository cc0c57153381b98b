import { Injectable } from '@nestjs/common';
import { AppError } from '@capstan/platform-core';
import { RenderedEnvelope } from '@capstan/platform-http';
import { IdempotencyInProgressError } from '../errors/idempotency-in-progress.error.js';
import { type EarlierCall, IdempotencyService } from '../idempotency/idempotency.service.js';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import { CallSettlement } from './call-settlement.js';
import type { CapabilityAnswer } from './capability-call.js';
import { DurableCalls } from './durable-calls.js';
import { handedOverWorkOf } from '../registry/registered-capability.js';
import type { PricedCall } from './priced-call.js';

/** Claims Idempotency-Keys, or returns the answer of the earlier call with the same key. */
@Injectable()
export class IdempotencyClaims {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly durable: DurableCalls,
    private readonly settlement: CallSettlement,
  ) {}

  /** @returns undefined if this call now owns the key. @throws IdempotencyInProgressError */
  async earlierAnswer(call: PricedCall, mark: IdempotencyMark): Promise<CapabilityAnswer | undefined> {
    for (;;) {
      const earlier = await this.claim(call, mark);
      if (!earlier) return undefined;
      if ('answer' in earlier) return { envelope: new RenderedEnvelope(earlier.answer), replayed: true };
      const work = handedOverWorkOf(call.capability);
      if (!work) throw new IdempotencyInProgressError();
      const joined = await this.durable.join(call, work, earlier.workId);
      if (joined) return joined;
    }
  }

  /**
   * If the outcome of the claim is unknown (the connection broke during the commit), the claim is released.
   */
  private async claim(call: PricedCall, mark: IdempotencyMark): Promise<EarlierCall | undefined> {
    try {
      // `/v1/agent` is one route for every capability.
      const request = { capability: call.capability.definition.name, params: call.sentParams };
      return await this.idempotency.begin(mark, request);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw await this.settlement.fail(call, error);
    }
  }
}
