import { randomUUID } from 'node:crypto';
import type { Capstan } from '@capstan/client';
import type { ServerContext } from '@modelcontextprotocol/server';
import { META } from '../about.js';
import type { ProgressReporter } from '../progress/progress-reporter.js';
import { progressReporter } from '../progress/progress-reporter.js';
import { hasTasks } from './has-tasks.js';
import { traceHeaders } from './trace-headers.js';

/** Protocol revision of a server instance: `modern` is 2026-07-28, `legacy` 2025-11-25 and before. */
export type Era = 'legacy' | 'modern';

/** Options of a request to the REST API. */
export interface RestOptions {
  signal: AbortSignal;
  headers: Record<string, string>;
}

/** A call of a tool: its caller, its abort signal, and its progress reporter. */
export interface ToolCall {
  readonly client: Capstan;
  readonly era: Era;
  /** For read requests. */
  readonly read: RestOptions;
  /** For paid requests: one key for all retries of the client. */
  readonly write: RestOptions & { idempotencyKey: string };
  /** Whether the client supports tasks: an answer may then be a handle. */
  readonly canBeTask: boolean;
  /** Undefined if the client did not request progress. */
  readonly progress?: ProgressReporter;
}

/** A client that retries calls may name them; other repeated calls are new ones. */
const IDEMPOTENCY_META_KEY = `${META}idempotency_key`;

/** Reads the options of a call from a request. */
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
