import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One case of the behavior suite in a language-neutral form: the calls of a client, the responses of a scripted server,
 * and the expectations on both sides.
 */
export interface BehaviorCase {
  name: string;
  /** Only these libraries support it; default: all. */
  drivers?: string[];
  /** Overrides defaults of the suite. `$ORIGIN`, `$OTHER`, `$CLOSED` are replaced by addresses of the servers. */
  client?: Record<string, unknown>;
  /** Responses in order; the first unused one that matches a request is taken. */
  server: ScriptedAnswer[];
  calls: CaseCall[];
  /** Exactly these requests, in this order. */
  requests?: ExpectedRequest[];
  request_count?: number;
  /** All requests have the same key, different keys, or none. */
  idempotency_keys?: 'one' | 'different' | 'none';
  /** Requests that reached the other origin. */
  other_requests?: ExpectedRequest[];
}

export interface CaseCall {
  call: string;
  args?: Record<string, unknown>;
  options?: Record<string, unknown>;
  /** Maximum number of items of a stream or a list. */
  collect?: number;
  expect: ExpectedOutcome;
}

/** The outcome of a call. Omitted fields are not checked. */
export interface ExpectedOutcome {
  data?: unknown;
  /** Length of a response that is too large to write down. */
  data_text_length?: number;
  /** The items in order; each may be given partially. */
  items?: unknown[];
  /** Sequence numbers of the events of a stream. */
  seqs?: number[];
  credits_used?: number;
  metadata?: Record<string, unknown>;
  request_id?: string | null;
  is_replay?: boolean;
  rate_limit?: Record<string, unknown> | null;
  error?: ExpectedError;
  /** Delays in order: milliseconds, or a range of them. */
  slept_ms?: (number | [number, number])[];
}

export interface ExpectedError {
  class?: string;
  /** Names of the class and its superclasses. */
  bases?: string[];
  message?: { contains?: string[]; lacks?: string[] };
  [field: string]: unknown;
}

export interface ExpectedRequest {
  method?: string;
  path?: string;
  /** All of them. */
  query?: Record<string, string>;
  /** Some of them; null: it is absent. */
  headers?: Record<string, string | null | { matches: string }>;
  /** The whole JSON body; null: there is none. */
  body?: unknown;
}

export interface ScriptedAnswer {
  /** `GET /v1/builds/*`: only matching requests take it. */
  for?: string;
  /** Number of uses; default 1. */
  times?: number | 'any';
  status?: number;
  /** In addition to those of the service; null removes one. */
  headers?: Record<string, string | null>;
  /** A success response of the service. */
  envelope?: { data: unknown; credits_used?: number; metadata?: Record<string, unknown> };
  /** A failure response of the service. */
  problem?: ScriptedProblem;
  json?: unknown;
  text?: string;
  /** A success whose `data.text` has this number of characters. */
  filler_bytes?: number;
  events?: StreamStep[];
  /** The body is sent in chunks of this size in bytes. */
  chunk_bytes?: number;
  /** Delay between the chunks. */
  pause_ms?: number;
  /** Line ends of the stream. */
  newline?: string;
  delay_ms?: number;
  /**
   * `reset`: the connection is lost before the response; `cut`: in the middle of the body; `cut_and_hold`: the second
   * half of the body never arrives; `stall`: nothing ever arrives.
   */
  fault?: 'reset' | 'cut' | 'cut_and_hold' | 'stall';
}

export interface ScriptedProblem {
  status: number;
  slug: string;
  category: string;
  is_retriable?: boolean;
  retry_after_seconds?: number;
  [field: string]: unknown;
}

export type StreamStep =
  | { id: number; event: string; data?: Record<string, unknown> }
  | { raw: string }
  /** The connection breaks. */
  | { cut: true }
  /** Nothing more comes, and the connection stays. */
  | { hold: true };

/** All cases, by file. */
export function readCases(): { file: string; cases: BehaviorCase[] }[] {
  const folder = join(import.meta.dirname, 'cases');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({
      file: name.replace('.json', ''),
      cases: JSON.parse(readFileSync(join(folder, name), 'utf8')) as BehaviorCase[],
    }));
}
