import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isRecord } from '@capstan/parsing';
import { OutboundError } from '@capstan/platform-outbound';
import type { ScriptedAnswer } from '@capstan/platform-testing';

/** A scripted response: the name of a fixture, details, or an error instead of a response. */
export type StatedAnswer =
  | string
  | OutboundError
  | {
      status?: number;
      headers?: Record<string, string>;
      /** `Retry-After`, in seconds. */
      retryAfter?: number;
      /** A file in the folder `fixtures`. */
      fixture?: string;
      /** Changed fields of that fixture, at any depth; undefined: removed. */
      with?: object;
      /** Sent as JSON. */
      json?: unknown;
      /** Sent unchanged, with the content type of JSON unless `headers` contain another. */
      body?: string | Uint8Array;
      /** URL of the response, after redirects. */
      url?: string;
    };

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/atom+xml',
  '.png': 'image/png',
};

/** @param folder of the spec, which contains the folder `fixtures`. */
export function scriptedAnswer(stated: StatedAnswer, folder: string): ScriptedAnswer {
  if (stated instanceof OutboundError) return stated;
  const answer = typeof stated === 'string' ? { fixture: stated } : stated;
  const { status = 200, url, retryAfter } = answer;
  const mediaType = MEDIA_TYPES[extname(answer.fixture ?? 'body.json')] ?? 'text/plain';
  const headers = {
    'content-type': mediaType,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...answer.headers,
  };
  return { status, url, headers, body: bodyOf(answer, folder) };
}

function bodyOf(answer: Exclude<StatedAnswer, string | OutboundError>, folder: string): string | Uint8Array {
  if (answer.json !== undefined) return JSON.stringify(answer.json);
  if (answer.fixture === undefined) return answer.body ?? '{}';
  const bytes = readFileSync(join(folder, 'fixtures', answer.fixture));
  if (answer.with === undefined) return bytes;
  return JSON.stringify(merged(JSON.parse(bytes.toString()), answer.with));
}

function merged(value: unknown, changes: unknown): unknown {
  if (!isRecord(value) || !isRecord(changes)) return changes;
  const changed = Object.entries(changes).map(([name, change]) => [name, merged(value[name], change)]);
  return { ...value, ...Object.fromEntries(changed) };
}
