import { Inject, Injectable } from '@nestjs/common';
import { storable } from '@capstan/platform-jobs';
import {
  OutboundClient,
  OutboundError,
  type OutboundResponse,
  signedHeaders,
} from '@capstan/platform-outbound';
import { type WebhooksConfig, webhooksConfig } from '../webhooks.config.js';
import type { AttemptResult } from './attempt-result.js';
import type { ClaimedDelivery } from './claimed-delivery.js';

/** Limits of a response: bytes that are read, and bytes that are stored. */
const MAX_ANSWER_BYTES = 64 * 1024;
const KEPT_CHARACTERS = 1_000;

const GONE = 410;

/** Makes the request of one attempt. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly outbound: OutboundClient,
    @Inject(webhooksConfig.token) private readonly config: WebhooksConfig,
  ) {}

  /** @returns how it ended; it throws only when `signal` aborts. */
  async send(
    delivery: Pick<ClaimedDelivery, 'url' | 'eventId' | 'payload' | 'secrets'>,
    signal: AbortSignal,
  ): Promise<AttemptResult> {
    const { url, eventId: id, payload, secrets } = delivery;
    const startedAt = performance.now();
    const elapsed = () => Math.round(performance.now() - startedAt);
    try {
      const response = await this.outbound.request({
        url,
        method: 'POST',
        headers: signedHeaders({ id, at: new Date(), payload }, secrets),
        body: payload,
        signal,
        timeoutMs: this.config.timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
        overflow: 'cut',
        maxRedirects: 0,
      });
      return { ...resultOf(response), durationMs: elapsed() };
    } catch (error) {
      signal.throwIfAborted();
      return { ...unanswered(error), durationMs: elapsed() };
    }
  }
}

function resultOf(response: OutboundResponse): Omit<AttemptResult, 'durationMs'> {
  const { status } = response;
  const isSuccess = status >= 200 && status < 300;
  return {
    isSuccess,
    isGone: status === GONE,
    responseStatus: status,
    responseBody: storable(response.text().slice(0, KEPT_CHARACTERS)),
    error: isSuccess ? null : `the endpoint answered ${status}`,
  };
}

function unanswered(error: unknown): Omit<AttemptResult, 'durationMs'> {
  const none = { isSuccess: false, isGone: false, responseStatus: null, responseBody: null };
  if (!(error instanceof OutboundError)) return { ...none, error: 'the request could not be made' };
  if (error.code === 'too_many_redirects') {
    return { ...none, error: 'the endpoint answered with a redirect, which is not followed' };
  }
  return { ...none, error: error.message };
}
