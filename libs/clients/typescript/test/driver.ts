/* oxlint-disable node/no-process-env -- each call brings its own environment */
/**
 * Executes calls: a line of JSON in, a line of JSON out. The behavior suite of the clients (test/clients) starts it with
 * `node --import ./tools/register-ts.mjs libs/clients/typescript/test/driver.ts`.
 */
import { Capstan } from '../src/index.js';
import { type DriverCall, type Outcome, outcomeOf } from './driver-call.js';

// The first fetch of a process is slow, which must not count for the first call.
await fetch('data:,');

for await (const line of linesOf(process.stdin)) {
  const { id, client, ...call } = JSON.parse(line) as DriverCall & { id: number; client?: ClientArgs };
  const sleptMs: number[] = [];
  let outcome: Outcome;
  try {
    outcome = await outcomeOf(() => clientOf(client ?? {}, sleptMs), call);
  } finally {
    for (const name of ['CAPSTAN_API_KEY', 'CAPSTAN_BASE_URL']) delete process.env[name];
  }
  process.stdout.write(`${oneLine({ id, ...outcome, slept_ms: sleptMs })}\n`);
}

interface ClientArgs {
  api_key?: string | null;
  base_url?: string | null;
  max_retries?: number;
  timeout_ms?: number;
  default_headers?: Record<string, string>;
  stream_idle_ms?: number;
  env?: Record<string, string>;
}

function clientOf(args: ClientArgs, sleptMs: number[]): Capstan {
  Object.assign(process.env, args.env);
  const options = {
    apiKey: args.api_key ?? undefined,
    baseURL: args.base_url ?? undefined,
    maxRetries: args.max_retries,
    timeoutMs: args.timeout_ms,
    defaultHeaders: args.default_headers,
    streamIdleMs: args.stream_idle_ms,
    sleep: async (ms: number, signal: AbortSignal): Promise<void> => {
      sleptMs.push(ms);
      await new Promise((resolve) => setTimeout(resolve, 1));
      signal.throwIfAborted();
    },
  };
  return new Capstan(options);
}

/** `node:readline` splits lines at U+2028 too, which JSON may contain. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines.filter((line) => line !== '');
  }
}

function oneLine(value: object): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
