import { describe, expect, it } from 'vitest';
import { connected, handlerOf, sent } from './fixtures/connected.js';
import { REGISTRY, largeRegistry } from './fixtures/registry.js';
import { ScriptedService, problem, success } from './fixtures/scripted-service.js';

const SECRET = 'cap_secret_of_the_caller';
const names = (tools: { name: string }[]): string[] => tools.map(({ name }) => name);

describe.each(['modern', 'legacy'] as const)('tools in the %s revision', (era) => {
  it('are those of the registry in its order, with derived tools, then those of the account', async () => {
    const client = await connected(new ScriptedService(REGISTRY), { era });
    const { tools } = await client.listTools();
    expect(names(tools)).toEqual([
      'search',
      'scrape',
      'research',
      'research_start',
      'research_status',
      'research_cancel',
      'build',
      'build_status',
      'build_wait',
      'get_credits',
      'get_receipt',
    ]);
    for (const tool of tools) {
      expect(tool.title, tool.name).toBeTruthy();
      expect(tool.inputSchema.type, tool.name).toBe('object');
      expect(tool.annotations, tool.name).toMatchObject({
        title: expect.any(String),
        idempotentHint: expect.any(Boolean),
      });
    }
  });

  it('return data, the same as text, and the cost', async () => {
    const service = new ScriptedService(REGISTRY).on('POST /v1/agent', () =>
      success({ results: ['one'] }, { credits: 1 }),
    );
    const client = await connected(service, { era });
    await client.listTools();
    const result = await client.callTool({ name: 'search', arguments: { query: 'x' } });
    expect(result).toMatchObject({
      structuredContent: { results: ['one'] },
      content: [
        { type: 'text', text: '{"results":["one"]}' },
        { type: 'text', text: 'Credits used: 1. Provider: brave. Request id: req-1.' },
      ],
      _meta: { 'dev.capstan/credits_used': 1, 'dev.capstan/request_id': 'req-1' },
    });
    const [request] = service.requestsTo('POST /v1/agent');
    expect(request?.body).toEqual({ capability: 'search', params: { query: 'x' } });
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.stringify(result)).not.toContain(SECRET);
  });

  it('return a failure as a result, with category, wait and alternative', async () => {
    const service = new ScriptedService(REGISTRY).on('POST /v1/agent', () =>
      problem(429, {
        type: 'http://service.test/errors/rate-limited',
        title: 'Rate limit exceeded',
        detail: 'Sixty a minute.',
        is_retriable: true,
        retry_after_seconds: 7,
        alternative_action: 'Wait.',
        error_category: 'transient',
      }),
    );
    const client = await connected(service, { era });
    // The official client validates structured content against the output schema, which it reads here.
    await client.listTools();
    const result = await client.callTool({ name: 'search', arguments: {} });
    expect(result.isError).toBe(true);
    const failure = {
      category: 'transient',
      is_retriable: true,
      retry_after_seconds: 7,
      alternative_action: 'Wait.',
      request_id: 'req-failed',
      title: 'Rate limit exceeded',
      detail: 'Sixty a minute.',
      slug: 'rate-limited',
      status: 429,
    };
    expect(result._meta?.['dev.capstan/error']).toMatchObject(failure);
    const [said, asJson] = result.content as { text: string }[];
    expect(said?.text).toContain('Rate limit exceeded: Sixty a minute.');
    expect(said?.text).toContain('What to do: Wait.');
    expect(said?.text).toContain('in 7 seconds');
    const structured: unknown = era === 'modern' ? result.structuredContent : JSON.parse(asJson?.text ?? '');
    expect(structured).toMatchObject(failure);
  });

  it('report invalid arguments by the names of the tool', async () => {
    const service = new ScriptedService(REGISTRY).on('POST /v1/agent', () =>
      problem(400, { errors: [{ path: 'params.query', message: 'must be a string' }] }),
    );
    const client = await connected(service, { era });
    const ofService = await client.callTool({ name: 'search', arguments: { query: 4 } });
    expect(ofService).toMatchObject({ isError: true });
    expect(JSON.stringify(ofService.content)).toContain('- query: must be a string');
    const own = await client.callTool({ name: 'get_receipt', arguments: { request: 'x' } });
    expect(own).toMatchObject({ isError: true });
    expect(JSON.stringify(own.content)).toContain('- request_id: ');
  });

  it('that do not exist are a protocol error', async () => {
    const client = await connected(new ScriptedService(REGISTRY), { era });
    await expect(client.callTool({ name: 'nonsense', arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
  });

  it('are never silently empty', async () => {
    const service = new ScriptedService(REGISTRY).on(
      'GET /v1/tools',
      () => new Response('<html>', { status: 502 }),
    );
    const client = await connected(service, { era });
    await expect(client.listTools()).rejects.toThrow(/status 502.*base URL/s);
    const result = await client.callTool({ name: 'search', arguments: {} });
    expect(result).toMatchObject({ isError: true });
    service.on(
      'GET /v1/tools',
      () => new Response('{"tools":[]}', { headers: { 'content-type': 'application/json' } }),
    );
    await expect(client.listTools()).rejects.toThrow(/lists no tool/);
  });
});

describe('a call', () => {
  it('passes on its trace, and the name from its client', async () => {
    const service = new ScriptedService(REGISTRY).on('POST /v1/agent', () => success({ results: [] }));
    const client = await connected(service);
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const _meta = { traceparent, tracestate: 'x=1', 'dev.capstan/idempotency_key': 'mine' };
    await client.callTool({ name: 'search', arguments: {}, _meta });
    const [request] = service.requestsTo('POST /v1/agent');
    expect(request?.headers.get('traceparent')).toBe(traceparent);
    expect(request?.headers.get('tracestate')).toBe('x=1');
    expect(request?.headers.get('idempotency-key')).toBe('mine');
    await client.callTool({ name: 'search', arguments: {}, _meta: { traceparent: 'x\r\nevil: 1' } });
    expect(service.requestsTo('POST /v1/agent')[1]?.headers.has('traceparent')).toBe(false);
  });

  it('returns an image as an image', async () => {
    const shot = { image_base64: 'aGk=', media_type: 'image/png', results: [] };
    const service = new ScriptedService(REGISTRY).on('POST /v1/agent', () => success(shot));
    const client = await connected(service);
    const { content } = await client.callTool({ name: 'scrape', arguments: {} });
    expect(content).toContainEqual({ type: 'image', data: 'aGk=', mimeType: 'image/png' });
    expect(JSON.stringify(content).match(/aGk=/g)).toHaveLength(1);
  });

  it('is aborted at the service when the client aborts it', async () => {
    let isAborted: Promise<void> | undefined;
    const service = new ScriptedService(REGISTRY).on('POST /v1/agent', ({ signal }) => {
      isAborted = new Promise((resolve) => signal?.addEventListener('abort', () => resolve()));
      return new Promise<Response>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
    const client = await connected(service);
    const controller = new AbortController();
    const call = client.callTool({ name: 'search', arguments: {} }, { signal: controller.signal });
    await expect.poll(() => service.requestsTo('POST /v1/agent').length).toBe(1);
    controller.abort();
    await expect(call).rejects.toThrow(/abort/i);
    await isAborted;
  });
});

describe('many tools', () => {
  const LARGE = largeRegistry(500);

  it('are listed as a core within the limit, and the entry points to the others', async () => {
    const client = await connected(new ScriptedService([...REGISTRY, ...LARGE]));
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(32);
    expect(names(tools)).toEqual(expect.arrayContaining(['search', 'research', 'get_credits']));
    expect(names(tools).slice(-2)).toEqual(['find_tools', 'call_tool']);
    expect(names((await client.listTools()).tools)).toEqual(names(tools));
  });

  it('are found by their purpose, with their arguments, and called', async () => {
    const service = new ScriptedService(LARGE).on('POST /v1/agent', () => success({ results: ['bonjour'] }));
    const client = await connected(service);
    const found = await client.callTool({
      name: 'find_tools',
      arguments: { query: 'translation of a document' },
    });
    const { tools } = found.structuredContent as { tools: { name: string; inputSchema: object }[] };
    expect(tools[0]).toMatchObject({ name: 'translate_document', inputSchema: { type: 'object' } });
    const called = await client.callTool({
      name: 'call_tool',
      arguments: { name: 'translate_document', arguments: { query: 'x' } },
    });
    expect(called.structuredContent).toEqual({ results: ['bonjour'] });
    expect(service.requestsTo('POST /v1/agent')[0]?.body).toEqual({
      capability: 'translate_document',
      params: { query: 'x' },
    });
  });

  it('that do not exist cause a hint to search first', async () => {
    const client = await connected(new ScriptedService(LARGE));
    const result = await client.callTool({ name: 'call_tool', arguments: { name: 'nonsense' } });
    expect(result).toMatchObject({ isError: true });
    expect(JSON.stringify(result.content)).toContain('find_tools');
    const none = await client.callTool({ name: 'find_tools', arguments: { query: 'zzzz' } });
    expect(none.structuredContent).toMatchObject({ tools: [], next: expect.stringContaining('other words') });
  });
});

describe('a selection of tools', () => {
  it('is set by the URL or the configuration', async () => {
    const service = new ScriptedService(REGISTRY);
    const byAddress = await connected(service, { path: '/mcp?tools=scrape,search' });
    expect(names((await byAddress.listTools()).tools)).toEqual(['search', 'scrape']);
    await expect(byAddress.callTool({ name: 'build', arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
    const configured = await connected(service, { tools: ['search', 'no_such'] });
    expect(names((await configured.listTools()).tools)).toEqual(['search']);
  });

  it('without any existing tool reports the available ones', async () => {
    const client = await connected(new ScriptedService(REGISTRY), { tools: ['no_such'] });
    await expect(client.listTools()).rejects.toThrow(/no_such.*Available: search, scrape/);
  });
});

describe('the list of tools', () => {
  it('states its lifetime, the same for all clients', async () => {
    const handler = handlerOf(new ScriptedService(REGISTRY));
    const { result } = await sent(handler, 'tools/list', {});
    expect(result).toMatchObject({ resultType: 'complete', ttlMs: 60_000, cacheScope: 'public' });
  });

  it('is read once for many clients', async () => {
    const service = new ScriptedService(REGISTRY);
    const handler = handlerOf(service);
    await Promise.all(Array.from({ length: 20 }, () => sent(handler, 'tools/list', {})));
    expect(service.requestsTo('GET /v1/tools')).toHaveLength(1);
  });
});
