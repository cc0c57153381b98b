import { describe, expect, it } from 'vitest';
import { connected, handlerOf, sent } from './fixtures/connected.js';
import { COMPLETED, REGISTRY, run } from './fixtures/registry.js';
import { ScriptedService, events, problem, success } from './fixtures/scripted-service.js';

const ID = '6a6f0f5e-0000-4000-8000-000000000001';
const TASKS = { extensions: { 'io.modelcontextprotocol/tasks': {} } };

const build = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  execution_id: ID,
  company_id: 'company-1',
  site_id: 'site-1',
  is_new_site: true,
  status: 'running',
  phase: 'building',
  builder: null,
  stream_url: `/cloud-build/${ID}/stream`,
  prompt: 'A site',
  created_at: '2026-11-22T00:00:00Z',
  finished_at: null,
  ...fields,
});

/** A service with a run that starts, is followed and ends. */
const researching = (ended: object = COMPLETED): ScriptedService =>
  new ScriptedService(REGISTRY)
    .on('POST /v1/research', () => success(run(), { status: 202 }))
    .on(`GET /v1/research/${ID}`, () => success(ended))
    .on(`GET /v1/research/${ID}/stream`, () =>
      events(
        { kind: 'research.started', data: { query: 'Why?', depth: 'standard' } },
        { kind: 'search.completed', data: { query: 'why', source_type: 'web', found: 3 } },
        { kind: 'source.found', data: { title: 'A page', domain: 'a.test' } },
        { kind: 'plan.created', data: {} },
        { kind: 'research.completed', data: {} },
      ),
    );

describe.each(['modern', 'legacy'] as const)('research in the %s revision', (era) => {
  it('is awaited, and reports its progress', async () => {
    const service = researching();
    const client = await connected(service, { era });
    await client.listTools();
    const reports: { progress: number; message?: string }[] = [];
    const result = await client.callTool(
      { name: 'research', arguments: { query: 'Why?' } },
      { onprogress: (progress) => reports.push(progress) },
    );
    expect(reports.map(({ message }) => message)).toEqual([
      'The research has started',
      'Searched “why”: 3 found',
      'Read “A page” (a.test)',
    ]);
    expect(reports.map(({ progress }) => progress)).toEqual([1, 2, 3]);
    expect(result.structuredContent).toEqual({ report: { title: 'Because' }, sources: [] });
    expect(result._meta).toMatchObject({ 'dev.capstan/credits_used': 10 });
    expect(result.content).toContainEqual(
      expect.objectContaining({ type: 'resource_link', uri: `capstan://research/${ID}/report` }),
    );
  });

  it('that failed returns the reason', async () => {
    const failure = {
      type: 'http://service.test/errors/providers-failed',
      title: 'All providers failed',
      detail: 'None answered.',
      is_retriable: true,
      retry_after_seconds: 30,
      alternative_action: 'Try later.',
      error_category: 'transient',
      status: 502,
    };
    const client = await connected(researching(run({ status: 'failed', failure })), { era });
    const result = await client.callTool({ name: 'research', arguments: { query: 'Why?' } });
    expect(result.isError).toBe(true);
    expect(result._meta?.['dev.capstan/error']).toMatchObject({
      slug: 'providers-failed',
      category: 'transient',
      retry_after_seconds: 30,
    });
  });

  it('is started, polled and canceled by clients that cannot wait', async () => {
    const service = researching()
      .on(`GET /v1/research/${ID}`, () => success(run()))
      .on(`DELETE /v1/research/${ID}`, () => success(run({ status: 'cancelled' })));
    const client = await connected(service, { era });
    await client.listTools();
    const begun = await client.callTool({ name: 'research_start', arguments: { query: 'Why?' } });
    expect(begun.structuredContent).toMatchObject({ id: ID, status: 'running', poll_after_seconds: 5 });
    const asked = await client.callTool({ name: 'research_status', arguments: { id: ID } });
    expect(asked.structuredContent).toMatchObject({
      result: null,
      next: expect.stringContaining('research_status'),
    });
    const cancelled = await client.callTool({ name: 'research_cancel', arguments: { id: ID } });
    expect(cancelled.structuredContent).toMatchObject({ status: 'cancelled', poll_after_seconds: null });
    service.on(`GET /v1/research/${ID}`, () => success(COMPLETED));
    const done = await client.callTool({ name: 'research_status', arguments: { id: ID } });
    expect(done.structuredContent).toMatchObject({
      status: 'completed',
      result: { sources: [] },
      credits_used: 10,
    });
  });

  it('of another account is not found', async () => {
    const client = await connected(new ScriptedService(REGISTRY), { era });
    const result = await client.callTool({ name: 'research_status', arguments: { id: ID } });
    expect(result).toMatchObject({ isError: true, _meta: { 'dev.capstan/error': { slug: 'not-found' } } });
  });
});

