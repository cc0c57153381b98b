import { type Response, Test } from 'supertest';

/** A request of a test. */
export interface CallOptions {
  /** GET without a body, POST with one. */
  method?: string;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  key?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Accepts any status and follows no redirects. */
export interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed JSON of any shape: checked by tests. */
  body: ReturnType<typeof JSON.parse>;
}

/** One request to the API at `url`. */
export async function answerOf(
  url: string,
  path: string,
  { method, body, key, headers = {}, signal }: CallOptions,
): Promise<TestAnswer> {
  const test = new Test(url, method ?? (body === undefined ? 'GET' : 'POST'), path)
    .redirects(0)
    .buffer(true)
    .parse(readText)
    .set(key ? { authorization: `Bearer ${key}` } : {})
    .set(body === undefined ? {} : { 'content-type': 'application/json' })
    .set(headers);
  if (body !== undefined) test.send(typeof body === 'string' ? body : JSON.stringify(body));
  const response = await sent(test, signal);
  const text = typeof response.body === 'string' ? response.body : '';
  const isJson = response.headers['content-type']?.includes('json') ?? false;
  return {
    status: response.status,
    headers: headersOf(response),
    text,
    body: isJson && text ? JSON.parse(text) : null,
  };
}

/** A response may have several `Set-Cookie`. */
function headersOf({ headers }: Response): Headers {
  const all = Object.entries(headers as Record<string, string | string[]>);
  return new Headers(
    all.flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  );
}

/** Rejects with the reason of the signal, as `fetch` does, when the caller hangs up. */
function sent(test: Test, signal?: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const disconnect = () => {
      test.abort();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', disconnect, { once: true });
    test.end((error: Error | null, response) => {
      signal?.removeEventListener('abort', disconnect);
      if (error) reject(error);
      else resolve(response);
    });
  });
}

/** As text, whatever its type: supertest's own parsers hide a body that does not match its type. */
function readText(response: Response, done: (error: Error | null, text: string) => void): void {
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (text += chunk));
  response.on('end', () => done(null, text));
  response.on('error', (error) => done(error, text));
}
