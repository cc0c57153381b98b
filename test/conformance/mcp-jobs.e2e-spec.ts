import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ResearchWeb } from '../harness/research-web/index.js';
import { type ResearchingService, startResearching } from '../harness/researching-service.js';
import { postMessage } from './mcp-fixtures/mcp-post.js';

const PRICE = 10;

let web: ResearchWeb;
let service: ResearchingService;
let key: string;

beforeAll(async () => {
  web = await ResearchWeb.start();
  service = await startResearching(web.env);
  ({ apiKey: key } = await service.app.createAccount({ credits: 100 }));
});
afterAll(async () => {
  expect(await service.app.audit()).toEqual([]);
  await service.close();
  await web.close();
});

const credits = async () => (await service.app.call('/v1/credits', { key })).body.data;
const question = () => ({ query: web.topic('tidal-barrage').question });

describe('a long tool, for a client that waits', () => {
  const connect = async (): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${service.app.url}/mcp`), { requestInit }),
    );
    return client;
  };

  it('reports progress, then returns, and is charged once', async () => {
    const { balance } = await credits();
    const client = await connect();
    const reports: number[] = [];
    const result = await client.callTool(
      { name: 'research', arguments: question() },
      { onprogress: ({ progress }) => void reports.push(progress), timeout: 100_000 },
    );
    expect(result.isError ?? false, JSON.stringify(result.content)).toBe(false);
    expect(result.structuredContent).toMatchObject({ report: { title: expect.any(String) } });
    expect(reports.length).toBeGreaterThan(1);
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
    expect((await credits()).balance).toBe(balance - PRICE);
    await client.close();
  });

  it('ends with its client, which is charged for searches with results only', async () => {
    const { balance } = await credits();
    const client = await connect();
    const disconnected = new AbortController();
    const call = client.callTool(
      { name: 'research', arguments: question() },
      { onprogress: () => disconnected.abort(), signal: disconnected.signal },
    );
    await expect(call).rejects.toThrow(/abort/i);
    const newestRun = async (): Promise<{ status: string }> =>
      (await service.app.call('/v1/research?limit=1', { key })).body.data.runs[0];
    await vi.waitFor(async () => expect(await newestRun()).toMatchObject({ status: 'cancelled' }), 20_000);
    await vi.waitFor(async () => expect(await credits()).toMatchObject({ held: 0 }), 20_000);
    const paid = balance - (await credits()).balance;
    // A standard run makes at most five searches.
    expect(paid).toBeGreaterThanOrEqual(0);
    expect(paid).toBeLessThanOrEqual(5);
    await client.close();
  });
});

describe('a long tool, for a client with tasks', () => {
  const meta = {
    'io.modelcontextprotocol/clientCapabilities': { extensions: { 'io.modelcontextprotocol/tasks': {} } },
  };
  const send = async (method: string, params: Record<string, unknown>) =>
    (await postMessage(service.app, method, params, { key }, meta)).body;
  const start = async (): Promise<string> => {
    const { result } = await send('tools/call', { name: 'research', arguments: question() });
    expect(result).toMatchObject({ resultType: 'task', status: 'working' });
    return result.taskId as string;
  };

  it('is a task that ends with the result', async () => {
    const taskId = await start();
    const task = await vi.waitFor(
      async () => {
        const { result } = await send('tasks/get', { taskId });
        expect(result.status).not.toBe('working');
        return result;
      },
      { timeout: 100_000, interval: 300 },
    );
    expect(task).toMatchObject({ status: 'completed', result: { structuredContent: { report: {} } } });
  });

  it('can be cancelled, free before a search has results', async () => {
    const { balance } = await credits();
    web.hold('search');
    const taskId = await start();
    expect((await send('tasks/cancel', { taskId })).result).toMatchObject({ resultType: 'complete' });
    await vi.waitFor(
      async () => expect((await send('tasks/get', { taskId })).result.status).toBe('cancelled'),
      20_000,
    );
    web.release();
    expect(await credits()).toMatchObject({ balance, held: 0 });
  });

  it('is not accessible to other accounts', async () => {
    const taskId = await start();
    const { apiKey } = await service.app.createAccount();
    const { body } = await postMessage(service.app, 'tasks/get', { taskId }, { key: apiKey }, meta);
    expect(body.error.code).toBe(-32_602);
    await send('tasks/cancel', { taskId });
  });
});
