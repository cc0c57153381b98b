import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';

const PRICE = 2;
const { catalog, script } = scriptedCatalog(PRICE);
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog });
});
afterEach(async () => expect(await app.audit()).toEqual([]));
afterAll(() => app.close());

const HEADERS = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
};

interface Caller {
  key: string;
  session?: string;
}

const post = ({ key, session }: Caller, message: object, signal?: AbortSignal): Promise<TestAnswer> =>
  app.call('/mcp', {
    key,
    ...(signal && { signal }),
    body: { jsonrpc: '2.0', ...message },
    headers: { ...HEADERS, ...(session && { 'mcp-session-id': session }) },
  });

/** The calls of the capability wait here until they are released or aborted. */
class Held {
  readonly begun: string[] = [];
  readonly cancelled: string[] = [];
  private resume: () => void = () => {};
  private readonly gate = new Promise<void>((resolve) => (this.resume = resolve));

  constructor() {
    script(async (_provider, { text }, { signal }) => {
      this.begun.push(text);
      const abandoned = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          this.cancelled.push(text);
          reject(signal.reason as Error);
        });
      });
      await Promise.race([this.gate, abandoned]);
      return { text };
    });
  }

  /** A running call. @param id of the JSON-RPC request. */
  async call(
    caller: Caller,
    id: number | string,
    text: string,
    signal?: AbortSignal,
  ): Promise<{ answer: Promise<TestAnswer> }> {
    const params = { name: 'echo', arguments: { text, timeout_ms: 60_000 } };
    const answer = post(caller, { id, method: 'tools/call', params }, signal);
    await vi.waitFor(() => expect(this.begun).toContain(text), 20_000);
    return { answer };
  }

  release(): void {
    this.resume();
  }
}

const cancel = async (caller: Caller, requestId: unknown): Promise<void> => {
  const answer = await post(caller, { method: 'notifications/cancelled', params: { requestId } });
  expect(answer.status).toBe(202);
};

const begin = async (key: string): Promise<Caller> => {
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  const { headers } = await post({ key }, { id: 0, method: 'initialize', params });
  return { key, session: headers.get('mcp-session-id') ?? '' };
};

const account = async (): Promise<string> => (await app.createAccount()).apiKey;

const credits = async (key: string): Promise<unknown> => {
  const { balance, held } = (await app.call('/v1/credits', { key })).body.data;
  return { balance, held };
};

const PAID = `"structuredContent":{"text":"mine"}`;

describe('the session of a client of 2025-11-25', () => {
  it('is different each time, and not needed for any call', async () => {
    const key = await account();
    const [first, second] = [await begin(key), await begin(key)];
    expect(first.session).toMatch(/^[\x21-\x7e]{36}$/);
    expect(second.session).not.toBe(first.session);
    script((_provider, { text }) => ({ text }));
    const params = { name: 'echo', arguments: { text: 'mine' } };
    for (const session of [first.session, 'one of another process', undefined]) {
      const { text } = await post({ key, session }, { id: 1, method: 'tools/call', params });
      expect(text).toContain(PAID);
    }
    const ended = await app.call('/mcp', {
      method: 'DELETE',
      key,
      headers: { 'mcp-session-id': first.session ?? '' },
    });
    expect(ended.status).toBe(405);
  });
});

