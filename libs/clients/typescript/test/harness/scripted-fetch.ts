import { Capstan, type CapstanOptions, type Fetch } from '../../src/index.js';

/** A request of the client. */
export interface SentRequest {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  /** A multipart body. */
  form: FormData | undefined;
}

type Answer = () => Response | Promise<Response>;

/** A client whose requests are answered in order by `answers`; the last one is repeated. */
export function scriptedClient(answers: Answer[], options: CapstanOptions = {}) {
  const sent: SentRequest[] = [];
  const sleptMs: number[] = [];
  const fetch: Fetch = async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted();
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const form = body instanceof FormData ? body : undefined;
    sent.push({ url, method, headers: new Headers(headers), body: parsed, form });
    return (answers[sent.length - 1] ?? answers.at(-1)!)();
  };
  const sleep = async (ms: number, signal: AbortSignal): Promise<void> => {
    sleptMs.push(ms);
    signal.throwIfAborted();
  };
  const internal = { sleep, streamIdleMs: 50 };
  const client = new Capstan({
    apiKey: 'cap_test',
    baseURL: 'http://capstan.test',
    fetch,
    ...internal,
    ...options,
  });
  return { client, sent, sleptMs };
}

/** A success response of the service. */
export const success =
  (data: unknown, { status = 200, headers = {}, creditsUsed = 0 } = {}): Answer =>
  () =>
    Response.json(
      { success: true, data, error: null, metadata: { request_id: 'req_1' }, credits_used: creditsUsed },
      { status, headers },
    );

/** A failure response of the service. */
export const failure =
  (status: number, slug: string, category: string, fields: object = {}, headers = {}): Answer =>
  () =>
    Response.json(
      {
        success: false,
        data: null,
        error: {
          type: `http://capstan.test/errors/${slug}`,
          title: 'It failed',
          status,
          detail: 'Because.',
          is_retriable: category === 'transient',
          alternative_action: 'Do something else.',
          error_category: category,
          ...fields,
        },
        metadata: { request_id: 'req_1' },
        credits_used: 0,
      },
      { status, headers },
    );

/** A connection that fails. */
export const broken: Answer = () => {
  throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
};

/** A stream of these frames that ends, or stays open without data. */
export const stream =
  (frames: string[], end: 'ends' | 'hangs' = 'ends'): Answer =>
  () => {
    const bytes = new TextEncoder().encode(frames.join(''));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes);
        if (end === 'ends') controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

/** A build event in the wire format. */
export const frame = (seq: number, event: string, fields: object = {}): string =>
  `id: ${seq}\nevent: ${event}\ndata: ${JSON.stringify({ execution_id: 'b', seq, at: '2026-01-01T00:00:00Z', ...fields })}\n\n`;
