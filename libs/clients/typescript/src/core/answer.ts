import { type Deprecation, deprecationOf } from './deprecation.js';
import { type Exchange, parsedJson, textOf } from './exchange.js';
import { errorOfAnswer, requestIdOf, unexpectedAnswer } from './failed-answer.js';
import { isRecord } from './is-record.js';
import type { BodyKind } from './request-options.js';

/** Metadata of the answer. Routes outside the waterfall have only `request_id`. */
export interface AnswerMetadata {
  request_id: string;
  /** Provider whose data was used; `merged` if it came from several. */
  provider_used?: string | null;
  /** In waterfall order. */
  providers_tried?: string[];
  mode_used?: string | null;
  response_time_ms?: number;
}

/** Remaining requests of the rate limit window. */
export interface RateLimit {
  limit: number;
  remaining: number;
  resetAt: Date;
}

/** Result of a call, with its cost and metadata. */
export interface Answer<T> {
  data: T;
  /** Credits charged for this call; 0 for a replay. */
  creditsUsed: number;
  metadata: AnswerMetadata;
  /** The id for the receipt, and for support requests. */
  requestId: string | null;
  /** Whether it is the stored answer of an earlier call with the same idempotency key. */
  isReplay: boolean;
  /** Null on routes without a rate limit. */
  rateLimit: RateLimit | null;
  /** Null unless the route or capability is deprecated. */
  deprecation: Deprecation | null;
  status: number;
  headers: Headers;
}

/** @throws UnexpectedResponseError if the answer does not have the expected form. */
export function answerOf<T>(exchange: Exchange, kind: BodyKind): Answer<T> {
  return kind === 'envelope' ? envelopeAnswer<T>(exchange) : plainAnswer<T>(exchange, kind);
}

function envelopeAnswer<T>(exchange: Exchange): Answer<T> {
  const body = parsedJson(textOf(exchange));
  if (!isRecord(body) || body['success'] !== true || !('data' in body)) throw errorOfAnswer(exchange);
  const answer = around(exchange, body['data'] as T, body);
  const { metadata, credits_used: credits } = body;
  return {
    ...answer,
    creditsUsed: answer.isReplay || typeof credits !== 'number' ? answer.creditsUsed : credits,
    metadata: isRecord(metadata) ? (metadata as unknown as AnswerMetadata) : answer.metadata,
  };
}

function plainAnswer<T>(exchange: Exchange, kind: Exclude<BodyKind, 'envelope'>): Answer<T> {
  if (kind === 'bytes') return around(exchange, exchange.bytes as T);
  if (kind === 'text') return around(exchange, textOf(exchange) as T);
  const data = parsedJson(textOf(exchange));
  if (data === undefined) throw unexpectedAnswer(exchange, exchange.redact(textOf(exchange)));
  return around(exchange, data as T);
}

function around<T>({ status, headers }: Exchange, data: T, body?: unknown): Answer<T> {
  const requestId = requestIdOf(body, headers);
  return {
    data,
    creditsUsed: Number(headers.get('x-credits-used') ?? 0) || 0,
    metadata: { request_id: requestId ?? '' },
    requestId,
    isReplay: headers.get('idempotent-replayed') === 'true',
    rateLimit: rateLimitOf(headers),
    deprecation: deprecationOf(headers),
    status,
    headers,
  };
}

function rateLimitOf(headers: Headers): RateLimit | null {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const value = headers.get(`x-ratelimit-${name}`);
    return value === null ? Number.NaN : Number(value);
  }) as [number, number, number];
  if (Number.isNaN(limit + remaining + reset)) return null;
  return { limit, remaining, resetAt: new Date(reset * 1000) };
}