describe('notifications/cancelled', () => {
  it('aborts the named call, free and without a response', async () => {
    const held = new Held();
    const caller = await begin(await account());
    const { answer } = await held.call(caller, 7, 'mine');
    await cancel(caller, 7);
    const { status, text } = await answer;
    expect([status, text.includes('data:')]).toEqual([200, false]);
    await vi.waitFor(() => expect(held.cancelled).toEqual(['mine']), 20_000);
    await vi.waitFor(
      async () => expect(await credits(caller.key)).toEqual({ balance: 1000, held: 0 }),
      20_000,
    );
  });

  it.each<[string, (caller: Caller) => Promise<Caller>, unknown]>([
    ['by another key', async ({ session }) => ({ key: await account(), session }), 7],
    [
      'by another key of the same account',
      async ({ key, session }) => ({
        key: (await app.call('/v1/keys', { key, body: { name: 'second' } })).body.data.key as string,
        session,
      }),
      7,
    ],
    ['by another session of the key', async ({ key }) => begin(key), 7],
    ['without a session', async ({ key }) => ({ key }), 7],
    ['of another id', async (caller) => caller, 8],
    ['of the id as text', async (caller) => caller, '7'],
    ['of no id', async (caller) => caller, null],
  ])('does not affect a call when it comes %s', async (_case, other, id) => {
    const held = new Held();
    const caller = await begin(await account());
    const { answer } = await held.call(caller, 7, 'mine');
    await cancel(await other(caller), id);
    held.release();
    expect((await answer).text).toContain(PAID);
    expect(held.cancelled).toEqual([]);
    expect(await credits(caller.key)).toEqual({ balance: 1000 - PRICE, held: 0 });
  });

  it('affects neither of two calls with the same id', async () => {
    const held = new Held();
    const caller = await begin(await account());
    const one = await held.call(caller, 'same', 'one');
    const two = await held.call(caller, 'same', 'two');
    await cancel(caller, 'same');
    held.release();
    expect((await one.answer).text).toContain('"text":"one"');
    expect((await two.answer).text).toContain('"text":"two"');
    expect(held.cancelled).toEqual([]);
  });

  it('ignores a call that has ended, whose id can be reused', async () => {
    const caller = await begin(await account());
    const first = new Held();
    const done = await first.call(caller, 7, 'first');
    first.release();
    expect((await done.answer).status).toBe(200);
    await cancel(caller, 7);
    const held = new Held();
    const again = await held.call(caller, 7, 'again');
    await cancel(caller, 7);
    await again.answer;
    await vi.waitFor(() => expect(held.cancelled).toEqual(['again']), 20_000);
  });
});

describe('disconnecting in 2025-11-25', () => {
  it('aborts the call too, free: its response could not be delivered later', async () => {
    const held = new Held();
    const caller = await begin(await account());
    const disconnected = new AbortController();
    const { answer } = await held.call(caller, 7, 'mine', disconnected.signal);
    disconnected.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(held.cancelled).toEqual(['mine']), 20_000);
    await vi.waitFor(
      async () => expect(await credits(caller.key)).toEqual({ balance: 1000, held: 0 }),
      20_000,
    );
  });
});

describe.each<[string, (key: string) => Promise<Pick<Client, 'callTool' | 'close'>>]>([
  [
    'version 1',
    async (key) => {
      const client = new OlderClient({ name: 'test', version: '1.0.0' });
      const requestInit = { headers: { authorization: `Bearer ${key}` } };
      await client.connect(new OlderTransport(new URL(`${app.url}/mcp`), { requestInit }));
      type Params = Parameters<OlderClient['callTool']>[0];
      type Options = Parameters<OlderClient['callTool']>[2];
      return {
        callTool: (params: Params, options?: Options) => client.callTool(params, undefined, options),
        close: () => client.close(),
      } as unknown as Pick<Client, 'callTool' | 'close'>;
    },
  ],
  [
    'version 2 in the older revision',
    async (key) => {
      const client = new Client(
        { name: 'test', version: '1.0.0' },
        { versionNegotiation: { mode: 'legacy' } },
      );
      const requestInit = { headers: { authorization: `Bearer ${key}` } };
      await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit }));
      return client;
    },
  ],
])('the official client, %s', (_name, connect) => {
  it('aborts a call at the service, free', async () => {
    const held = new Held();
    const key = await account();
    const client = await connect(key);
    const stop = new AbortController();
    const call = client.callTool(
      { name: 'echo', arguments: { text: 'mine', timeout_ms: 60_000 } },
      { signal: stop.signal },
    );
    await vi.waitFor(() => expect(held.begun).toEqual(['mine']), 20_000);
    stop.abort();
    await expect(call).rejects.toThrow(/abort/i);
    await vi.waitFor(() => expect(held.cancelled).toEqual(['mine']), 20_000);
    await vi.waitFor(async () => expect(await credits(key)).toEqual({ balance: 1000, held: 0 }), 20_000);
    await client.close();
  });
});
