import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One case of the behaviour suite, in words that belong to no language: calls that a client makes, what a scripted
 * server answers, and what must be seen on both sides.
 */
export interface BehaviourCase {
  name: string;
  /** Only these libraries can do it; all of them without it. */
  drivers?: string[];
  /** Over the defaults of the suite. `$ORIGIN`, `$OTHER`, `$CLOSED` stand for addresses of the servers. */
  client?: Record<string, unknown>;
  /** Answers in order; the first that is left and fits a request is taken. */
  server: ScriptedAnswer[];
  calls: CaseCall[];
  /** Exactly these requests came, in this order. */
  requests?: ExpectedRequest[];
  request_count?: number;
  /** All requests carry one and the same key, each another one, or none at all. */
  idempotency_keys?: 'one' | 'different' | 'none';
  /** Requests that reached the other origin. */
  other_requests?: ExpectedRequest[];
}

export interface CaseCall {
  call: string;
  args?: Record<string, unknown>;
  options?: Record<string, unknown>;
  /** At most so many items of a stream or a list. */
  collect?: number;
  expect: ExpectedOutcome;
}

/** How a call ends. What is left out is not looked at. */
export interface ExpectedOutcome {
  data?: unknown;
  /** Of an answer too large to write down. */
  data_text_length?: number;
  /** The items as they come; each may be given in part. */
  items?: unknown[];
  /** Sequence numbers of the events of a stream. */
  seqs?: number[];
  credits_used?: number;
  metadata?: Record<string, unknown>;
  request_id?: string | null;
  is_replay?: boolean;
  rate_limit?: Record<string, unknown> | null;
  error?: ExpectedError;
  /** Waits in order: milliseconds, or a range of them. */
  slept_ms?: (number | [number, number])[];
}

export interface ExpectedError {
  class?: string;
  /** Of the class, from the nearest up. */
  bases?: string[];
  message?: { contains?: string[]; lacks?: string[] };
  [field: string]: unknown;
}

export interface ExpectedRequest {
  method?: string;
  path?: string;
  /** All of them. */
  query?: Record<string, string>;
  /** Some of them; null: it is not there. */
  headers?: Record<string, string | null | { matches: string }>;
  /** The whole JSON body; null: there is none. */
  body?: unknown;
}

export interface ScriptedAnswer {
  /** `GET /v1/builds/*`: only such a request takes it. */
  for?: string;
  /** Taken so often; 1 without it. */
  times?: number | 'any';
  status?: number;
  /** Beside those of the service; null takes one away. */
  headers?: Record<string, string | null>;
  /** A success of the service. */
  envelope?: { data: unknown; credits_used?: number; metadata?: Record<string, unknown> };
  /** A failure of the service. */
  problem?: ScriptedProblem;
  json?: unknown;
  text?: string;
  /** A success whose `data.text` has so many characters. */
  filler_bytes?: number;
  events?: StreamStep[];
  /** The body is sent in pieces of so many bytes. */
  chunk_bytes?: number;
  /** Between those pieces. */
  pause_ms?: number;
  /** Line ends of the stream. */
  newline?: string;
  delay_ms?: number;
  /**
   * `reset`: the connection breaks before the answer; `cut`: in the middle of the body; `cut_and_hold`: the second
   * half of the body never comes; `stall`: nothing ever comes.
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

/** All cases, by the file they stand in. */
export function readCases(): { file: string; cases: BehaviourCase[] }[] {
  const folder = join(import.meta.dirname, 'cases');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({
      file: name.replace('.json', ''),
      cases: JSON.parse(readFileSync(join(folder, name), 'utf8')) as BehaviourCase[],
    }));
}
