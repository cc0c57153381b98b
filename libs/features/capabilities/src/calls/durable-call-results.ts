import { Inject, Injectable } from '@nestjs/common';
import type { PartialAnswer } from '@capstan/kit';
import { AppError, NotFoundError } from '@capstan/platform-core';
import {
  type EnvelopeMetadata,
  type HttpConfig,
  failureEnvelope,
  httpConfig,
  successEnvelope,
} from '@capstan/platform-http';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import type { LoggedRequest } from '../request-log/logged-request.js';
import { RequestLog } from '../request-log/request-log.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import { type HandedOverWork, handedOverWorkOf } from '../registry/registered-capability.js';

/** Results of calls that jobs handed over to durable work; can also stop that work. */
@Injectable()
export class DurableCallResults {
  constructor(
    private readonly registry: CapabilityRegistry,
    private readonly log: RequestLog,
    @Inject(httpConfig.token) private readonly http: HttpConfig,
  ) {}

  /** Returns the answer to a call, with the metadata of its receipt; undefined while its work is running. */
  async answerOf(
    capability: string,
    workId: string,
    { accountId, signal }: { accountId: string; signal: AbortSignal },
  ): Promise<PartialAnswer | undefined> {
    const receipt = await this.log.find(workId, { accountId });
    if (!receipt) return undefined;
    const metadata = metadataOf(receipt);
    const { credits: creditsUsed } = receipt;
    try {
      const ended = await this.workOf(capability)?.provider.outcome(workId, signal);
      // Work that has a receipt has ended: its row was deleted since, by the retention of results.
      if (!ended) throw new NotFoundError('The result of the call');
      return { isSuccess: true, envelope: successEnvelope(ended.result, metadata, creditsUsed), creditsUsed };
    } catch (thrown) {
      const error = thrown instanceof WaterfallFailure ? thrown.error : thrown;
      if (!(error instanceof AppError)) throw error;
      const envelope = failureEnvelope(error.toProblem(`${this.http.baseUrl}/errors`), metadata);
      return { isSuccess: false, envelope, creditsUsed };
    }
  }

  /** Ends work that is running; resolves when it has ended. Work that cannot be stopped runs to its end. */
  async stop(capability: string, workId: string): Promise<void> {
    await this.workOf(capability)?.provider.stop?.(workId);
  }

  private workOf(capability: string): HandedOverWork | undefined {
    return handedOverWorkOf(this.registry.get(capability));
  }
}

const metadataOf = (receipt: LoggedRequest): EnvelopeMetadata => ({
  provider_used: receipt.providerUsed,
  providers_tried: receipt.attempts.map(({ provider }) => provider),
  mode_used: receipt.mode,
  response_time_ms: receipt.durationMs,
  request_id: receipt.requestId,
});
