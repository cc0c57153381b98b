import type { ScriptedAnswer, ScriptedProblem } from './behavior-case.js';

/** Headers of every scripted response with the service's envelope. */
export const REQUEST_ID = '01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10';

/** Status, headers and body of a response that is not a stream. */
export interface PlainAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Converts the script to bytes in the wire format. */
export function plainAnswer(answer: ScriptedAnswer): PlainAnswer {
  const [type, body] = content(answer);
  const status = answer.status ?? answer.problem?.status ?? 200;
  const headers: Record<string, string | null> = {
    ...(type === null ? {} : { 'content-type': type }),
    ...(isOurs(answer) ? commonHeaders(answer) : {}),
    ...Object.fromEntries(
      Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  };
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null),
    ),
    body,
  };
}

function content(answer: ScriptedAnswer): [type: string | null, body: string] {
  const json = 'application/json; charset=utf-8';
  if (answer.envelope) return [json, JSON.stringify(success(answer.envelope))];
  if (answer.filler_bytes !== undefined) {
    return [json, JSON.stringify(success({ data: { text: 'x'.repeat(answer.filler_bytes) } }))];
  }
  if (answer.problem) return [json, JSON.stringify(failure(answer.problem))];
  if (answer.json !== undefined) return [json, JSON.stringify(answer.json)];
  return answer.text === undefined ? [null, ''] : ['text/plain', answer.text];
}

const isOurs = ({ envelope, problem, filler_bytes: filler }: ScriptedAnswer): boolean =>
  envelope !== undefined || problem !== undefined || filler !== undefined;

const commonHeaders = ({ envelope }: ScriptedAnswer): Record<string, string> => ({
  'x-request-id': REQUEST_ID,
  'x-ratelimit-limit': '60',
  'x-ratelimit-remaining': '59',
  'x-ratelimit-reset': '1790000000',
  'x-credits-used': String(envelope?.credits_used ?? 0),
});

const METADATA = {
  provider_used: null,
  providers_tried: [],
  mode_used: null,
  response_time_ms: 12,
  request_id: REQUEST_ID,
};

const success = ({ data, credits_used = 0, metadata }: NonNullable<ScriptedAnswer['envelope']>): object => ({
  success: true,
  data,
  error: null,
  metadata: metadata ?? METADATA,
  credits_used,
});

const failure = ({ slug, category, ...fields }: ScriptedProblem): object => ({
  success: false,
  data: null,
  error: {
    type: `http://capstan.test/errors/${slug}`,
    title: `Title of ${slug}`,
    detail: `Detail of ${slug}.`,
    is_retriable: false,
    alternative_action: `What to do about ${slug}.`,
    error_category: category,
    ...fields,
  },
  metadata: METADATA,
  credits_used: 0,
});
