import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** The outcome of a call that was repeated until it succeeded. */
export interface Answered {
  /** Idempotency-Key, which is also the text it sends. */
  key: string;
  /** One of the `final` statuses of the request. */
  status: number;
  body: string;
  /** The answer is the stored answer of an earlier attempt. */
  replayed: boolean;
  /** The outcome of each earlier attempt: a status, or `broken` for a lost connection. */
  before: string[];
}

/** What a client sends, under a key of its own each time. */
export interface RepeatedRequest {
  path: string;
  bodyOf: (key: string) => object;
  headers?: Record<string, string>;
  /** Statuses that end the call. */
  final: readonly number[];
  /** Statuses after which it is repeated. All others fail. */
  again: readonly number[];
  /** Default: PATIENCE_MS. */
  patienceMs?: number;
}

const ECHO: RepeatedRequest = {
  path: '/v1/echo',
  bodyOf: (text) => ({ text }),
  final: [200],
  again: [409, 503],
};
/** Their answers have `Retry-After`. */
const STATES_WAIT = [409, 503];
/** Only proves that it ends: a call may be affected by several kills, and each costs it a lease of 20 s. */
const PATIENCE_MS = 240_000;

/** Waits are shorter than the service requests: it must tolerate clients that retry too early. */
const LONGEST_WAIT_MS = 500;

/** Repeats one call under one Idempotency-Key until it succeeds, like an agent. */
export class PersistentClient {
  /** @param address current URL of the API; read before each attempt. */
  constructor(
    private readonly address: () => Promise<string>,
    private readonly apiKey: string,
    private readonly request: RepeatedRequest = ECHO,
  ) {}

  /** @throws Error on any response but a success or a retriable one. */
  async call(key: string, onAnswer: () => void = () => undefined): Promise<Answered> {
    const giveUpAt = Date.now() + (this.request.patienceMs ?? PATIENCE_MS);
    const before: string[] = [];
    while (Date.now() < giveUpAt) {
      const response = await this.send(key, await this.address());
      if (response === undefined) {
        before.push('broken');
        await sleep(20);
        continue;
      }
      const { status, headers, body } = response;
      if (this.request.final.includes(status)) {
        onAnswer();
        return { key, status, body, replayed: headers.get('idempotent-replayed') === 'true', before };
      }
      before.push(String(status));
      const wait = headers.get('retry-after');
      const isWaitMissing = wait === null && STATES_WAIT.includes(status);
      if (!this.request.again.includes(status) || isWaitMissing) throw new Error(`${key}: ${status} ${body}`);
      await sleep(Math.min(Number(wait ?? 1) * 1000, LONGEST_WAIT_MS));
    }
    throw new Error(`${key}: no answer after ${before.join(', ')}`);
  }

  private async send(
    key: string,
    url: string,
  ): Promise<{ status: number; headers: Headers; body: string } | undefined> {
    const { path, bodyOf, headers } = this.request;
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          ...headers,
          authorization: `Bearer ${this.apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(bodyOf(key)),
      });
      return { status: response.status, headers: response.headers, body: await response.text() };
    } catch {
      return undefined;
    }
  }
}

/**
 * Sends concurrent calls under fresh keys.
 * @param onAnswer receives the number of successes.
 */
export function sendStorm(
  client: PersistentClient,
  count: number,
  onAnswer: (answered: number) => void = () => undefined,
): Promise<Answered>[] {
  let answered = 0;
  const calls = Array.from({ length: count }, () =>
    client.call(randomUUID(), () => onAnswer((answered += 1))),
  );
  // They are awaited at the end of a test; an earlier failure must not count as unhandled.
  for (const call of calls) call.catch(() => undefined);
  return calls;
}
