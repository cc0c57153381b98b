import type { ReleasedHold } from '@capstan/credits';
import { InternalError, type TelemetryConfig } from '@capstan/platform-core';
import { receiptText } from '../redaction/receipt-text.js';
import { type CallRecord, problemOf } from './call-record.js';
import type { RequestRow } from './request-rows.sql.js';

/** Limit of the integer column: durable work may have been queued for as long as the service was down. */
const MAX_DURATION_MS = 2 ** 31 - 1;

/** Status of a call whose process died before it answered. */
const ABANDONED_STATUS = 500;
const ABANDONED = problemOf(new InternalError(undefined));

/** Returns the row of the request log for a call that ended, without personal data where the configuration says so. */
export function rowOfCall(
  record: CallRecord,
  chargedCredits: number,
  telemetry: TelemetryConfig,
): RequestRow {
  const { problem } = record;
  return {
    id: record.id,
    request_id: record.requestId,
    account_id: record.accountId,
    key_id: record.keyId,
    capability: record.capability,
    route: record.route,
    mode: record.mode,
    status: record.status,
    error_slug: record.errorSlug,
    error_detail: problem ? receiptText(problem.detail, telemetry) : null,
    alternative_action: problem ? receiptText(problem.alternativeAction, telemetry) : null,
    credits: chargedCredits,
    provider_used: record.providerUsed,
    is_cached: record.isCached,
    attempts: record.attempts,
    started_at: new Date(record.startedAtMs).toISOString(),
    duration_ms: Math.min(MAX_DURATION_MS, Math.round(record.durationMs)),
  };
}

/** Returns the row for a call whose process died, of which only the hold is left. */
export function rowOfAbandonedCall(hold: ReleasedHold): RequestRow {
  return {
    id: hold.id,
    request_id: hold.requestId,
    account_id: hold.accountId,
    key_id: hold.keyId,
    capability: hold.capability,
    route: hold['route'] ?? '',
    mode: hold['mode'] ?? null,
    status: ABANDONED_STATUS,
    error_slug: 'internal',
    error_detail: ABANDONED.detail,
    alternative_action: ABANDONED.alternativeAction,
    credits: 0,
    provider_used: null,
    is_cached: false,
    attempts: [],
    started_at: hold.createdAt,
    duration_ms: Math.min(MAX_DURATION_MS, Math.max(0, Date.now() - hold.createdAt.getTime())),
  };
}
