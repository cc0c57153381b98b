import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';
import { callTool, message } from './mcp-fixtures/mcp-post.js';

const { catalog, script, calls } = scriptedCatalog();
let app: TestApp | undefined;

const start = async (env: Record<string, string> = {}): Promise<TestApp> =>
  (app = await startApp({ catalog, env }));

afterEach(async () => {
  script((_provider, params) => ({ text: params.text }));
  await app?.close();
  app = undefined;
});

describe('the rate limit', () => {
  it('counts a message once, whatever the number of internal calls', async () => {
    const { apiKey } = await (await start({ RATE_LIMIT_PER_MINUTE: '3' })).createAccount();
    const answers = [];
    for (let index = 0; index < 4; index += 1) {
      answers.push(await callTool(app as TestApp, 'echo', { text: 'hello' }, { key: apiKey }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
    const { headers, body } = answers[3] as (typeof answers)[0];
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error.data).toMatchObject({ error_category: 'transient', is_retriable: true });
  });

  it('applies per key, also to concurrent calls', async () => {
    const started = await start({ RATE_LIMIT_PER_MINUTE: '11' });
    script(async (_provider, params) => {
      await setImmediate();
      return { text: params.text };
    });
    const keys = await Promise.all(Array.from({ length: 20 }, () => started.createAccount()));
    const byKey = await Promise.all(
      keys.map(({ apiKey: key }, caller) =>
        Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            callTool(started, 'echo', { text: `${caller}-${index}` }, { key }),
          ),
        ),
      ),
    );
    for (const [caller, answers] of byKey.entries()) {
      const texts = answers.map(({ body }) => body.result.structuredContent.text);
      expect(texts).toEqual(answers.map((_answer, index) => `${caller}-${index}`));
      const left = answers.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
      expect(left.toSorted((a, b) => b - a)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
      const credits = await started.call('/v1/credits', { key: keys[caller]?.apiKey ?? null });
      expect([credits.status, credits.body.data.balance]).toEqual([200, 980]);
    }
  });

  it('ignores an internal marker in client requests', async () => {
    const started = await start({ RATE_LIMIT_PER_MINUTE: '2' });
    const { apiKey } = await started.createAccount();
    const headers = {
      'user-agent': 'lightMyRequest',
      'x-forwarded-for': '127.0.0.1',
      'x-on-behalf-of': 'key',
      'x-capstan-internal': '1',
    };
    const statuses = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await started.call('/v1/credits', { key: apiKey, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('shutdown', () => {
  it('does not wait for subscriptions', async () => {
    const started = await start();
    const { headers, body } = message('subscriptions/listen', { notifications: { toolsListChanged: true } });
    const answer = await fetch(`${started.url}/mcp`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${started.apiKey}` },
      body: JSON.stringify(body),
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const ended = answer.text().then(
      () => 'ended',
      () => 'ended',
    );
    const closed = started.close().then(() => 'closed');
    app = undefined;
    expect(await Promise.all([ended, closed])).toEqual(['ended', 'closed']);
  });

  it('waits for running calls', async () => {
    const started = await start();
    let resume: () => void = () => {};
    const isAsked = new Promise<void>((asked) => {
      script(async (_provider, params) => {
        await new Promise<void>((resolve) => {
          resume = resolve;
          asked();
        });
        return { text: params.text };
      });
    });
    const call = callTool(started, 'echo', { text: 'hello' });
    await isAsked;
    const closed = started.close();
    app = undefined;
    resume();
    expect((await call).body.result.structuredContent).toEqual({ text: 'hello' });
    await closed;
    expect(calls).toContain('first');
  });
});