describe('a research call that is aborted', () => {
  const giveUp = async (headers: Record<string, string> = {}): Promise<ScriptedService> => {
    const service = researching()
      .on('POST /v1/research', () => {
        const answer = success(run(), { status: 202 });
        return new Response(answer.body, {
          status: 202,
          headers: { 'content-type': 'application/json', ...headers },
        });
      })
      .on(`GET /v1/research/${ID}/stream`, ({ signal }) => neverResponding(signal))
      .on(`DELETE /v1/research/${ID}`, () => success(run({ status: 'cancelled' })));
    const client = await connected(service);
    const controller = new AbortController();
    const call = client.callTool({ name: 'research', arguments: {} }, { signal: controller.signal });
    await expect.poll(() => service.requestsTo(`GET /v1/research/${ID}/stream`).length).toBe(1);
    controller.abort();
    await expect(call).rejects.toThrow(/abort/i);
    return service;
  };

  it('cancels the run', async () => {
    const service = await giveUp();
    await expect.poll(() => service.requestsTo(`DELETE /v1/research/${ID}`).length).toBe(1);
  });

  it('cancels a run whose start was not answered yet', async () => {
    let answerStart: () => void = () => {};
    const service = researching()
      .on('POST /v1/research', ({ signal }) =>
        Promise.race([
          neverResponding(signal),
          new Promise<Response>((resolve) => {
            answerStart = () => resolve(success(run(), { status: 202 }));
          }),
        ]),
      )
      .on(`DELETE /v1/research/${ID}`, () => success(run({ status: 'cancelled' })));
    const client = await connected(service);
    const controller = new AbortController();
    const call = client.callTool({ name: 'research', arguments: {} }, { signal: controller.signal });
    await expect.poll(() => service.requestsTo('POST /v1/research').length).toBe(1);
    controller.abort();
    await expect(call).rejects.toThrow(/abort/i);
    answerStart();
    await expect.poll(() => service.requestsTo(`DELETE /v1/research/${ID}`).length).toBe(1);
  });

  it('does not cancel a run that an earlier call started', async () => {
    const service = await giveUp({ 'idempotent-replayed': 'true' });
    await expect
      .poll(() => service.requestsTo(`GET /v1/research/${ID}/stream`).at(-1)?.signal?.aborted)
      .toBe(true);
    expect(service.requestsTo(`DELETE /v1/research/${ID}`)).toEqual([]);
  });
});

const neverResponding = (signal: AbortSignal | undefined): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

describe('builds', () => {
  it('are followed with build_wait', async () => {
    let looks = 0;
    const service = new ScriptedService(REGISTRY)
      .on(`GET /v1/builds/${ID}`, () => {
        looks += 1;
        return success(looks === 1 ? build() : build({ status: 'completed', preview_url: 'http://p.test/' }));
      })
      .on(`GET /cloud-build/${ID}/stream`, () =>
        events(
          { kind: 'phase.changed', data: { phase: 'planning' } },
          { kind: 'step.started', data: { title: 'Lay out the home page' } },
          { kind: 'build.completed', data: {} },
        ),
      );
    const client = await connected(service);
    await client.listTools();
    const reports: (string | undefined)[] = [];
    const result = await client.callTool(
      { name: 'build_wait', arguments: { execution_id: ID } },
      { onprogress: ({ message }) => reports.push(message) },
    );
    expect(reports).toEqual(['Planning', 'Lay out the home page']);
    expect(result.structuredContent).toMatchObject({
      status: 'completed',
      poll_after_seconds: null,
      next: expect.stringContaining('http://p.test/'),
    });
  });

  it('that take longer than the maximum wait continue', async () => {
    const service = new ScriptedService(REGISTRY)
      .on(`GET /v1/builds/${ID}`, () => success(build()))
      .on(`GET /cloud-build/${ID}/stream`, ({ signal }) => neverResponding(signal));
    const client = await connected(service);
    const result = await client.callTool({
      name: 'build_wait',
      arguments: { execution_id: ID, max_wait_seconds: 1 },
    });
    expect(result.structuredContent).toMatchObject({ status: 'running', poll_after_seconds: 5 });
    expect(service.requestsTo(`POST /v1/builds/${ID}/stop`)).toEqual([]);
  });

  it('include the next step in their status', async () => {
    const service = new ScriptedService(REGISTRY).on('POST /v1/agent', () => success(build()));
    const client = await connected(service);
    const result = await client.callTool({ name: 'build_status', arguments: { execution_id: ID } });
    expect(result.structuredContent).toMatchObject({ next: expect.stringContaining('build_wait') });
  });
});

