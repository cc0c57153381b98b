import type { LoggedRequest } from '../request-log/logged-request.js';
import type { RequestDetailResult, RequestResult } from './requests.result.js';

/** An allow-list: the account is not exposed. */
export const toRequestResult = (request: LoggedRequest): RequestResult => ({
  id: request.id,
  request_id: request.requestId,
  key_id: request.keyId,
  capability: request.capability,
  route: request.route,
  mode_used: request.mode,
  status: request.status,
  error: request.errorSlug,
  provider_used: request.providerUsed,
  from_cache: request.isCached,
  providers_tried: request.attempts.map(({ provider }) => provider),
  credits_used: request.credits,
  started_at: request.startedAt.toISOString(),
  duration_ms: request.durationMs,
});

/** With every attempt, and why it failed. */
export const toRequestDetailResult = (request: LoggedRequest): RequestDetailResult => ({
  ...toRequestResult(request),
  detail: request.errorDetail,
  alternative_action: request.alternativeAction,
  attempts: request.attempts,
});
