import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a call that was repeated until it was answered went. */
export interface Answered {
  /** Its Idempotency-Key, which is also the text it sends. */
  key: string;
  /** Body of the success. */
  body: string;
  /** The success is the stored answer of an earlier try. */
  replayed: boolean;
  /** What each try before ended in: a status, or `broken` when the connection did. */
  before: string[];
}

/** Statuses after which the call may be sent again, and will be. */
const AGAIN = [409, 503];
/** Only proves that it ends: a call may be hit by several kills, and each costs it a lease of 20 s. */
const PATIENCE_MS = 240_000;

/** Waits are shorter than the service asks for: it must stand callers that come back too soon. */
const LONGEST_WAIT_MS = 500;

/** Repeats one call under one Idempotency-Key until it succeeds, as an agent does. */
export class PersistentClient {
  /** @param address where the API is now; asked before each try. */
  constructor(
    private readonly address: () => Promise<string>,
    private readonly apiKey: string,
  ) {}

  /** @throws Error on any answer but a success or one that asks for a repeat. */
  async call(key: string, onAnswer: () => void = () => undefined): Promise<Answered> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    const before: string[] = [];
    while (Date.now() < giveUpAt) {
      const response = await this.send(key, await this.address());
      if (response === undefined) {
        before.push('broken');
        await sleep(20);
        continue;
      }
      const { status, headers, body } = response;
      if (status === 200) {
        onAnswer();
        return { key, body, replayed: headers.get('idempotent-replayed') === 'true', before };
      }
      before.push(String(status));
      const waitSeconds = Number(headers.get('retry-after') ?? Number.NaN);
      if (!AGAIN.includes(status) || Number.isNaN(waitSeconds)) throw new Error(`${key}: ${status} ${body}`);
      await sleep(Math.min(waitSeconds * 1000, LONGEST_WAIT_MS));
    }
    throw new Error(`${key}: no answer after ${before.join(', ')}`);
  }

  private async send(
    key: string,
    url: string,
  ): Promise<{ status: number; headers: Headers; body: string } | undefined> {
    try {
      const response = await fetch(`${url}/v1/echo`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ text: key }),
      });
      return { status: response.status, headers: response.headers, body: await response.text() };
    } catch {
      return undefined;
    }
  }
}

/**
 * Sends calls under fresh keys, all at once.
 * @param onAnswer told how many have succeeded.
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
  // They are awaited at the end of a test; a failure before that must not count as unhandled.
  for (const call of calls) call.catch(() => undefined);
  return calls;
}