describe('tasks', () => {
  const handler = (service: ScriptedService) => handlerOf(service);
  const taskId = `research_${ID}`;

  it('are created for research if the client declared them', async () => {
    const service = researching();
    const created = await sent(
      handler(service),
      'tools/call',
      { name: 'research', arguments: {} },
      { ...TASKS, name: 'research' },
    );
    expect(created.result).toMatchObject({
      resultType: 'task',
      taskId,
      status: 'working',
      pollIntervalMs: 5000,
    });
    expect(created.result?.['ttlMs']).toBeGreaterThan(0);
    // Any process can answer: the job is found by its id alone.
    const got = await sent(handler(service), 'tasks/get', { taskId }, { ...TASKS, name: taskId });
    expect(got.result).toMatchObject({
      resultType: 'complete',
      taskId,
      status: 'completed',
      result: { structuredContent: { sources: [] } },
    });
  });

  it('are created for a build that is awaited', async () => {
    const service = new ScriptedService(REGISTRY)
      .on(`GET /v1/builds/${ID}`, () => success(build()))
      .on(`POST /v1/builds/${ID}/stop`, () => success({ message: 'stopped' }));
    const params = { name: 'build_wait', arguments: { execution_id: ID } };
    const created = await sent(handler(service), 'tools/call', params, { ...TASKS, name: 'build_wait' });
    expect(created.result).toMatchObject({ resultType: 'task', taskId: `build_${ID}`, status: 'working' });
    const name = `build_${ID}`;
    const stopped = await sent(handler(service), 'tasks/cancel', { taskId: name }, { ...TASKS, name });
    expect(stopped.result).toMatchObject({ resultType: 'complete' });
    expect(service.requestsTo(`POST /v1/builds/${ID}/stop`)).toHaveLength(1);
  });

  it('are never created for other tools', async () => {
    const { result } = await sent(
      handler(researching()),
      'tools/call',
      { name: 'research', arguments: {} },
      { name: 'research' },
    );
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: { sources: [] } });
    const refused = await sent(handler(researching()), 'tasks/get', { taskId }, { name: taskId });
    expect(refused.error).toMatchObject({ code: -32021 });
  });

  it('end with the outcome of the job', async () => {
    const failed = researching(run({ status: 'failed', failure: { title: 'No', detail: 'Nothing.' } }));
    expect(
      (await sent(handler(failed), 'tasks/get', { taskId }, { ...TASKS, name: taskId })).result,
    ).toMatchObject({
      status: 'completed',
      result: { isError: true },
    });
    const cancelled = researching(run({ status: 'cancelled' })).on(`DELETE /v1/research/${ID}`, () =>
      success(run({ status: 'cancelled' })),
    );
    await sent(handler(cancelled), 'tasks/cancel', { taskId }, { ...TASKS, name: taskId });
    expect(cancelled.requestsTo(`DELETE /v1/research/${ID}`)).toHaveLength(1);
    const got = await sent(handler(cancelled), 'tasks/get', { taskId }, { ...TASKS, name: taskId });
    expect(got.result).toMatchObject({ status: 'cancelled' });
    expect(got.result).not.toHaveProperty('result');
  });

  it.each(['tasks/get', 'tasks/update', 'tasks/cancel'])(
    'that do not exist are an error of %s',
    async (method) => {
      const service = new ScriptedService(REGISTRY);
      for (const unknown of [taskId, 'nonsense', `build_${ID}`, 'research_../keys']) {
        const params = { taskId: unknown, inputResponses: {} };
        const { error } = await sent(handler(service), method, params, { ...TASKS, name: unknown });
        expect(error, unknown).toMatchObject({ code: -32602, message: `Unknown task: ${unknown}` });
      }
    },
  );

  it('distinguish errors of the service from unknown tasks', async () => {
    const service = new ScriptedService(REGISTRY).on(`GET /v1/research/${ID}`, () =>
      problem(503, { error_category: 'transient', is_retriable: true, retry_after_seconds: 3 }),
    );
    const { error } = await sent(handler(service), 'tasks/get', { taskId }, { ...TASKS, name: taskId });
    expect(error).toMatchObject({ code: -32603, data: { retry_after_seconds: 3 } });
  });
});
