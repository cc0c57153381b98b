import { randomUUID } from 'node:crypto';
import type { Capstan } from '@capstan/client';
import type { ServerContext } from '@modelcontextprotocol/server';
import { META } from '../about.js';
import type { ProgressReporter } from '../progress/progress-reporter.js';
import { progressReporter } from '../progress/progress-reporter.js';
import { hasTasks } from './has-tasks.js';
import { traceHeaders } from './trace-headers.js';

/** Revision a server instance speaks: `modern` is 2026-07-28, `legacy` 2025-11-25 and before. */
export type Era = 'legacy' | 'modern';

/** What a request to the REST API is made with. */
export interface RestOptions {
  signal: AbortSignal;
  headers: Record<string, string>;
}

/** A call of a tool: on whose behalf, how it is cancelled, and whom to tell how far it is. */
export interface ToolCall {
  readonly client: Capstan;
  readonly era: Era;
  /** For requests that read. */
  readonly read: RestOptions;
  /** For requests that are paid for: one key over all retries of the client. */
  readonly write: RestOptions & { idempotencyKey: string };
  /** Whether the caller understands tasks: an answer may then be a handle. */
  readonly canBeTask: boolean;
  /** Absent when the caller did not ask to be told. */
  readonly progress?: ProgressReporter;
}

/** A caller who repeats calls itself may name them; nobody else's repetition is the same call. */
const IDEMPOTENCY_META_KEY = `${META}idempotency_key`;

/** Reads from a request what its call needs. */
export function toolCall(client: Capstan, era: Era, { mcpReq }: ServerContext): ToolCall {
  const read = { signal: mcpReq.signal, headers: traceHeaders(mcpReq._meta) };
  const named = mcpReq._meta?.[IDEMPOTENCY_META_KEY];
  const idempotencyKey =
    typeof named === 'string' && /^[\x21-\x7e]{1,255}$/.test(named) ? named : randomUUID();
  return {
    client,
    era,
    read,
    write: { ...read, idempotencyKey },
    canBeTask: era === 'modern' && hasTasks(mcpReq),
    progress: progressReporter(mcpReq),
  };
}
