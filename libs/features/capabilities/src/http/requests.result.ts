import { OUTCOMES, ResultField } from '@capstan/kit';
import { LedgerEntryResult } from '@capstan/credits';

/** One attempt at a provider. */
export class AttemptResult {
  @ResultField({ type: 'string', description: 'Provider', example: 'searxng' })
  provider: string;

  @ResultField({ type: 'string', enum: OUTCOMES, description: 'How the attempt ended' })
  outcome: string;

  @ResultField({
    type: 'integer',
    optional: true,
    description: 'Milliseconds from the start of the call; attempts may overlap. Absent for old calls',
    example: 6,
  })
  started_after_ms?: number;

  @ResultField({ type: 'integer', description: 'Milliseconds', example: 412 })
  duration_ms: number;

  @ResultField({
    type: 'string',
    optional: true,
    description: 'Why it failed; present if that is about what was asked for, not about the provider',
    example: 'the name of the site does not resolve',
  })
  detail?: string;
}

/** A call in the request log. */
export class RequestResult {
  @ResultField({
    type: 'string',
    format: 'uuid',
    description: 'Identifier of the call; pass as `after` for the next page',
  })
  id: string;

  @ResultField({
    type: 'string',
    description: 'metadata.request_id of the response',
    example: '01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10',
  })
  request_id: string;

  @ResultField({
    type: 'string',
    format: 'uuid',
    description: 'API key of the call, or the id of what took its place, such as a session of the console',
  })
  key_id: string;

  @ResultField({ type: 'string', description: 'Capability called', example: 'search' })
  capability: string;

  @ResultField({ type: 'string', description: 'Route of the call', example: '/v1/search' })
  route: string;

  @ResultField({ type: 'string', nullable: true, description: 'Mode applied' })
  mode_used: string | null;

  @ResultField({ type: 'integer', description: 'HTTP status of the response', example: 200 })
  status: number;

  @ResultField({ type: 'string', nullable: true, description: 'Slug of the error type; null on success' })
  error: string | null;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Provider whose data was used',
    example: 'searxng',
  })
  provider_used: string | null;

  @ResultField({
    type: 'boolean',
    description: 'Whether a cached answer was returned, free of charge',
    example: false,
  })
  from_cache: boolean;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Providers attempted, in order',
    example: ['searxng'],
  })
  providers_tried: string[];

  @ResultField({ type: 'integer', description: 'Credits charged', example: 1 })
  credits_used: number;

  @ResultField({ type: 'string', format: 'date-time', description: 'When the call arrived' })
  started_at: string;

  @ResultField({ type: 'integer', description: 'Milliseconds until the response was ready', example: 418 })
  duration_ms: number;
}

/** `data` of GET /v1/requests. */
export class RequestListResult {
  @ResultField({ of: () => RequestResult, list: true, description: 'Calls, newest first' })
  requests: RequestResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** A call with everything that the log has about it. */
export class RequestDetailResult extends RequestResult {
  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Why the call failed, as its answer said; null on success, and for old calls',
    example: 'All 2 providers that were tried failed.',
  })
  detail: string | null;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'What the caller can do next; null on success, and for old calls',
    example: 'Retry after `retry_after_seconds`.',
  })
  alternative_action: string | null;

  @ResultField({
    of: () => AttemptResult,
    list: true,
    description: 'Every attempt, in the order of their start',
  })
  attempts: AttemptResult[];
}

/** `data` of GET /v1/requests/{request_id}: the receipt. */
export class ReceiptResult extends RequestDetailResult {
  @ResultField({
    of: () => LedgerEntryResult,
    nullable: true,
    description: 'Ledger entry of the charge; null if the call was free',
  })
  ledger_entry: LedgerEntryResult | null;
}

/** Usage of one UTC day and capability. */
export class UsageLineResult {
  @ResultField({ type: 'string', format: 'date', description: 'UTC day' })
  date: string;

  @ResultField({ type: 'string', description: 'Capability', example: 'search' })
  capability: string;

  @ResultField({ type: 'integer', description: 'Calls', example: 40 })
  calls: number;

  @ResultField({ type: 'integer', description: 'Successful calls', example: 39 })
  succeeded: number;

  @ResultField({ type: 'integer', description: 'Credits charged', example: 39 })
  credits: number;
}

/** Usage of one key. */
export class KeyUsageResult {
  @ResultField({ type: 'string', format: 'uuid', description: '`key_id` of the calls' })
  key_id: string;

  @ResultField({ type: 'integer', description: 'Calls', example: 40 })
  calls: number;

  @ResultField({ type: 'integer', description: 'Successful calls', example: 39 })
  succeeded: number;

  @ResultField({ type: 'integer', description: 'Credits charged', example: 39 })
  credits: number;
}

/** `data` of GET /v1/usage. */
export class UsageResult {
  @ResultField({
    type: 'string',
    format: 'date-time',
    description: 'First moment',
    example: '2026-10-21T00:00:00.000Z',
  })
  from: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    description: 'End, exclusive',
    example: '2026-11-20T00:00:00.000Z',
  })
  to: string;

  @ResultField({ type: 'integer', description: 'Calls in the period', example: 40 })
  calls: number;

  @ResultField({ type: 'integer', description: 'Credits charged in the period', example: 39 })
  credits: number;

  @ResultField({
    of: () => UsageLineResult,
    list: true,
    description: 'By day and capability, newest day first',
  })
  lines: UsageLineResult[];

  @ResultField({ of: () => KeyUsageResult, list: true, description: 'By key, the most expensive first' })
  by_key: KeyUsageResult[];
}
